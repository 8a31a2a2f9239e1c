import { useTranslation } from 'react-i18next';
import type { TechnicianView } from '#contract/schemas/technicians.ts';
import { freeMinutes } from '#domain/agenda/free-time.ts';
import { clockTime } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { TECHNICIAN_LACQUERS } from '../../../shared/team/technician-lacquers.ts';
import { TechnicianNail } from '../../../shared/team/technician-nail.tsx';
import { type AgendaColumn, standingCount } from '../agenda/agenda-columns.ts';
import { freeOf } from '../agenda/team-columns.ts';
import { usualLocation } from '../agenda/week-columns.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import styles from './column-head.module.css';

/** The head of a column: whose it is, from when to when, and how full her day is. */
export function ColumnHead({ column, name }: { column: AgendaColumn; name: string }) {
  const { t } = useTranslation('agenda');
  const { kind, pieces } = column;
  if (kind.what === 'seats') return <Words name={name} sub={t('seats', { count: kind.seats })} />;
  if (kind.what === 'unassigned') {
    return (
      <>
        <span className={`num ${styles.count}`}>{standingCount(column)}</span>
        <Words name={name} sub={t('toAssign')} isFolded={pieces.length === 0} />
      </>
    );
  }
  if (kind.shows === 'day') return <DayHead column={column} technician={kind.technician} />;
  return <TechnicianHead column={column} technician={kind.technician} absences={kind.absences} name={name} />;
}

/** The head of a day in somebody's week: how much is planned, and from when to when she is where. */
function DayHead({ column, technician }: { column: AgendaColumn; technician: TechnicianView }) {
  const { t } = useTranslation(['agenda', 'workday']);
  const format = useFormat();
  const locationOf = useLocationOf();
  const { date, location, open, pieces } = column;
  const time = (minute: number) => format.time(clockTime(minute));
  const hours = open.map(({ start, end }) => t('span', { from: time(start), to: time(end) })).join(', ');
  const isElsewhere = open.length > 0 && location !== usualLocation(technician);
  const place = isElsewhere ? locationOf(location)?.name : '';
  const planned = pieces
    .filter(({ visit }) => visit.status !== 'cancel')
    .reduce((sum, { start, end }) => sum + end - start, 0);
  return (
    <span className={styles.day}>
      <span className={styles.dayLine}>
        <strong className={styles.name}>{format.date(date, 'near')}</strong>{' '}
        {planned > 0 && <span className={`num ${styles.planned}`}>{format.duration(planned)}</span>}
      </span>
      <span className={`num ${styles.sub}`} data-elsewhere={isElsewhere}>
        {[place, hours].filter(Boolean).join(' · ') || t('workday:absences.off')}
      </span>
    </span>
  );
}

type TechnicianHeadProps = {
  column: AgendaColumn;
  name: string;
} & Pick<Extract<AgendaColumn['kind'], { what: 'technician' }>, 'technician' | 'absences'>;

function TechnicianHead({ column, technician, absences, name }: TechnicianHeadProps) {
  const { open, pieces } = column;
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const time = (minute: number) => format.time(clockTime(minute));
  const hours = open.map(({ start, end }) => t('span', { from: time(start), to: time(end) })).join(', ');
  const available = freeMinutes(open, absences, 0);
  const left = freeMinutes(open, [...absences, ...pieces.filter(({ visit }) => visit.status !== 'cancel')], 0);
  const share = available === 0 ? 0 : 1 - left / available;
  return (
    <>
      <span className={styles.nail}>
        <TechnicianNail technician={technician} width={24} />
      </span>
      <Words name={name} sub={hours === '' ? t('off') : hours} />
      {hours !== '' && <FreeTime column={column} />}
      <span
        aria-hidden="true"
        className={styles.load}
        style={{ inlineSize: `${Math.round(share * 100)}%`, background: TECHNICIAN_LACQUERS[technician.colour].base }}
      />
    </>
  );
}

/** Where a column fills the screen: how long its technician is still free. */
function FreeTime({ column }: { column: AgendaColumn }) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const today = useSalonClock((now) => now?.date ?? column.date);
  const minutes = useSalonClock((now) => now?.minutes ?? 0);
  return (
    <span className={`num ${styles.free}`}>
      {t('free')} <strong>{format.duration(freeOf([column], { date: today, minutes }))}</strong>
    </span>
  );
}

function Words({ name, sub, isFolded = false }: { name: string; sub: string; isFolded?: boolean }) {
  return (
    <span className={styles.words} data-folded={isFolded}>
      <strong className={styles.name}>{name}</strong> <span className={`num ${styles.sub}`}>{sub}</span>
    </span>
  );
}
