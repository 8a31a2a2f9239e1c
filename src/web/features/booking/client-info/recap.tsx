import { CalendarDays, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cartTotals, isEstimated } from '#domain/cart/cart.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useChosenAddress } from '../../../shared/booking/use-chosen-address.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { Card } from '../../../ui/content/card.tsx';
import { selectCart } from '../cart/slice.ts';
import { TextInLanguage } from '../text-in-language.tsx';
import styles from './recap.module.css';

/** The booking so far on a small card: where, when, what and how much. */
export function Recap() {
  const { t } = useTranslation('booking');
  const { date, time, money } = useFormat();
  const cart = useAppSelector(selectCart);
  const address = useChosenAddress();
  const nameOf = useServiceNames();
  const { reservationDate } = cart;
  return (
    <Card as="aside" aria-label={t('recap.label')} tone="nacre" className={styles.recap}>
      <dl className={styles.facts}>
        {address && (
          <div>
            <dt>
              <MapPin aria-hidden="true" /> {t('recap.place')}
            </dt>
            <dd>{address.name}</dd>
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
        <span>{t(isEstimated(cart) ? 'totals.estimate' : 'totals.total')}</span>
        <span className="num">{money(cartTotals(cart).totalCents)}</span>
      </p>
    </Card>
  );
}
