import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { wayOn } from '#domain/booking/booking-steps.ts';
import { addToCart } from '#domain/cart/cart.ts';
import { centsOf, effectivePrice, isEstimate, taxedPrice, totals } from '#domain/pricing.ts';
import { serviceDescription, serviceName } from '#domain/services/service-texts.ts';
import { problemOf } from '../../../api/problem.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Literal, useLiteral } from '../../../i18n/literal.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { PriceWithTaxes } from '../../../shared/services/price-with-taxes.tsx';
import { ServiceFacts } from '../../../shared/services/service-facts.tsx';
import { ServicePicture } from '../../../shared/services/service-picture.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type PublicService, usePublicServiceQuery } from '../../services/api.ts';
import { RemovalDialog } from '../cart/removal-dialog.tsx';
import { quantitySet, selectCart, serviceAdded, serviceChosen } from '../cart/slice.ts';
import { TotalsLines } from '../cart/totals-lines.tsx';
import { useRemoveLine } from '../cart/use-remove-line.ts';
import { FootBar } from '../frame/action-bar.tsx';
import { BookingPage } from '../frame/booking-page.tsx';
import { RedirectWithNotice } from '../frame/redirect-notices.tsx';
import { STEP_PATHS } from '../frame/step-paths.ts';
import { useChosenTime } from '../frame/way-on.ts';
import styles from './single-service-page.module.css';

/** Reviews one service: that of the URL, or the one chosen before; without either it redirects to the services. */
export function SingleServicePage() {
  const { serviceId } = useParams();
  const chosen = useAppSelector(selectCart).reservationService?.serviceId;
  // Cancelling drops the chosen service and navigates away: until then, the page stays as it is.
  const [chosenAtFirst] = useState(chosen);
  const id = serviceId ?? chosen ?? chosenAtFirst;
  return id ? <ChosenServicePage key={id} id={id} /> : <RedirectWithNotice notice="noService" />;
}

/** Shows the service and stores it as chosen; one that is no longer offered redirects to the services. */
function ChosenServicePage({ id }: { id: string }) {
  const { t } = useTranslation(['booking', 'common']);
  const dispatch = useAppDispatch();
  const formId = useId();
  const { data: service, error, refetch } = usePublicServiceQuery(id);
  const line = useAppSelector(selectCart).cardItems.find(({ serviceId }) => serviceId === id);
  const [picked, setPicked] = useState<number | null>(null);
  const qty = Math.min(picked ?? line?.qty ?? 1, service?.capacity ?? 1);
  const chosenId = service?.id;

  useEffect(() => {
    if (chosenId) dispatch(serviceChosen(chosenId));
  }, [chosenId, dispatch]);

  if (problemOf(error).status === 404) return <RedirectWithNotice notice="serviceGone" />;
  return (
    <BookingPage
      step="service"
      title={t('heading.service')}
      lead={<p>{t('single.lead')}</p>}
      bar={service && <ReviewBar formId={formId} priced={pricedAs(service, qty)} />}
    >
      {service && (
        <div className={styles.columns}>
          <About service={service} />
          <ServiceReview formId={formId} service={service} qty={qty} onPick={setPicked} />
        </div>
      )}
      {!service && !error && <Loading label={t('common:loading')} />}
      {!service && error && <LoadFailure error={error} onRetry={refetch} />}
    </BookingPage>
  );
}

function pricedAs(service: PublicService, qty: number) {
  return { unitCents: centsOf(effectivePrice(service)), qty, priceType: service.priceType };
}

/** The price with its taxes, and 'Confirmer et continuer'. */
function ReviewBar({ formId, priced }: { formId: string; priced: ReturnType<typeof pricedAs> }) {
  return (
    <FootBar
      text={<PriceWithTaxes price={taxedPrice([priced])} isStacked />}
      action={
        <Button type="submit" form={formId}>
          <Literal id="confirmAndContinue" />
        </Button>
      }
    />
  );
}

function About({ service }: { service: PublicService }) {
  const language = useLanguage();
  return (
    <div className={styles.about}>
      <div className={styles.picture}>
        <ServicePicture service={{ ...service, serviceId: service.id }} crop="wide" sizes="640px" loading="eager" />
      </div>
      <TextInLanguage text={serviceName(service, language)} as="h2" />
      <ServiceFacts service={service} />
      <TextInLanguage text={serviceDescription(service, language)} as="p" className={styles.words} />
    </div>
  );
}

type ServiceReviewProps = {
  formId: string;
  service: PublicService;
  qty: number;
  onPick: (qty: number) => void;
};

/** The number of people and the price, then on to the date; or removes the service. */
function ServiceReview({ formId, service, qty, onPick }: ServiceReviewProps) {
  const { t } = useTranslation(['booking', 'common']);
  const literal = useLiteral();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const time = useChosenTime();
  const cart = useAppSelector(selectCart);
  const line = cart.cardItems.find(({ serviceId }) => serviceId === service.id);
  const choices = Array.from({ length: service.capacity }, (_, index) => `${index + 1}`);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The time is known for the cart as it is, not for another number of people.
    const { to } = wayOn('cart', addToCart(cart, service), line?.qty === qty ? time : 'unknown');
    dispatch(line ? quantitySet({ serviceId: service.id, qty }) : serviceAdded({ service, qty }));
    void navigate(STEP_PATHS[to]);
  };

  return (
    <Card as="section" padding="large" aria-label={t('single.price')}>
      <form id={formId} className={styles.review} onSubmit={handleSubmit}>
        <ServicePrice service={service} />
        <SelectField
          label={t('single.people')}
          value={`${qty}`}
          options={choices.map((value) => ({ value, label: value }))}
          onChange={({ target }) => onPick(Number(target.value))}
        />
        <TextField label={literal('promoCode')} note={t('single.promoSoon')} disabled />
        <TotalsLines totals={totals([pricedAs(service, qty)])} isEstimate={isEstimate(service.priceType)} />
        <p className="small muted">{t('common:payNote')}</p>
        <OtherLines count={cart.cardItems.length - (line ? 1 : 0)} />
        <CancelReview service={service} />
      </form>
    </Card>
  );
}

/** Says that the booking will contain other services too, so that its total surprises nobody. */
function OtherLines({ count }: { count: number }) {
  const { t } = useTranslation('booking');
  if (count === 0) return null;
  return (
    <p className="small">
      {t('single.others', { count })} <Link to={paths.cart}>{t('single.seeCart')}</Link>
    </p>
  );
}

/** 'Annuler': asks, then removes the service and returns to the others. */
function CancelReview({ service }: { service: PublicService }) {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const remove = useRemoveLine();
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);

  const handleConfirm = () => {
    void navigate(paths.bookingServices);
    remove(service.id);
    dispatch(serviceChosen(null));
  };

  return (
    <>
      <Button variant="quiet" fullWidth onClick={() => setIsAsking(true)}>
        <Literal id="cancel" />
      </Button>
      <RemovalDialog open={isAsking} onKeep={() => setIsAsking(false)} onConfirm={handleConfirm}>
        <p>{t('single.cancelAsk', { name: serviceName(service, language).text })}</p>
      </RemovalDialog>
    </>
  );
}
