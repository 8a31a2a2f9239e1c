const HERE = 'http://localhost';
const SLASHES = /^[/\\]+/;
const CALL = /^\/api(?:[/?#]|$)/;
const SEARCHED_LIST = /^(\/dashboard\/(?:reservations|users))\/search\//;

/** The longest URL that is read: a longer call is refused, a longer search shows the whole list. */
export const LONGEST_URL = 2048;

/** Returns the URL of a page. Several slashes at the start count as one, since they would name another host. */
export function pageUrl(url: string): URL {
  return new URL(`/${url.replace(SLASHES, '')}`, HERE);
}

/** Whether a URL is one of the API. */
export function isCall(url: string): boolean {
  return CALL.test(url);
}

/**
 * Returns a URL that the router can decode. A page's that cannot be, such as `/%`, is escaped, so that a person finds a
 * page there; a call's stays as it came, to be refused.
 */
export function decodableUrl(url: string): string {
  if (isCall(url) || isDecodable(url)) return url;
  const [path = '', ...query] = url.split('?');
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

/** Returns the path of the whole list when the keyword of its search cannot be decoded or is too long; else null. */
export function unsearchedListOf(url: string): string | null {
  if (isDecodable(url) && url.length <= LONGEST_URL) return null;
  return SEARCHED_LIST.exec(url)?.[1] ?? null;
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
