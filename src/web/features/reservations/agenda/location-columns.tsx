import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { visitsAt } from '../board/board-filter.ts';
import type { AgendaColumn } from './agenda-columns.ts';
import styles from './agenda-grid.module.css';
import { freeOf } from './team-columns.ts';

type LocationColumnsProps = {
  /** Null for the days of a week, which may be at either. */
  location: SalonLocation | null;
  visits: readonly Reservation[];
  columns: readonly AgendaColumn[];
  now: SalonMoment;
  /** Whether no other location stands beside it; then the head of the page says all. */
  isAlone: boolean;
  children: ReactNode;
};

/** The columns of a location; beside those of another, under a line with its name and what its day brings. */
export function LocationColumns({ location, visits, columns, now, isAlone, children }: LocationColumnsProps) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  if (!location) {
    return (
      <div role="presentation" className={styles.group}>
        <div role="presentation" className={styles.beside}>
          {children}
        </div>
      </div>
    );
  }
  const { code, name } = location;
  const here = visitsAt(visits, code).filter(({ status }) => holdsSeat(status));
  const total = here.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const own = columns.filter((column) => column.location === code && column.kind.what === 'technician');
  const free = own.length > 0 ? `${t('freeShort', { duration: format.duration(freeOf(own, now)) })} · ` : '';
  return (
    <div {...groupNamed(name)} className={styles.group}>
      {!isAlone && (
        <div aria-hidden="true" className={styles.location}>
          <span className="num">
            <strong>{name}</strong> {t('visits', { count: here.length })} · {free}
            {format.price(total)}
          </span>
        </div>
      )}
      <div className={styles.beside}>{children}</div>
    </div>
  );
}

const groupNamed = (name: string) => ({ role: 'rowgroup', 'aria-label': name }) as const;
