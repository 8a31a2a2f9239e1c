import { useTranslation } from 'react-i18next';
import { fasterChangeSchema } from '#contract/schemas/visit-details.ts';
import { problemOf } from '../../../api/problem.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { type Failure, useFailureWords } from '../../../shared/visits/update-failure.tsx';
import { usePlaceText } from '../moving/use-place-text.ts';
import { STATUS_LITERALS } from './status-literals.ts';
import { useInstantText } from './use-instant-text.ts';

/** Shows in a toast that a change of a reservation has failed. */
export function useFailureToast(): (failure: Failure, error: unknown) => void {
  const { show } = useToasts();
  const words = useFailureWords();
  const conflict = useConflictSentence();
  return (failure, error) => show({ ...words(failure, error, conflict(error)), tone: 'error' });
}

/** Returns a function that says why a change of a reservation has failed, where it is shown in place. */
export function useFailureSentence(): (error: unknown) => string {
  const conflict = useConflictSentence();
  const sentence = useProblemSentence();
  return (error) => conflict(error) ?? sentence(error);
}

/** When two people change one row, the slower one reads how it stands or where it is, who was faster and when. */
function useConflictSentence(): (error: unknown) => string | null {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const instantText = useInstantText();
  const placeText = usePlaceText();
  return (error) => {
    const faster = fasterChangeSchema.safeParse(problemOf(error).details).data;
    if (!faster) return null;
    const { status, at, name, place } = faster;
    const time = instantText(at);
    if (place) {
      const facts = { place: placeText(place), time };
      return name === undefined ? t('moves.movedAlready', facts) : t('moves.movedBy', { ...facts, name });
    }
    const facts = { status: literal(STATUS_LITERALS[status]), time };
    return name === undefined ? t('moves.already', facts) : t('moves.alreadyBy', { ...facts, name });
  };
}
