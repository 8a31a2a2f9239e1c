import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Address } from '#contract/schemas/settings.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useEndText } from '../../../shared/booking/use-end-text.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { DateLeaf, Ticket } from '../../../ui/content/ticket.tsx';
import { TextInLanguage } from '../text-in-language.tsx';
import styles from './confirmation-page.module.css';

/** A booked visit on a ticket: the day as a leaf of a calendar, then time, place, services and total. */
export function ReservationTicket({ reservation, address }: { reservation: Reservation; address: Address }) {
  const { t } = useTranslation(['booking', 'order']);
  const format = useFormat();
  const endText = useEndText();
  const nameOf = useServiceNames();
  const { dateReserved, timeReserved } = reservation.reservationDate;
  return (
    <Ticket
      stub={
        <DateLeaf
          dateTime={dateReserved}
          weekday={format.date(dateReserved, 'weekday')}
          day={String(Number(dateReserved.slice(8)))}
          month={format.date(dateReserved, 'month')}
        />
      }
    >
      <div className={styles.ticket}>
        <p className="num">
          <strong>
            <time dateTime={`${dateReserved}T${timeReserved}`}>{format.time(timeReserved)}</time>
          </strong>{' '}
          {t('order:confirmed.until', { time: endText(timeReserved, reservation.endTime) })}
        </p>
        <p>
          <strong>{address.name}</strong>
          <br />
          {address.street}, {address.city}
        </p>
        <ul className={styles.lines}>
          {reservation.reservationServices.map((line) => (
            <li key={line.serviceId ?? line.titre}>
              <TextInLanguage text={nameOf(line)} /> <span className="num">× {line.qty}</span>
            </li>
          ))}
        </ul>
        <p className="num">
          <strong>{format.price(reservation.totalPrice)}</strong>{' '}
          <span className={styles.quiet}>{t('order:confirmed.payable')}</span>
        </p>
      </div>
    </Ticket>
  );
}
