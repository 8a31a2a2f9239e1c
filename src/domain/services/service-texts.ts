import {
  type Completeness,
  completenessOfTexts,
  type LocalText,
  localText,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '../local-text.ts';

/** The six texts of a service, by their names in the API. */
export type ServiceTexts = {
  readonly titre: string;
  readonly contenu: string;
  readonly title?: string | null | undefined;
  readonly content?: string | null | undefined;
  readonly titulo?: string | null | undefined;
  readonly contenido?: string | null | undefined;
};

const NAME_FIELD = { fr: 'titre', en: 'title', es: 'titulo' } as const;
const DESCRIPTION_FIELD = { fr: 'contenu', en: 'content', es: 'contenido' } as const;

/** The name of a service in the wanted language, or in French when it was not translated. */
export function serviceName(service: ServiceTexts, wanted: TextLanguage): LocalText {
  return localText(service[NAME_FIELD[wanted]], wanted, service.titre);
}

/** The description of a service in the wanted language, or in French when it was not translated. */
export function serviceDescription(service: ServiceTexts, wanted: TextLanguage): LocalText {
  return localText(service[DESCRIPTION_FIELD[wanted]], wanted, service.contenu);
}

/** How the description begins, for a single line: its first sentence, up to a colon or semicolon, without the period. */
export function serviceOpening(service: ServiceTexts, wanted: TextLanguage): LocalText {
  const { text, ...rest } = serviceDescription(service, wanted);
  return { ...rest, text: /^.*?(?=\s?[.:;](?:\s|$)|(?<=[!?])\s|[\r\n]|$)/u.exec(text.trim())?.[0] ?? '' };
}

/** The languages in which at least the name or the description exists; French always. */
export function languagesOf(service: ServiceTexts): TextLanguage[] {
  return TEXT_LANGUAGES.filter((language) => language === 'fr' || completenessOf(service, language) !== 'nothing');
}

/** How much of a language is written: both texts, one of them, or neither; the dots of the staff's form. */
export function completenessOf(service: ServiceTexts, language: TextLanguage): Completeness {
  return completenessOfTexts([service[NAME_FIELD[language]], service[DESCRIPTION_FIELD[language]]]);
}
