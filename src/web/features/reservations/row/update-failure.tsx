import { useTranslation } from 'react-i18next';
import { literalLines } from '#contract/words/literals.ts';
import { localeOf } from '#domain/languages.ts';
import { RESERVATION_STATUSES } from '#domain/reservations/reservation.ts';
import { problemOf } from '../../../api/problem.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { STATUS_LITERALS } from './status-literals.ts';
import { useInstantText } from './use-instant-text.ts';

/** A change of a reservation that has failed, said where it was asked for. */
export function UpdateFailure({ error }: { error: unknown }) {
  const { text, exact } = useFailureWords()('updateFailed', error);
  return (
    <InfoStrip tone="danger" role="alert">
      <p>{text}</p>
      {exact && <p lang={exact.lang}>{exact.text}</p>}
    </InfoStrip>
  );
}

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

type Failure = 'updateFailed' | 'deleteFailed';

/** In the language of the page; and in English to the letter where that is another. */
type FailureWords = { text: string; exact?: { text: string; lang: string } };

/**
 * Says that a change of a reservation has failed: French first, then the specification's 'Failed to …' to the letter with
 * the server's message. `reason` stands for that message in the language of the page where we know more.
 */
function useFailureWords(): (failure: Failure, error: unknown, reason?: string | null) => FailureWords {
  const language = useLanguage();
  const sentence = useProblemSentence();
  return (failure, error, reason = null) => {
    const said = (language === 'en' && reason) || problemOf(error).message || textOf('unknownError', '');
    const exact = textOf(failure, said);
    if (language === 'en') return { text: exact };
    const [french] = literalLines(failure, language, reason ?? sentence(error));
    return { text: french?.text ?? exact, exact: { text: exact, lang: localeOf('en') } };
  };
}

function textOf(id: Failure | 'unknownError', message: string): string {
  return literalLines(id, 'en', message)
    .map(({ text }) => text)
    .join(' ');
}
