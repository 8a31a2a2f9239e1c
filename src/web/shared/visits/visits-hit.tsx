import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { visitOnBoardPath } from '../../app/navigation.ts';
import { useFormat } from '../../i18n/use-language.ts';
import styles from './visits-hit.module.css';

type VisitHit = Pick<Reservation, '_id' | 'reservationDate' | 'reservationClientInfo'>;

type VisitsHitProps<Visit> = {
  label: string;
  visits: readonly Visit[];
  /** What else is worth knowing of a visit. */
  noteOf?: (visit: Visit) => string;
  /** Whether the client's name leads to the visit on the board. */
  isLinked?: boolean;
};

/** Visits that a change hits, each with the phone to call. */
export function VisitsHit<Visit extends VisitHit>({ label, visits, noteOf, isLinked }: VisitsHitProps<Visit>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul aria-label={label} className={styles.visits}>
      {visits.map((visit) => {
        const { dateReserved: date, timeReserved } = visit.reservationDate;
        const { client, phone, phoneIsDefault } = visit.reservationClientInfo;
        const note = noteOf?.(visit);
        return (
          <li key={visit._id} className={styles.visit}>
            <span className="num">
              {format.date(date, 'short')}, {format.time(timeReserved)}
            </span>
            <strong>{isLinked ? <Link to={visitOnBoardPath({ _id: visit._id, date })}>{client}</Link> : client}</strong>
            <span className="num">
              {phoneIsDefault ? t('noPhone') : <a href={phoneLink(phone)}>{format.phone(phone)}</a>}
            </span>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
