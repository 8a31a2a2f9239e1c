/** The languages of the salon's own texts: French always, the others where staff wrote them. */
export const TEXT_LANGUAGES = ['fr', 'en', 'es'] as const;

export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** The tag of each, for `lang` attributes and search engines. */
export const LANGUAGE_TAGS = { fr: 'fr-CA', en: 'en-CA', es: 'es' } as const satisfies Record<TextLanguage, string>;

/** A text and the language it really is in, which its `lang` attribute must say. */
export type LocalText = { readonly text: string; readonly language: TextLanguage };

/** How much of a language is written. */
export type Completeness = 'complete' | 'partial' | 'nothing';

type Written = string | null | undefined;

/** A text in the wanted language, or in French when it was not translated. */
export function localText(translated: Written, wanted: TextLanguage, french: string): LocalText {
  return isWritten(translated) ? { text: translated, language: wanted } : { text: french, language: 'fr' };
}

/** How much of these texts, which belong together in one language, is written: all, some or none. */
export function completenessOfTexts(texts: readonly Written[]): Completeness {
  const written = texts.filter(isWritten).length;
  if (written === 0) return 'nothing';
  return written === texts.length ? 'complete' : 'partial';
}

function isWritten(text: Written): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
