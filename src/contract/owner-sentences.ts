import type { Language } from '#domain/languages.ts';

/** What the calls of the owner's side answer when all is well. */
const OWNER_SENTENCES = {
  service_created: { fr: 'Le service est créé.', en: 'The service has been created.' },
  service_changed: { fr: 'Le service est enregistré.', en: 'The service has been saved.' },
  service_removed: { fr: 'Le service est supprimé.', en: 'The service has been deleted.' },
  help_created: { fr: 'La question est créée.', en: 'The question has been created.' },
  help_changed: { fr: 'La question est enregistrée.', en: 'The question has been saved.' },
  help_removed: { fr: 'La question est supprimée.', en: 'The question has been deleted.' },
  settings_changed: { fr: 'Les réglages sont enregistrés.', en: 'The settings have been saved.' },
  closure_created: { fr: 'La fermeture est enregistrée.', en: 'The closure has been saved.' },
  closure_removed: { fr: 'La fermeture est supprimée.', en: 'The closure has been deleted.' },
} satisfies Record<string, Record<Language, string>>;

export type OwnerSentence = keyof typeof OWNER_SENTENCES;

export function ownerSentence(name: OwnerSentence, language: Language): string {
  return OWNER_SENTENCES[name][language];
}
