import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { daysBetween } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { TicketFacts } from '../../../shared/visits/ticket-facts.tsx';
import { useVisitName } from '../../../shared/visits/use-visit-name.ts';
import { useWithWhom } from '../../../shared/visits/use-with-whom.ts';
import { VisitTicket } from '../../../shared/visits/visit-ticket.tsx';
import styles from './next-visit-card.module.css';
import { CancelButton, usePanel, VisitPanels, VisitTiles } from './visit-panels.tsx';
import { DaysLeft, SameTime, VisitStatus } from './visit-tags.tsx';

type NextVisitCardProps = {
  reservation: Reservation;
  /** Whether another visit of the same client is at that time too. */
  isDouble?: boolean;
};

/** The visit that comes next, as a ticket with what one does with it. */
export function NextVisitCard({ reservation, isDouble = false }: NextVisitCardProps) {
  const { t } = useTranslation('visits');
  const format = useFormat();
  const name = useVisitName()(reservation);
  const [panel, setPanel] = usePanel();
  const { reservationDate, status, totalPrice } = reservation;
  const withWhom = useWithWhom()(reservation);
  const daysLeft = useSalonClock((now) => now && daysBetween(now.date, reservationDate.dateReserved));
  return (
    <article aria-label={name}>
      <VisitTicket
        reservation={reservation}
        tags={
          <>
            {daysLeft !== null && <DaysLeft count={daysLeft} />}
            <VisitStatus status={status} />
            {isDouble && <SameTime />}
          </>
        }
      >
        <TicketFacts visit={reservation} withWhom={withWhom}>
          <p>
            <span className="num nowrap">{format.price(totalPrice)}</span> {t('payable')}
          </p>
        </TicketFacts>
        <VisitTiles reservation={reservation} onMove={() => setPanel('move')} onDetails={() => setPanel('details')} />
        <div className={styles.cancel}>
          <CancelButton reservation={reservation} onAsk={() => setPanel('cancel')} />
        </div>
      </VisitTicket>
      <VisitPanels reservation={reservation} open={panel} onOpen={setPanel} />
    </article>
  );
}
