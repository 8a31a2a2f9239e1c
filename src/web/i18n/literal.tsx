import { type ElementType, Fragment } from 'react';
import { type LiteralId, literalLines } from '#contract/words/literals.ts';
import { localeOf } from '#domain/languages.ts';
import { useLanguage } from './use-language.ts';

type Props = { id: LiteralId; as?: ElementType; message?: string; className?: string };

/** A sentence of the specification: one element per language, each with exactly one text node. */
export function Literal({ id, as: Element = 'span', message, className }: Props) {
  const language = useLanguage();
  return literalLines(id, language, message).map((line, position) => (
    <Fragment key={line.language}>
      {position > 0 && ' '}
      <Element className={className} lang={line.language === language ? undefined : localeOf(line.language)}>
        {line.text}
      </Element>
    </Fragment>
  ));
}

/** The same as one text, for names, titles and announcements. */
export function useLiteral(): (id: LiteralId, message?: string) => string {
  const language = useLanguage();
  return (id, message) =>
    literalLines(id, language, message)
      .map(({ text }) => text)
      .join(' ');
}
