import type { i18n } from 'i18next';
import { isLanguage, type Language, localeOf } from '#domain/languages.ts';
import { readStored, store } from '../browser-storage.ts';

const KEY = 'lang';

/**
 * The language to start in: the one that the address names (`?lang=en`, which is remembered), else the remembered
 * choice, else French, whatever the browser prefers (decision 8).
 */
export function startingLanguage(search: string): Language {
  const named = new URLSearchParams(search).get('lang');
  if (isLanguage(named)) {
    store(KEY, named);
    return named;
  }
  const remembered = readStored(KEY);
  return isLanguage(remembered) ? remembered : 'fr';
}

/** Speaks the other language from now on, and remembers it. */
export async function chooseLanguage(instance: i18n, language: Language): Promise<void> {
  store(KEY, language);
  await instance.changeLanguage(language);
}

/** Keeps `<html lang>` in step with the translator. */
export function followLanguage(instance: i18n): void {
  const tell = (language: string) => {
    if (isLanguage(language)) document.documentElement.lang = localeOf(language);
  };
  tell(instance.language);
  instance.on('languageChanged', tell);
}
