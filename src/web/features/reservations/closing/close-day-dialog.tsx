import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useClosePastDayMutation } from '../desk-api.ts';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { titleOf } from '../row/visit-words.tsx';
import styles from './close-day-dialog.module.css';

type Outcome = 'done' | 'absent';
type CloseDayDialogProps = {
  date: CalendarDate;
  /** What was open when it began. */
  visits: readonly Reservation[];
  /** All of that day, as the last poll brought them. */
  latest: readonly Reservation[];
  onClose: () => void;
};

/**
 * All that stayed open on a day, in one screen: who was there is taken to be done, the others not to have come. What another desk
 * settles meanwhile stays in its place and says so, since no row may move under the hand.
 */
export function CloseDayDialog({ date, visits, latest, onClose }: CloseDayDialogProps) {
  const { t } = useTranslation(['board', 'common']);
  const format = useFormat();
  const { show } = useToasts();
  const [outcomes, setOutcomes] = useState(() => new Map(visits.map((visit) => [visit._id, likelyOutcome(visit)])));
  const [close, { error, isLoading }] = useClosePastDayMutation();
  const newest = new Map(latest.map((visit) => [visit._id, visit]));
  const isStillOpen = (id: string) => isOpen(newest.get(id)?.status ?? 'cancel');
  const idsThatAre = (outcome: Outcome) =>
    [...outcomes].filter(([id, chosen]) => chosen === outcome && isStillOpen(id)).map(([id]) => id);

  const handleConfirm = async () => {
    if (!visits.some(({ _id }) => isStillOpen(_id))) {
      show({ text: t('board:close.nothing') });
      onClose();
      return;
    }
    const { data } = await close({ done: idsThatAre('done'), absent: idsThatAre('absent') });
    if (!data) return;
    show({ text: t('board:close.closed', { count: data.closed }) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('board:close.title', { date: format.date(date) })}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button variant="secondary" size="medium" onClick={onClose}>
            {t('board:close.keep')}
          </Button>
          <Button size="medium" loading={isLoading} onClick={() => void handleConfirm()}>
            {t('board:close.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('board:close.lead')}</p>
      <ul className={styles.visits}>
        {visits.map((visit) => (
          <li key={visit._id} className={styles.visit}>
            <VisitFacts visit={visit} />
            <div className={styles.outcome}>
              {!isStillOpen(visit._id) && <Settled visit={newest.get(visit._id)} />}
              {/* Out of sight it keeps its room, so that the row does not move. */}
              <div style={{ visibility: isStillOpen(visit._id) ? 'visible' : 'hidden' }}>
                <Segmented
                  legend={visit.reservationClientInfo.client}
                  segments={[
                    { value: 'done', label: t('board:close.done') },
                    { value: 'absent', label: t('board:close.absent') },
                  ]}
                  value={outcomes.get(visit._id) ?? 'done'}
                  onValueChange={(chosen) =>
                    setOutcomes(new Map(outcomes).set(visit._id, chosen === 'done' ? 'done' : 'absent'))
                  }
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
    </Dialog>
  );
}

function VisitFacts({ visit }: { visit: Reservation }) {
  const format = useFormat();
  const language = useLanguage();
  const { reservationDate, reservationClientInfo: info, reservationServices: services } = visit;
  return (
    <p className={styles.facts}>
      <span className={`num ${styles.time}`}>{format.time(reservationDate.timeReserved)}</span>{' '}
      <strong>{info.client}</strong>{' '}
      <span className={styles.services}>{services.map((line) => titleOf(line, language)).join(', ')}</span>
    </p>
  );
}

/** What another desk has made of a visit meanwhile; undefined when it is not of that day any more. */
function Settled({ visit }: { visit: Reservation | undefined }) {
  const { t } = useTranslation('board');
  const literal = useLiteral();
  if (!visit) return <p>{t('close.elsewhere')}</p>;
  return <StatusChip status={visit.status} word={literal(STATUS_LITERALS[visit.status])} />;
}

function likelyOutcome({ status }: Reservation): Outcome {
  return status === 'present' ? 'done' : 'absent';
}
