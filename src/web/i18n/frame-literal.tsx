import { type ElementType, Fragment } from 'react';
import { FRAME_LITERALS, type FrameLiteralId, type Line, linesOf } from '#contract/words/frame-literals.ts';
import { localeOf } from '#domain/languages.ts';
import { useLanguage } from './use-language.ts';

type LinesProps = { as?: ElementType | undefined; className?: string | undefined };

/** A literal of the frame of every page. */
export function FrameLiteral({ id, ...props }: LinesProps & { id: FrameLiteralId }) {
  const language = useLanguage();
  return <LiteralLines lines={linesOf(FRAME_LITERALS[id], language)} {...props} />;
}

/** One element per language, each with exactly one text node. */
export function LiteralLines({ lines, as: Element = 'span', className }: LinesProps & { lines: readonly Line[] }) {
  const language = useLanguage();
  return lines.map((line, position) => (
    <Fragment key={line.language}>
      {position > 0 && ' '}
      <Element className={className} lang={line.language === language ? undefined : localeOf(line.language)}>
        {line.text}
      </Element>
    </Fragment>
  ));
}
