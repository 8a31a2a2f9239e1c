import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { visitsAt } from '../board/board-filter.ts';
import styles from './agenda-grid.module.css';

type LocationColumnsProps = {
  location: SalonLocation;
  visits: readonly Reservation[];
  /** Whether no other location stands beside it; then the head of the page says all. */
  isAlone: boolean;
  children: ReactNode;
};

/** The columns of a location; beside those of another, under a line with its name and what its day brings. */
export function LocationColumns({ location: { code, name }, visits, isAlone, children }: LocationColumnsProps) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const here = visitsAt(visits, code).filter(({ status }) => holdsSeat(status));
  const total = here.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  return (
    <div {...groupNamed(name)} className={styles.group}>
      {!isAlone && (
        <div aria-hidden="true" className={styles.location}>
          <span className="num">
            <strong>{name}</strong> {t('visits', { count: here.length })} · {format.price(total)}
          </span>
        </div>
      )}
      <div className={styles.beside}>{children}</div>
    </div>
  );
}

const groupNamed = (name: string) => ({ role: 'rowgroup', 'aria-label': name }) as const;
