import { useTranslation } from 'react-i18next';
import type { Slot } from '#domain/booking/booking-window.ts';
import { problemOf } from '../../api/problem.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { useToasts } from '../use-toasts.ts';
import styles from './move-visit.module.css';
import type { MovePartProps } from './use-move-choice.ts';

/** The time that the visit has, struck once another is chosen, and the one press that moves it. */
export function MoveConfirmation(props: MovePartProps) {
  const { visit, access, location, picked, asked, performerId, move, error, isLoading, ...on } = props;
  const { t } = useTranslation(['visits', 'dates']);
  const format = useFormat();
  const { show } = useToasts();
  const code = error === undefined ? null : problemOf(error).code;
  const { dateReserved, timeReserved } = visit.reservationDate;
  const textOf = ({ date, time }: Slot) => `${format.date(date)}, ${format.time(time)}`;
  const former = textOf({ date: dateReserved, time: timeReserved });
  const isElsewhere = location !== visit.reservationLocation.locationReserved;
  const isChange = picked !== null && (isElsewhere || performerId !== undefined || textOf(picked) !== former);
  const next = isChange ? [textOf(picked), asked && t('with', { names: asked.name })].filter(Boolean).join(', ') : null;

  const handleMove = async (overlapIsMeant: boolean) => {
    if (!picked || next === null || isLoading) return;
    const { reservationLocation, reservationDate } = visit;
    const to = {
      from: { reservationLocation, reservationDate },
      reservationLocation: { locationReserved: location },
      reservationDate: { dateReserved: picked.date, timeReserved: picked.time },
      ...(performerId !== undefined && { performerId }),
      overlapIsMeant,
    };
    const answer = await move({ visit: access, to });
    if (answer.error) return;
    on.onPick(null);
    on.onClose();
    show({ text: t('move.moved', { when: next }) });
    on.onMoved?.();
  };

  return (
    <div className={styles.footer}>
      {error !== undefined && (
        <InfoStrip tone={code === 'overlaps_own_visit' ? 'warning' : 'danger'} role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
      <p className={styles.when} role="status">
        <span className={styles.former}>{next ? <s>{former}</s> : former}</span>
        <span className={styles.next}>{next ?? t('dates:chooseTime')}</span>
      </p>
      <Button
        fullWidth
        loading={isLoading}
        disabled={next === null}
        onClick={() => void handleMove(code === 'overlaps_own_visit')}
      >
        {t(code === 'overlaps_own_visit' ? 'move.anyway' : 'move.confirm')}
      </Button>
    </div>
  );
}
