import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { visitOnBoardPath } from '../../../app/navigation.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import styles from './visits-hit.module.css';

type VisitsHitProps = {
  label: string;
  visits: readonly Reservation[];
  /** What else is worth knowing of a visit. */
  noteOf?: (visit: Reservation) => string;
  /** Whether the client's name leads to the visit on the board. */
  isLinked?: boolean;
};

/** Visits of a technician that a change hits, each with the phone to call. */
export function VisitsHit({ label, visits, noteOf = () => '', isLinked = false }: VisitsHitProps) {
  return (
    <ul aria-label={label} className={styles.visits}>
      {visits.map((visit) => (
        <VisitHit key={visit._id} visit={visit} note={noteOf(visit)} isLinked={isLinked} />
      ))}
    </ul>
  );
}

function VisitHit({ visit, note, isLinked }: { visit: Reservation; note: string; isLinked: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dateReserved: date, timeReserved } = visit.reservationDate;
  const { client, phone, phoneIsDefault } = visit.reservationClientInfo;
  return (
    <li className={styles.visit}>
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
}
