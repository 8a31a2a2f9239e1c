import { literalLines } from '#contract/words/literals.ts';
import { localeOf } from '#domain/languages.ts';
import { problemOf } from '../../api/problem.ts';
import { useProblemSentence } from '../../api/problem-text.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';

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

/** What of a reservation has failed: a change, or its removal. */
export type Failure = 'updateFailed' | 'deleteFailed';

/** In the language of the page; and in English to the letter where that is another. */
type FailureWords = { text: string; exact?: { text: string; lang: string } };

/**
 * Says that a change of a reservation has failed: French first, then the specification's 'Failed to …' to the letter with
 * the server's message. `reason` stands for that message in the language of the page where we know more.
 */
export function useFailureWords(): (failure: Failure, error: unknown, reason?: string | null) => FailureWords {
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
