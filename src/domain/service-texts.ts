/** The languages a service may be told in: French always, the others where staff wrote them (spec 3). */
export const SERVICE_LANGUAGES = ['fr', 'en', 'es'] as const;

export type ServiceLanguage = (typeof SERVICE_LANGUAGES)[number];

/** The six texts of a service as the specification names them. */
export type ServiceTexts = {
  readonly titre: string;
  readonly contenu: string;
  readonly title?: string | null | undefined;
  readonly content?: string | null | undefined;
  readonly titulo?: string | null | undefined;
  readonly contenido?: string | null | undefined;
};

/** A text and the language it really is in, which its `lang` attribute must say (ux.md 1.5). */
export type LocalText = { readonly text: string; readonly language: ServiceLanguage };

const NAME_FIELD = { fr: 'titre', en: 'title', es: 'titulo' } as const;
const DESCRIPTION_FIELD = { fr: 'contenu', en: 'content', es: 'contenido' } as const;

/** The name of a service in the wanted language, or in French when it was not translated. */
export function serviceName(service: ServiceTexts, wanted: ServiceLanguage): LocalText {
  return localText(service[NAME_FIELD[wanted]], wanted, service.titre);
}

/** The description of a service in the wanted language, or in French when it was not translated. */
export function serviceDescription(service: ServiceTexts, wanted: ServiceLanguage): LocalText {
  return localText(service[DESCRIPTION_FIELD[wanted]], wanted, service.contenu);
}

/** The languages in which at least the name or the description exists; French always. */
export function languagesOf(service: ServiceTexts): ServiceLanguage[] {
  return SERVICE_LANGUAGES.filter((language) => language === 'fr' || completenessOf(service, language) !== 'nothing');
}

/** How much of a language is written: both texts, one of them, or neither; the dots of the staff's form (ux.md 4.8). */
export function completenessOf(service: ServiceTexts, language: ServiceLanguage): 'complete' | 'partial' | 'nothing' {
  const written = [service[NAME_FIELD[language]], service[DESCRIPTION_FIELD[language]]].filter(isWritten).length;
  return (['nothing', 'partial', 'complete'] as const)[written] ?? 'nothing';
}

function localText(translated: string | null | undefined, wanted: ServiceLanguage, french: string): LocalText {
  return isWritten(translated) ? { text: translated, language: wanted } : { text: french, language: 'fr' };
}

function isWritten(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
