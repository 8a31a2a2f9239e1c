import { CalendarCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { badgeCount } from '#domain/cart/cart.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useAvailabilityQuery } from '../../availability/api.ts';
import styles from './next-opening.module.css';
import { selectCart } from './slice.ts';

/** For one person and one service, when the next place is: most visitors need to know no more. */
export function NextPlace() {
  const cart = useAppSelector(selectCart);
  const location = chosenLocation(cart);
  const [line] = cart.cardItems;
  if (location === null || line === undefined || badgeCount(cart) > 1 || !line.isOffered) return null;
  return <FirstFree location={location} serviceId={line.serviceId} />;
}

function FirstFree({ location, serviceId }: { location: LocationCode; serviceId: string }) {
  const { t } = useTranslation('booking');
  const { date, time } = useFormat();
  const { data } = useAvailabilityQuery({ location, lines: [{ serviceId, qty: 1 }] });
  const slot = data?.firstFree;
  if (!slot) return null;
  return (
    <p className={styles.next}>
      <CalendarCheck2 aria-hidden="true" />
      <span>
        {t('date.nextFree')}{' '}
        <time dateTime={`${slot.date}T${slot.time}`} className="num nowrap">
          {date(slot.date, 'short')}, {time(slot.time)}
        </time>
      </span>
    </p>
  );
}
