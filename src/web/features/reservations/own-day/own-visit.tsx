import { MessageSquareText, Palette } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { requestedPerformers } from '#domain/team/performers.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import type { Transition } from '../desk-api.ts';
import { ColorNoteForm, useMayNoteColor } from '../details/color-note-form.tsx';
import { StateText } from '../looks/state-text.tsx';
import looks from '../looks/visit-looks.module.css';
import { TransitionButton } from '../row/transition-button.tsx';
import { useVisitState } from '../row/use-visit-state.ts';
import { titleOf } from '../row/visit-words.tsx';
import styles from './own-visit.module.css';

type OwnVisitProps = {
  visit: Reservation;
  isToday: boolean;
  /** It was given to somebody else, or is cancelled. */
  isLeaving: boolean;
  onTransition: (transition: Transition) => Promise<boolean>;
};

/** One visit of her own: when, who, what, what to know, and today the one thing to do next. */
export function OwnVisit({ visit, isToday, isLeaving, onTransition }: OwnVisitProps) {
  const { t } = useTranslation(['workday', 'desk']);
  const format = useFormat();
  const language = useLanguage();
  const { reservationDate, reservationClientInfo: info, reservationServices: lines, sittings = [], endTime } = visit;
  const state = useVisitState(visit);
  const start = sittings[0]?.start ?? reservationDate.timeReserved;
  const end = sittings.at(-1)?.end ?? endTime;
  const nameOf = (action: string) =>
    t('desk:moves.of', { action, client: info.client, time: format.time(reservationDate.timeReserved) });
  return (
    <article
      className={classNames(styles.visit, looks.look)}
      data-look={state.look}
      data-leaving={isLeaving}
      data-row={visit._id}
    >
      <div className={styles.when}>
        <time dateTime={`${reservationDate.dateReserved}T${start}`} className={`num ${styles.time}`}>
          {format.time(start)}
        </time>
        <span className={`num ${styles.end}`}>{t('workday:until', { time: format.time(end) })}</span>
        <StateText state={state} isCard={false} />
      </div>
      <div className={styles.what}>
        <h3 className={styles.client}>
          {info.client}
          {requestedPerformers(visit).length > 0 && <span className={styles.wished}>{t('workday:requested')}</span>}
        </h3>
        <p>{lines.map((line) => titleOf(line, language)).join(', ')}</p>
        {info.comment !== '' && (
          <p className={styles.note}>
            <MessageSquareText aria-hidden="true" />
            <VisuallyHidden>{t('workday:comment')}</VisuallyHidden> {info.comment}
          </p>
        )}
        {visit.colorNote !== null && (
          <p className={styles.note}>
            <Palette aria-hidden="true" />
            <VisuallyHidden>{t('workday:colour')}</VisuallyHidden> {visit.colorNote}
          </p>
        )}
      </div>
      {isToday && (
        <div className={styles.action}>
          <TransitionButton
            visit={visit}
            nameOf={nameOf}
            isNext={false}
            disabled={isLeaving}
            onTransition={onTransition}
          />
        </div>
      )}
      <ColorNote visit={visit} />
    </article>
  );
}

/** The colour that was used, to be noted once the visit is done. */
function ColorNote({ visit }: { visit: Reservation }) {
  const { t } = useTranslation('desk');
  const mayNote = useMayNoteColor(visit);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayNote) return null;
  return (
    <div className={styles.colour}>
      {isOpen ? (
        <ColorNoteForm reservation={visit} />
      ) : (
        <Button variant="quiet" size="medium" icon={<Palette aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          {t('moves.note')} <VisuallyHidden>{visit.reservationClientInfo.client}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
