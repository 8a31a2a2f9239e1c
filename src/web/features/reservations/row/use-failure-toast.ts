import { useTranslation } from 'react-i18next';
import { RESERVATION_STATUSES } from '#domain/reservations/reservation.ts';
import { problemOf } from '../../../api/problem.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { type Failure, useFailureWords } from '../../../shared/visits/update-failure.tsx';
import { STATUS_LITERALS } from './status-literals.ts';
import { useInstantText } from './use-instant-text.ts';

/** Shows in a toast that a change of a reservation has failed. */
export function useFailureToast(): (failure: Failure, error: unknown) => void {
  const { show } = useToasts();
  const words = useFailureWords();
  const conflict = useConflictSentence();
  return (failure, error) => show({ ...words(failure, error, conflict(error)), tone: 'error' });
}

/** When two people change one row, the slower one reads its status, who was faster and when. */
function useConflictSentence(): (error: unknown) => string | null {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const instantText = useInstantText();
  return (error) => {
    const { status, at, name } = problemOf(error).details;
    const current = RESERVATION_STATUSES.find((known) => known === status);
    if (!current || typeof at !== 'string') return null;
    const facts = { status: literal(STATUS_LITERALS[current]), time: instantText(at) };
    return typeof name === 'string' ? t('moves.alreadyBy', { ...facts, name }) : t('moves.already', facts);
  };
}
