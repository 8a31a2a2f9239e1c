import type { i18n } from 'i18next';
import { isLanguage, type Language, localeOf } from '#domain/languages.ts';
import { isNotFetched, loadAnewWhereItHelps } from '../browser/arrival.ts';
import { readStored, store } from '../browser/browser-storage.ts';
import { CATALOGUES, isNamespace, type Namespace } from './catalogues.ts';

const KEY = 'lang';
const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The language to start in: the one that the URL names (`?lang=en`, which is remembered), else the remembered
 * choice, else French, not what the browser prefers.
 */
export function startingLanguage(search: string): Language {
  const named = new URLSearchParams(search).get('lang');
  const language = isLanguage(named) ? named : readStored(KEY);
  if (!isLanguage(language)) return 'fr';
  remember(language);
  return language;
}

/**
 * Switches to that language and remembers it. Returns false, and keeps the current one, when its texts cannot be fetched; when
 * the server has a newer build, or only the browser refuses them, the tab is reloaded in that language.
 */
export async function chooseLanguage(instance: i18n, language: Language): Promise<boolean> {
  try {
    await Promise.all(spokenBy(instance).map((namespace) => CATALOGUES[language][namespace]()));
  } catch (problem) {
    if (!isNotFetched(problem)) throw problem;
    if (await loadAnewWhereItHelps(problem)) remember(language);
    return false;
  }
  remember(language);
  await instance.changeLanguage(language);
  return true;
}

function spokenBy({ options }: i18n): Namespace[] {
  return [options.ns ?? []].flat().filter(isNamespace);
}

/** Stores the language, and sets its cookie so that the server draws the next page in it. */
function remember(language: Language): void {
  store(KEY, language);
  // biome-ignore lint/suspicious/noDocumentCookie: browsers of last year have no Cookie Store, and two words need no escape
  document.cookie = `${KEY}=${language}; Path=/; Max-Age=${A_YEAR_SECONDS}; SameSite=Lax`;
}

/** Keeps `<html lang>` in step with the translator. */
export function followLanguage(instance: i18n): void {
  const tell = (language: string) => {
    if (isLanguage(language)) document.documentElement.lang = localeOf(language);
  };
  tell(instance.language);
  instance.on('languageChanged', tell);
}
