import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { isOpen, type ReservationStatus } from '#domain/reservations/reservation.ts';
import { Literal, useLiteral } from '../../../i18n/literal.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import type { Transition } from '../desk-api.ts';
import styles from './transition-button.module.css';
import { useMayRestore } from './use-may-restore.ts';
import { usePressGuard } from './use-press-guard.ts';

/** How long the button that has moved a visit offers to take that back, as long as its toast does. */
export const UNDO_OFFERED_MS = 10_000;

type TransitionButtonProps = {
  visit: Reservation;
  /** The name of an action with its visit. */
  nameOf: (action: string) => string;
  /** Filled for the one that is next. */
  isNext: boolean;
  disabled: boolean;
  onTransition: (transition: Transition) => Promise<unknown>;
};

/**
 * The next transition of a visit: `Attend/Pending`, then `Fait/ Done`; where it has just been moved, and after the last, the
 * way back. The second press of a double press is none, also when the button has come to mean something else.
 */
export function TransitionButton({ visit, nameOf, isNext, disabled, onTransition }: TransitionButtonProps) {
  const { t } = useTranslation(['desk', 'common']);
  const literal = useLiteral();
  const frame = useRef<HTMLSpanElement>(null);
  const [made, setMade] = useMadeMove(frame);
  const mayRestore = useMayRestore(visit);
  const action = actionOf(visit.status, made === visit.status, mayRestore);
  const { isGuarded, press } = usePressGuard(action ?? 'none');
  if (action === null) return <span ref={frame} className={styles.frame} />;

  const handlePress = () =>
    press(async () => {
      setMade(action === 'restore' ? null : action);
      if ((await onTransition(action)) === false) setMade(null);
    });
  if (action === 'restore') {
    return (
      <span ref={frame} className={styles.frame}>
        <Button
          variant="quiet"
          size="medium"
          icon={<Undo2 aria-hidden="true" />}
          aria-label={nameOf(t('common:undo'))}
          aria-disabled={isGuarded}
          disabled={disabled}
          onClick={handlePress}
        >
          {t('common:undo')}
        </Button>
      </span>
    );
  }
  const id = action === 'present' ? 'movePresent' : 'moveDone';
  return (
    <span ref={frame} className={styles.frame}>
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        size="medium"
        aria-label={nameOf(`${t(`desk:moves.${action}`)} ${literal(id)}`)}
        aria-disabled={isGuarded}
        disabled={disabled}
        onClick={handlePress}
      >
        <span className={styles.words}>
          <span className={styles.word}>{t(`desk:moves.${action}`)}</span>{' '}
          <Literal id={id} className={styles.literal ?? ''} />
        </span>
      </Button>
    </span>
  );
}

/** What a press would do; null when there is nothing to do. */
function actionOf(status: ReservationStatus, isJustMade: boolean, mayRestore: boolean) {
  if (isJustMade) return 'restore';
  if (isOpen(status)) return status === 'pending' ? 'present' : 'done';
  return mayRestore ? 'restore' : null;
}

/** The status that this button has just led to, for some seconds; not forgotten under the pointer. */
function useMadeMove(frame: { readonly current: HTMLElement | null }) {
  const [made, setMade] = useState<ReservationStatus | null>(null);
  useEffect(() => {
    if (made === null) return;
    const forget = () => {
      if (frame.current?.matches(':hover')) timer = setTimeout(forget, UNDO_OFFERED_MS);
      else setMade(null);
    };
    let timer = setTimeout(forget, UNDO_OFFERED_MS);
    return () => clearTimeout(timer);
  }, [made, frame]);
  return [made, setMade] as const;
}
