import type { ElementType } from 'react';
import { useTranslation } from 'react-i18next';
import { Literal, useLiteral } from '../i18n/literal.tsx';
import { isLoginExpired, problemOf } from './problem.ts';

/** Says in the language of the page why a call failed: in the server's words when it responded. */
export function useProblemSentence(): (error: unknown) => string {
  const { t } = useTranslation('problems');
  const literal = useLiteral();
  return (error) => {
    if (isLoginExpired(error)) return literal('loginExpired');
    const { kind, message } = problemOf(error);
    return kind === 'answer' ? message || t('unexpected') : t(kind);
  };
}

/** The same as an element of its own; the sentence of the specification keeps its own line. */
export function ProblemText({ error, as: Element = 'p' }: { error: unknown; as?: ElementType }) {
  const sentence = useProblemSentence();
  if (isLoginExpired(error)) return <Literal id="loginExpired" as={Element} />;
  return <Element>{sentence(error)}</Element>;
}
