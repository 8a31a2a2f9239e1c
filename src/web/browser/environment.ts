import { isLanguage, type Language } from '#domain/languages.ts';

/** What a store's requests need to know of the place they run in: a browser tab, or the server's own rendering. */
export type Surroundings = {
  /** The address of the API, with its final slash. */
  baseUrl: string;
  /** The language that the page speaks at this moment. */
  language: () => Language;
  fetch: typeof fetch;
};

/** The surroundings of a tab: this site's own API, in the language of the document's translator. */
export function browserEnvironment(i18n: { language: string }): Surroundings {
  return {
    baseUrl: new URL('/api/', location.origin).href,
    language: () => (isLanguage(i18n.language) ? i18n.language : 'fr'),
    fetch: (input, init) => fetch(input, init),
  };
}

/** Tells the surroundings apart from whatever else a thunk may be given. */
export function environmentOf(extra: unknown): Surroundings {
  if (isEnvironment(extra)) return extra;
  throw new TypeError('the store was made without its surroundings');
}

function isEnvironment(extra: unknown): extra is Surroundings {
  return typeof extra === 'object' && extra !== null && 'baseUrl' in extra && 'language' in extra && 'fetch' in extra;
}
