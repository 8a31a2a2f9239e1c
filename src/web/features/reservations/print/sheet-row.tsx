import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { timesText } from '../row/visit-words.tsx';
import styles from './day-sheet.module.css';

/** A longer note has a line of its own: in its narrow column it would take half a page. */
const SHORT_NOTE = 12;
const COLUMNS_AFTER_TIME = 7;

/** One visit on the sheet, with a box to tick, or the word of where it stands once it has begun. */
export function SheetRow({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const format = useFormat();
  const literal = useLiteral();
  const {
    status,
    reservationDate,
    reservationClientInfo: info,
    reservationServices: services,
    performer,
  } = reservation;
  const minutes = services.reduce((sum, line) => sum + line.minutes, 0);
  const hasLongNote = [...info.comment].length > SHORT_NOTE;
  return (
    <>
      <tr className={hasLongNote ? styles.noted : undefined}>
        <td className="num nowrap">{format.time(reservationDate.timeReserved)}</td>
        <th scope="row">{info.client}</th>
        <td className="num nowrap">{info.phoneIsDefault ? t('noPhone') : format.phone(info.phone)}</td>
        <td>{services.map(({ titre, qty }) => timesText(titre, qty)).join(', ')}</td>
        <td className="num nowrap">{format.duration(minutes)}</td>
        <td>{performer}</td>
        <td>{!hasLongNote && info.comment}</td>
        <td className="nowrap">
          {status === 'pending' ? <span aria-hidden="true" className={styles.box} /> : literal(STATUS_LITERALS[status])}
        </td>
      </tr>
      {hasLongNote && (
        <tr>
          <td />
          <td colSpan={COLUMNS_AFTER_TIME}>{info.comment}</td>
        </tr>
      )}
    </>
  );
}
