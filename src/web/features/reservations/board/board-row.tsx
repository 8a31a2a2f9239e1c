import { Clock, MessageSquareText } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { minutesLate, waitingLevel, waitingMinutes } from '#domain/reservations/reservation-times.ts';
import { epochOf } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { NoteButton } from '../../../ui/overlays/note-button.tsx';
import { FoundText } from '../row/found-text.tsx';
import { FirstVisit, PastColors } from '../row/history-words.tsx';
import { RowActions } from '../row/row-actions.tsx';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import type { RowControl } from '../row/use-row-control.tsx';
import { PhoneText } from '../row/visit-words.tsx';
import styles from './board-row.module.css';

type BoardRowProps = {
  visit: Reservation;
  /** It has just been deleted by somebody. */
  isLeaving: boolean;
  isFresh: boolean;
} & RowControl;

/**
 * One visit on the board: when, who, what, how to reach them, its status, and the one thing to do next. In each status it
 * is as high as in any other and its buttons stay where they are: each part has room of its own, kept while it is empty.
 */
export const BoardRow = memo(function BoardRow({ visit, isLeaving, isFresh, onTransition, onAsk }: BoardRowProps) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const { status, reservationDate, reservationClientInfo: info, reservationServices: services, performer } = visit;
  const isLate = useSalonClock((now) => now !== null && minutesLate(status, reservationDate, now) !== null);
  const minutes = services.reduce((sum, line) => sum + line.minutes, 0);
  const what = services.map(({ titre, qty }) => (qty > 1 ? `${titre} × ${qty}` : titre)).join(', ');
  return (
    <li className={styles.row} data-status={status} data-late={isLate} data-leaving={isLeaving} data-fresh={isFresh}>
      <time dateTime={`${reservationDate.dateReserved}T${reservationDate.timeReserved}`} className={styles.time}>
        {format.time(reservationDate.timeReserved)}
      </time>
      <div className={styles.top}>
        <p className={styles.head}>
          <strong title={info.client} className={styles.client}>
            <FoundText>{info.client}</FoundText>
          </strong>{' '}
          <span className={styles.first}>
            <FirstVisit visit={visit} />
          </span>
        </p>
        <p className={styles.state}>
          <VisitState visit={visit} />
        </p>
      </div>
      <p className={classNames(styles.fact, styles.what)}>
        <span title={what} className={styles.cut}>
          {what}
        </span>
        <span className="num"> · {format.duration(minutes)}</span>
      </p>
      <p className={classNames(styles.fact, styles.contact)}>
        <PhoneText info={info} />
        {performer && <span className={styles.cut}> · {performer}</span>}
      </p>
      <div className={styles.signs} data-print="never">
        <span>
          {info.comment !== '' && (
            <NoteButton label={t('comment', { client: info.client })} icon={<MessageSquareText aria-hidden="true" />}>
              {info.comment}
            </NoteButton>
          )}
        </span>
        <span>
          <PastColors visit={visit} />
        </span>
      </div>
      <div className={styles.actions} data-print="never">
        <RowActions reservation={visit} disabled={isLeaving} onTransition={onTransition} onAsk={onAsk} />
      </div>
    </li>
  );
});

const WAIT_TONES = { calm: 'waiting', long: 'gold', too_long: 'danger' } as const;

/** A visit's status: late by so many minutes, waiting for so long (calm, amber from 15 minutes, red from 25), or the word. */
function VisitState({ visit }: { visit: Reservation }) {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const { status, presentAt, reservationDate } = visit;
  const late = useSalonClock((now) => now && minutesLate(status, reservationDate, now));
  const minutes = useSalonClock((now) =>
    now && status === 'present' && presentAt !== null
      ? waitingMinutes(Date.parse(presentAt), epochOf(now.date, now.minutes))
      : null,
  );
  if (late !== null) {
    return (
      <Chip tone="gold" icon={<Clock aria-hidden="true" />}>
        {t('late', { minutes: late })}
      </Chip>
    );
  }
  if (minutes !== null) {
    return (
      <Chip tone={WAIT_TONES[waitingLevel(minutes)]} icon={<Clock aria-hidden="true" />}>
        {t('waiting', { minutes })}
      </Chip>
    );
  }
  return <StatusChip status={status} word={literal(STATUS_LITERALS[status])} />;
}
