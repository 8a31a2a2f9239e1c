import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Ticket } from '../../ui/content/ticket.tsx';
import { useEndText } from '../booking/use-end-text.ts';
import { ServicePicture } from '../services/service-picture.tsx';

type VisitTicketProps = {
  reservation: Pick<Reservation, 'reservationDate' | 'endTime' | 'reservationServices'>;
  tags?: ReactNode;
  isTorn?: boolean;
  children: ReactNode;
};

/** A visit as a ticket: its day, when it begins and about ends, the picture of its first service, then `children`. */
export function VisitTicket({ reservation, tags, isTorn, children }: VisitTicketProps) {
  const { t } = useTranslation('visits');
  const format = useFormat();
  const endText = useEndText();
  const { dateReserved, timeReserved } = reservation.reservationDate;
  const [first] = reservation.reservationServices;
  return (
    <Ticket
      day={{
        dateTime: dateReserved,
        weekday: format.date(dateReserved, 'weekday'),
        number: String(Number(dateReserved.slice(8))),
        month: format.date(dateReserved, 'monthName'),
        year: dateReserved.slice(0, 4),
      }}
      time={<time dateTime={`${dateReserved}T${timeReserved}`}>{format.time(timeReserved)}</time>}
      until={t('until', { time: endText(timeReserved, reservation.endTime) })}
      picture={first && <ServicePicture service={first} crop="arch" sizes="184px" loading="eager" />}
      tags={tags}
      {...(isTorn && { isTorn })}
    >
      {children}
    </Ticket>
  );
}
