import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations.ts';
import { useLiteral } from '../../i18n/literal.tsx';
import { useFormat } from '../../i18n/use-language.ts';
import styles from './day-sheet.module.css';
import { STATUS_LITERALS } from './status-literals.ts';
import { timesText } from './visit-words.tsx';

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
  return (
    <tr>
      <td className="num nowrap">{format.time(reservationDate.timeReserved)}</td>
      <th scope="row">{info.client}</th>
      <td className="num">{info.phoneIsDefault ? t('noPhone') : format.phone(info.phone)}</td>
      <td>{services.map(({ titre, qty }) => timesText(titre, qty)).join(', ')}</td>
      <td className="num nowrap">{format.duration(minutes)}</td>
      <td>{performer}</td>
      <td>{info.comment}</td>
      <td className="nowrap">
        {status === 'pending' ? <span aria-hidden="true" className={styles.box} /> : literal(STATUS_LITERALS[status])}
      </td>
    </tr>
  );
}
