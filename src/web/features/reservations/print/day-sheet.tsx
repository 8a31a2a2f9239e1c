import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { clockTime } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { useSalonName } from '../../../shared/use-salon-name.ts';
import { servedByText } from '../../../shared/visits/served-by-text.ts';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import { timesText } from '../row/visit-words.tsx';
import styles from './day-sheet.module.css';

type DaySheetProps = { code: LocationCode; date: string; reservations: readonly Reservation[] };

/** Room to write walk-ins by hand. */
const BLANK_ROWS = ['a', 'b', 'c', 'd'];
const COLUMNS = ['time', 'client', 'phone', 'services', 'duration', 'performer', 'note', 'done'] as const;

/** The day of one location as it is printed: black on white, words instead of chips, blank lines for walk-ins. */
export function DaySheet({ code, date, reservations }: DaySheetProps) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const locationOf = useLocationOf();
  const salonName = useSalonName();
  const now = useSalonNow();
  const name = locationOf(code)?.name ?? '';
  const expected = reservations.filter(({ status }) => holdsSeat(status));
  const cancelled = reservations.length - expected.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens it scrolls sideways, by keyboard too
    <section aria-labelledby={`sheet-${code}`} tabIndex={0} className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p>{salonName}</p>
          <h2 id={`sheet-${code}`}>{name}</h2>
        </div>
        <div className={styles.date}>
          <p className={styles.day}>{format.date(date, 'full')}</p>
          {now && <p className="num">{t('print.printedAt', { time: format.time(clockTime(now.minutes)) })}</p>}
        </div>
      </header>
      <table className={styles.table} aria-label={t('print.caption', { location: name, date: format.date(date) })}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {t(`print.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {expected.map((reservation) => (
            <SheetRow key={reservation._id} reservation={reservation} />
          ))}
          {BLANK_ROWS.map((row) => (
            <tr key={row} className={styles.blank}>
              {COLUMNS.map((column) => (
                <td key={column}>{column === 'done' && <span aria-hidden="true" className={styles.box} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={styles.foot}>
        <p>{cancelled > 0 && t('print.cancelled', { count: cancelled })}</p>
        <p>{t('print.confidential')}</p>
      </footer>
    </section>
  );
}

/** A longer note has a line of its own: in its narrow column it would take half a page. */
const SHORT_NOTE = 12;
const COLUMNS_AFTER_TIME = 7;

/** One visit on the sheet, with a box to tick, or the word of where it stands once it has begun. */
function SheetRow({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const format = useFormat();
  const literal = useLiteral();
  const { status, reservationDate, reservationClientInfo: info, reservationServices: services } = reservation;
  const performer = servedByText(reservation, useLanguage());
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
