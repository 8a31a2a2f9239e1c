import { isLanguage, type Language } from '#domain/languages.ts';

/** What the requests of a store need to know of where they run: in a browser tab, or on the server while it draws. */
export type StoreEnvironment = {
  /** The URL of the API, with its final slash. */
  baseUrl: string;
  /** Returns the current language of the page. */
  language: () => Language;
  fetch: typeof fetch;
};

/** The environment of a tab: this site's own API, in the language of the document's translator. */
export function browserEnvironment(i18n: { language: string }): StoreEnvironment {
  return {
    baseUrl: new URL('/api/', location.origin).href,
    language: () => (isLanguage(i18n.language) ? i18n.language : 'fr'),
    fetch: (input, init) => fetch(input, init),
  };
}

/** Returns the environment that a thunk gets as its extra argument. Throws a `TypeError` when it is anything else. */
export function environmentOf(extra: unknown): StoreEnvironment {
  if (isEnvironment(extra)) return extra;
  throw new TypeError('the store was made without its environment');
}

function isEnvironment(extra: unknown): extra is StoreEnvironment {
  return typeof extra === 'object' && extra !== null && 'baseUrl' in extra && 'language' in extra && 'fetch' in extra;
}
