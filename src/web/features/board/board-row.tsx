import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations.ts';
import { minutesLate } from '#domain/reservation-times.ts';
import type { SalonMoment } from '#domain/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { NoteButton } from '../../ui/overlays/note-button.tsx';
import type { Move } from '../reservations/desk-api.ts';
import { FoundText } from '../reservations/found-text.tsx';
import { FirstVisit, PastColors } from '../reservations/history-words.tsx';
import { RowActions } from '../reservations/row-actions.tsx';
import type { AskedDialog } from '../reservations/row-dialogs.tsx';
import { PhoneText } from '../reservations/visit-words.tsx';
import styles from './board-row.module.css';
import { VisitState } from './visit-state.tsx';

type BoardRowProps = {
  visit: Reservation;
  now: SalonMoment;
  /** Done or cancelled: the row is low, and says the least. */
  isSettled: boolean;
  /** It has just been deleted by somebody. */
  isLeaving: boolean;
  isFresh: boolean;
  onMove: (visit: Reservation, move: Move) => void;
  onAsk: (dialog: AskedDialog) => void;
};

/** One visit on the board: when, who, what, how to reach them, how it stands, and the one thing to do next. */
export function BoardRow({ visit, now, isSettled, isLeaving, isFresh, onMove, onAsk }: BoardRowProps) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const { status, reservationDate, reservationClientInfo: info, reservationServices: services, performer } = visit;
  const isLate = minutesLate(status, reservationDate, now) !== null;
  const minutes = services.reduce((sum, line) => sum + line.minutes, 0);
  const what = services.map(({ titre, qty }) => (qty > 1 ? `${titre} × ${qty}` : titre)).join(', ');
  return (
    <li
      className={styles.row}
      data-status={status}
      data-late={isLate}
      data-settled={isSettled}
      data-leaving={isLeaving}
      data-fresh={isFresh}
    >
      <time dateTime={`${reservationDate.dateReserved}T${reservationDate.timeReserved}`} className={styles.time}>
        {format.time(reservationDate.timeReserved)}
      </time>
      <p className={styles.head}>
        <strong className={styles.client}>
          <FoundText>{info.client}</FoundText>
        </strong>{' '}
        <VisitState visit={visit} now={now} /> {!isSettled && <FirstVisit visit={visit} />}
      </p>
      {!isSettled && (
        <p className={styles.facts}>
          {what} · <span className="num nowrap">{format.duration(minutes)}</span>
          {performer && ` · ${performer}`} · <PhoneText info={info} />
        </p>
      )}
      <div className={styles.actions} data-print="never">
        {info.comment !== '' && (
          <NoteButton label={t('comment', { client: info.client })} icon={<MessageSquareText aria-hidden="true" />}>
            {info.comment}
          </NoteButton>
        )}
        {!isSettled && <PastColors visit={visit} />}
        <RowActions reservation={visit} disabled={isLeaving} onMove={onMove} onAsk={onAsk} />
      </div>
    </li>
  );
}
