import type { ElementType } from 'react';
import type { LocalText } from '#domain/service-texts.ts';
import { useLanguage } from '../../i18n/use-language.ts';

const TAGS = { fr: 'fr-CA', en: 'en-CA', es: 'es' } as const;

type ServiceTextProps = { text: LocalText; as?: ElementType; className?: string | undefined };

/** Words of a service, marked with their language when it is not the page's (ux 1.5). */
export function ServiceText({ text, as: Element = 'span', className }: ServiceTextProps) {
  const language = useLanguage();
  return (
    <Element className={className} lang={text.language === language ? undefined : TAGS[text.language]}>
      {text.text}
    </Element>
  );
}
