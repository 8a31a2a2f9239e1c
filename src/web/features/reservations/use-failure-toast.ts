import { useTranslation } from 'react-i18next';
import { literalLines } from '#contract/literals.ts';
import { localeOf } from '#domain/languages.ts';
import { RESERVATION_STATUSES } from '#domain/reservation.ts';
import { problemOf } from '../../api/problem.ts';
import { useProblemSentence } from '../../api/problem-text.tsx';
import { useToasts } from '../../app/use-toasts.ts';
import { useLiteral } from '../../i18n/literal.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { STATUS_LITERALS } from './status-literals.ts';
import { useInstantText } from './use-instant-text.ts';

type Failure = 'updateFailed' | 'deleteFailed';

/** Tells that a change of a reservation has failed: French first, then the spec's 'Failed to …' to the letter (spec 8). */
export function useFailureToast(): (failure: Failure, error: unknown) => void {
  const language = useLanguage();
  const { show } = useToasts();
  const sentence = useProblemSentence();
  const conflict = useConflictSentence();
  return (failure, error) => {
    const ours = conflict(error);
    const said = (language === 'en' && ours) || problemOf(error).message || textOf('unknownError', '');
    const exact = textOf(failure, said);
    if (language === 'en') return show({ text: exact, tone: 'error' });
    const [french] = literalLines(failure, language, ours ?? sentence(error));
    show({ text: french?.text ?? exact, exact: { text: exact, lang: localeOf('en') }, tone: 'error' });
  };
}

/** Of two people who move one row the slower one reads where it stands, who was faster and when (ux 3.3). */
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

function textOf(id: Failure | 'unknownError', message: string): string {
  return literalLines(id, 'en', message)
    .map(({ text }) => text)
    .join(' ');
}
