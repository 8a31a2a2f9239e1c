import type { ElementType } from 'react';
import { LANGUAGE_TAGS, type LocalText } from '#domain/local-text.ts';
import { useLanguage } from '../i18n/use-language.ts';

type TextInLanguageProps = { text: LocalText; as?: ElementType; className?: string | undefined };

/** A local text, marked with its language when that is not the page's. */
export function TextInLanguage({ text, as: Element = 'span', className }: TextInLanguageProps) {
  const language = useLanguage();
  return (
    <Element className={className} lang={text.language === language ? undefined : LANGUAGE_TAGS[text.language]}>
      {text.text}
    </Element>
  );
}
