import { useTranslation } from 'react-i18next';
import { RESERVATION_STATUSES } from '#domain/reservations/reservation.ts';
import { problemOf } from '../../../api/problem.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { STATUS_LITERALS } from './status-literals.ts';
import { type Failure, useFailureWords } from './use-failure-words.ts';
import { useInstantText } from './use-instant-text.ts';

/** Tells in a message that a change of a reservation has failed. */
export function useFailureToast(): (failure: Failure, error: unknown) => void {
  const { show } = useToasts();
  const words = useFailureWords();
  const conflict = useConflictSentence();
  return (failure, error) => show({ ...words(failure, error, conflict(error)), tone: 'error' });
}

/** Of two people who move one row the slower one reads where it stands, who was faster and when. */
function useConflictSentence(): (error: unknown) => string | null {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const instantText = useInstantText();
  return (error) => {
    const { status, at, name } = problemOf(error).details;
    const standing = RESERVATION_STATUSES.find((known) => known === status);
    if (!standing || typeof at !== 'string') return null;
    const facts = { status: literal(STATUS_LITERALS[standing]), time: instantText(at) };
    return typeof name === 'string' ? t('moves.alreadyBy', { ...facts, name }) : t('moves.already', facts);
  };
}
