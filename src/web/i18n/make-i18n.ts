import { type BackendModule, createInstance, type i18n } from 'i18next';
import { isLanguage, type Language } from '#domain/languages.ts';
import { arrival } from '../browser/arrival.ts';
import { CATALOGUES, EVERYWHERE, isNamespace } from './catalogues.ts';
import type {} from './typed-keys.ts';
import { catalogueWithFrenchSpaces } from './typography.ts';

/**
 * Hands i18next a catalogue from its own chunk, late if need be: one that failed it would never ask for again. A language or
 * catalogue that does not exist is an error.
 */
const chunks: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read(language, namespace, callback) {
    if (!isLanguage(language) || !isNamespace(namespace))
      return callback(new Error(`no ${language}/${namespace}`), null);
    arrival(CATALOGUES[language][namespace]).then(
      ({ messages }) => callback(null, language === 'fr' ? catalogueWithFrenchSpaces(messages) : messages),
      (problem: Error) => callback(problem, null),
    );
  },
};

/** A translator that speaks `language`, with the messages that every page needs already loaded. */
export async function makeI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.use(chunks).init({
    lng: language,
    ns: [...EVERYWHERE],
    defaultNS: 'common',
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
