import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { minutesLate } from '#domain/reservations/reservation-times.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { NoteButton } from '../../../ui/overlays/note-button.tsx';
import type { Move } from '../desk-api.ts';
import { FoundText } from '../row/found-text.tsx';
import { FirstVisit, PastColors } from '../row/history-words.tsx';
import { RowActions } from '../row/row-actions.tsx';
import type { AskedDialog } from '../row/row-dialogs.tsx';
import { PhoneText } from '../row/visit-words.tsx';
import styles from './board-row.module.css';
import { VisitState } from './visit-state.tsx';

type BoardRowProps = {
  visit: Reservation;
  now: SalonMoment;
  /** It has just been deleted by somebody. */
  isLeaving: boolean;
  isFresh: boolean;
  onMove: (visit: Reservation, move: Move) => void;
  onAsk: (dialog: AskedDialog) => void;
};

/**
 * One visit on the board: when, who, what, how to reach them, how it stands, and the one thing to do next. Whatever its
 * state, and whatever is learnt of it later, it is as high as before and its buttons stay where they are: each has a room
 * of its own that is kept while it is empty.
 */
export function BoardRow({ visit, now, isLeaving, isFresh, onMove, onAsk }: BoardRowProps) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const { status, reservationDate, reservationClientInfo: info, reservationServices: services, performer } = visit;
  const isLate = minutesLate(status, reservationDate, now) !== null;
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
          <VisitState visit={visit} now={now} />
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
        <RowActions reservation={visit} disabled={isLeaving} onMove={onMove} onAsk={onAsk} />
      </div>
    </li>
  );
}
