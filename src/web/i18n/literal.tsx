import type { ElementType } from 'react';
import { type LiteralId, literalLines } from '#contract/words/literals.ts';
import { LiteralLines } from './frame-literal.tsx';
import { useLanguage } from './use-language.ts';

type Props = { id: LiteralId; as?: ElementType; message?: string; className?: string };

/** A sentence of the specification: one element per language, each with exactly one text node. */
export function Literal({ id, message, ...props }: Props) {
  const language = useLanguage();
  return <LiteralLines lines={literalLines(id, language, message)} {...props} />;
}

/** The same as one text, for names, titles and announcements. */
export function useLiteral(): (id: LiteralId, message?: string) => string {
  const language = useLanguage();
  return (id, message) =>
    literalLines(id, language, message)
      .map(({ text }) => text)
      .join(' ');
}
