import type { Language } from '#domain/languages.ts';

/** What the calls of the desk answer when there is no record left to show. */
const DESK_SENTENCES = {
  reservation_removed: { fr: 'Le rendez-vous est supprimé.', en: 'The appointment has been deleted.' },
} satisfies Record<string, Record<Language, string>>;

/** The sentence in that language. */
export function deskSentence(name: keyof typeof DESK_SENTENCES, language: Language): string {
  return DESK_SENTENCES[name][language];
}
