import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { centsOf, effectivePrice, isEstimate, totals } from '#domain/pricing.ts';
import { serviceName } from '#domain/services/service-texts.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Literal, useLiteral } from '../../../i18n/literal.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { RemovalDialog } from '../../../shared/booking/removal-dialog.tsx';
import { TotalsLines } from '../../../shared/booking/totals-lines.tsx';
import { useRemoval } from '../../../shared/booking/use-removal.ts';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { PublicService } from '../../services/api.ts';
import { quantitySet, selectCart, serviceAdded, serviceHeld } from '../cart/slice.ts';
import styles from './service-review.module.css';

/** For how many, what it costs, and on to the date; or away with it (spec 2). */
export function ServiceReview({ service }: { service: PublicService }) {
  const { t } = useTranslation(['booking', 'common']);
  const literal = useLiteral();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { cardItems } = useAppSelector(selectCart);
  const line = cardItems.find(({ serviceId }) => serviceId === service.id);
  const [picked, setPicked] = useState<number | null>(null);
  const qty = Math.min(picked ?? line?.qty ?? 1, service.capacity);
  const choices = Array.from({ length: service.capacity }, (_, index) => `${index + 1}`);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(line ? quantitySet({ serviceId: service.id, qty }) : serviceAdded({ service, qty }));
    void navigate(paths.bookingDate);
  };

  return (
    <Card as="section" padding="large" aria-label={t('single.price')}>
      <form className={styles.review} onSubmit={handleSubmit}>
        <ServicePrice service={service} />
        <SelectField
          label={t('single.people')}
          value={`${qty}`}
          options={choices.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setPicked(Number(target.value))}
        />
        <TextField label={literal('promoCode')} note={t('single.promoSoon')} disabled />
        <TotalsLines
          totals={totals([{ unitCents: centsOf(effectivePrice(service)), qty }])}
          isEstimate={isEstimate(service.priceType)}
        />
        <p className="small muted">{t('common:payNote')}</p>
        <OtherLines count={cardItems.length - (line ? 1 : 0)} />
        <Button type="submit" wide>
          <Literal id="confirmAndContinue" />
        </Button>
        <CancelReview service={service} />
      </form>
    </Card>
  );
}

/** The order will hold these too: nobody should be surprised by the total at the end. */
function OtherLines({ count }: { count: number }) {
  const { t } = useTranslation('booking');
  if (count === 0) return null;
  return (
    <p className="small">
      {t('single.others', { count })} <Link to={paths.cart}>{t('single.seeCart')}</Link>
    </p>
  );
}

/** 'Annuler': asks, then takes the service away and leads back to the others. */
function CancelReview({ service }: { service: PublicService }) {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const remove = useRemoval();
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);

  const handleConfirm = () => {
    void navigate(paths.bookingServices);
    remove(service.id);
    dispatch(serviceHeld(null));
  };

  return (
    <>
      <Button look="quiet" wide onClick={() => setIsAsking(true)}>
        <Literal id="cancel" />
      </Button>
      <RemovalDialog open={isAsking} onKeep={() => setIsAsking(false)} onConfirm={handleConfirm}>
        <p>{t('single.cancelAsk', { name: serviceName(service, language).text })}</p>
      </RemovalDialog>
    </>
  );
}
