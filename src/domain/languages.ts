export const LANGUAGES = ['fr', 'en'] as const;

/** A language that the whole product speaks. French always comes first. */
export type Language = (typeof LANGUAGES)[number];

/** Whether a text from outside (URL, storage, header) names a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The regional tag that pages, formats and voices use. */
export function localeOf(language: Language): 'fr-CA' | 'en-CA' {
  return language === 'fr' ? 'fr-CA' : 'en-CA';
}
