import type { Language } from '#domain/languages.ts';

/** The language to answer in: French unless the browser's page asks for English first. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return acceptLanguage?.trim().toLowerCase().startsWith('en') ? 'en' : 'fr';
}
