import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ticket.module.css';

type TicketProps = {
  /** The day as a leaf of a calendar; `dateTime` is `YYYY-MM-DD`. */
  day: { dateTime: string; weekday: string; number: string; month: string; year: string };
  /** When it begins, large, and until when, small. */
  time: ReactNode;
  until: ReactNode;
  picture: ReactNode;
  /** Chips over the day. */
  tags?: ReactNode;
  /** With the notches of a ticket between the day and the rest. */
  isTorn?: boolean;
  children: ReactNode;
};

/** A visit as a ticket: the day on nacre, its time and picture, then the rest. */
export function Ticket({ day, time, until, picture, tags, isTorn = false, children }: TicketProps) {
  return (
    <div className={classNames(styles.ticket, isTorn && styles.torn)} data-print="together">
      <div className={styles.head}>
        {tags && <div className={styles.tags}>{tags}</div>}
        <time dateTime={day.dateTime} className={styles.leaf}>
          <span className={styles.weekday}>{day.weekday}</span> <span className={styles.day}>{day.number}</span>{' '}
          <span className={styles.month}>
            {day.month} <span className={styles.year}>{day.year}</span>
          </span>
        </time>
        <p className={classNames(styles.time, 'num')}>
          <strong>{time}</strong> <span>{until}</span>
        </p>
        <div className={styles.picture}>{picture}</div>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
