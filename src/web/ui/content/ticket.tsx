import type { ReactNode } from 'react';
import styles from './ticket.module.css';

type TicketProps = {
  /** The stub: a date as a leaf of a calendar, or a picture. */
  stub: ReactNode;
  children: ReactNode;
};

/** A card torn from a booklet: a nacre stub, a perforated edge, the rest. */
export function Ticket({ stub, children }: TicketProps) {
  return (
    <div className={styles.shadow} data-print="together">
      <div className={styles.ticket}>
        <div className={styles.stub}>{stub}</div>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}

type DateLeafProps = { dateTime: string; weekday: string; day: string; month: string };

/** A day as a leaf of a calendar, said as one date. */
export function DateLeaf({ dateTime, weekday, day, month }: DateLeafProps) {
  return (
    <time dateTime={dateTime} className={styles.leaf}>
      <span className={styles.weekday}>{weekday}</span> <span className={styles.day}>{day}</span>{' '}
      <span className={styles.month}>{month}</span>
    </time>
  );
}
