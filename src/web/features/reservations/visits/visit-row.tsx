import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { ServicePicture } from '../../../shared/services/service-picture.tsx';
import { BookedServices } from '../../../shared/visits/booked-services.tsx';
import { useWithWhom } from '../../../shared/visits/use-with-whom.ts';
import { useSalon } from '../../settings/api.ts';
import { usePanel, VisitPanels } from './visit-panels.tsx';
import styles from './visit-row.module.css';

type VisitRowProps = {
  reservation: Reservation;
  /** When it is, which names it. */
  name: string;
  /** The heading that it has where the list stands. */
  heading: 'h2' | 'h3';
  /** Chips under its words. */
  tags?: ReactNode;
  /** What may be done with it at once. */
  children?: ReactNode;
};

/** One visit of a list: its picture, when, what and where. Pressed anywhere it opens everything about it. */
export function VisitRow({ reservation, name, heading: Heading, tags, children }: VisitRowProps) {
  const salon = useSalon();
  const withWhom = useWithWhom()(reservation);
  const [panel, setPanel] = usePanel();
  const { reservationLocation, reservationServices, status } = reservation;
  const [first] = reservationServices;
  const location = salon?.locations.find(({ code }) => code === reservationLocation.locationReserved);
  return (
    <li className={styles.row}>
      <article aria-label={name} className={styles.visit}>
        <div className={styles.picture}>{first && <ServicePicture service={first} crop="square" sizes="60px" />}</div>
        <div className={styles.words}>
          <Heading className={styles.name} data-cancelled={status === 'cancel'}>
            <button type="button" aria-haspopup="dialog" className={styles.open} onClick={() => setPanel('details')}>
              {name}
            </button>
          </Heading>
          <p className={styles.what}>
            <BookedServices lines={reservationServices} />
            {location && ` · ${location.name}`}
            {withWhom && ` · ${withWhom}`}
          </p>
          {tags && <div className={styles.tags}>{tags}</div>}
        </div>
        <ChevronRight aria-hidden="true" className={styles.chevron} />
        {children && <div className={styles.actions}>{children}</div>}
      </article>
      <VisitPanels reservation={reservation} open={panel} onOpen={setPanel} />
    </li>
  );
}
