import type { ReactNode } from 'react';
import type { LinkedVisit } from '#contract/schemas/visit-links.ts';
import { useSalon } from '../../features/settings/api.ts';
import { BookedServices } from './booked-services.tsx';
import styles from './ticket-facts.module.css';

type TicketFactsProps = {
  visit: Pick<LinkedVisit, 'reservationServices' | 'reservationLocation'>;
  withWhom: string | null;
  /** What else there is to say. */
  children?: ReactNode;
};

/** What is booked, with whom and where, at the head of the ticket of a visit. */
export function TicketFacts({ visit, withWhom, children }: TicketFactsProps) {
  const { reservationServices, reservationLocation } = visit;
  const location = useSalon()?.locations.find(({ code }) => code === reservationLocation.locationReserved);
  return (
    <div className={styles.facts}>
      <h2 className={styles.services}>
        <BookedServices lines={reservationServices} />
      </h2>
      {withWhom && <p>{withWhom}</p>}
      {location && (
        <p>
          {location.name} · {location.street}
        </p>
      )}
      {children}
    </div>
  );
}
