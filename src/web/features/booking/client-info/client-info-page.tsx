import { CalendarDays, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { firstMissingStep } from '#domain/booking/booking-steps.ts';
import { type Cart, type CartClientInfo, cartPrice, isEstimated, isGroup } from '#domain/cart/cart.ts';
import { selectUser } from '../../../api/session.ts';
import { resumeSession } from '../../../api/session-steps.ts';
import { loginPath } from '../../../app/navigation.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useAmountText } from '../../../shared/services/price-with-taxes.tsx';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { useGoOn } from '../../../shared/use-go-on.ts';
import { Card } from '../../../ui/content/card.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { useSalon } from '../../settings/api.ts';
import { clientInfoGiven, selectCart } from '../cart/slice.ts';
import { ActionBar } from '../frame/action-bar.tsx';
import { BookingPage } from '../frame/booking-page.tsx';
import { NOTICE_OF_STEP, RedirectWithNotice } from '../frame/redirect-notices.tsx';
import { useChosenLocation } from '../frame/use-chosen-location.ts';
import { ClientInfoForm } from './client-info-form.tsx';
import styles from './client-info-page.module.css';
import { useContactDefaults } from './known-contact.ts';

/** Step 5: the client's name and phone. Leads to the summary, or first to the login when nobody is logged in. */
export function ClientInfoPage() {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const goOn = useGoOn();
  const cart = useAppSelector(selectCart);
  const user = useAppSelector(selectUser);
  const defaults = useContactDefaults();
  const formId = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const missing = missingBeforeClientInfo(cart);
  if (missing) return <RedirectWithNotice notice={NOTICE_OF_STEP[missing]} />;

  const handleSubmit = async (info: CartClientInfo) => {
    dispatch(clientInfoGiven(info));
    setIsLeaving(true);
    const isLoggedIn = user !== null || (await dispatch(resumeSession()));
    await goOn(isLoggedIn ? paths.summary : loginPath(paths.summary));
    setIsLeaving(false);
  };

  return (
    <BookingPage
      step="client-info"
      title={t('heading.clientInfo')}
      bar={<ActionBar verb="validate" type="submit" form={formId} text={<ChosenSlot />} loading={isLeaving} />}
    >
      <div className={styles.columns}>
        <Card as="section" padding="large" aria-label={t('heading.clientInfo')}>
          {isGroup(cart) && <GroupNotice />}
          <ClientInfoForm
            id={formId}
            defaults={defaults}
            isLoggedIn={user !== null}
            onSubmit={handleSubmit}
            onLeave={(typed) => dispatch(clientInfoGiven(typed))}
          />
        </Card>
        <Recap />
      </div>
    </BookingPage>
  );
}

/** The chosen day and time, under the price. */
function ChosenSlot() {
  const format = useFormat();
  const { reservationDate: slot } = useAppSelector(selectCart);
  if (!slot) return null;
  return (
    <span className="num">
      {format.date(slot.dateReserved, 'short')}, {format.time(slot.timeReserved)}
    </span>
  );
}

/** Asks groups of four or more to phone; nothing is refused. */
function GroupNotice() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const salon = useSalon();
  if (!salon) return null;
  return (
    <InfoStrip>
      <p>{t('groups', { phone: format.phone(salon.phone) })}</p>
    </InfoStrip>
  );
}

/** The booking so far on a card: location, time, services and total. */
function Recap() {
  const { t } = useTranslation(['booking', 'common']);
  const { date, time } = useFormat();
  const amountText = useAmountText();
  const cart = useAppSelector(selectCart);
  const location = useChosenLocation();
  const nameOf = useServiceNames();
  const { reservationDate } = cart;
  return (
    <Card as="aside" aria-label={t('recap.label')} tone="pearl" className={styles.recap}>
      <dl className={styles.facts}>
        {location && (
          <div>
            <dt>
              <MapPin aria-hidden="true" /> {t('recap.location')}
            </dt>
            <dd>{location.name}</dd>
          </div>
        )}
        {reservationDate && (
          <div>
            <dt>
              <CalendarDays aria-hidden="true" /> {t('recap.date')}
            </dt>
            <dd>
              <time dateTime={`${reservationDate.dateReserved}T${reservationDate.timeReserved}`} className="num">
                {date(reservationDate.dateReserved)}, {time(reservationDate.timeReserved)}
              </time>
            </dd>
          </div>
        )}
      </dl>
      <ul className={styles.lines}>
        {cart.cardItems.map((line) => (
          <li key={line.serviceId}>
            <TextInLanguage text={nameOf(line)} />
            <span className="num nowrap">{t('recap.quantity', { count: line.qty })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>
          {t(isEstimated(cart) ? 'totals.estimate' : 'totals.total')}{' '}
          <span className={styles.taxes}>{t('common:price.withTaxes')}</span>
        </span>
        <span className="num nowrap">{amountText(cartPrice(cart))}</span>
      </p>
    </Card>
  );
}

/** The first missing step before the client's details, or null. */
function missingBeforeClientInfo(cart: Cart): 'service' | 'cart' | 'location' | 'date' | null {
  const missing = firstMissingStep(cart);
  return missing === 'service' || missing === 'cart' || missing === 'location' || missing === 'date' ? missing : null;
}
