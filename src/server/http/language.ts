import type { Language } from '#domain/languages.ts';

/** Returns the language of a response: English where `Accept-Language` has it first, else French. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return acceptLanguage?.trim().toLowerCase().startsWith('en') ? 'en' : 'fr';
}
