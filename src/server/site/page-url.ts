const HERE = 'http://localhost';
const SLASHES = /^[/\\]+/;
const CALL = /^\/api(?:[/?#]|$)/;
const SEARCHED_LIST = /^(\/dashboard\/(?:reservations|users))\/search\//;

/** The longest address that is read: a call with a longer one is refused, a search of that length is not searched for. */
export const LONGEST_URL = 2048;

/**
 * The path and query that a page is asked for by. Several slashes at the start count as one: read as they stand they
 * would name another host, or none that can be read.
 */
export function pageUrl(url: string): URL {
  return new URL(`/${url.replace(SLASHES, '')}`, HERE);
}

/** Whether an address is one of the API, which answers programs and not people. */
export function isCall(url: string): boolean {
  return CALL.test(url);
}

/**
 * The address under which the server looks for an answer. One of a page that cannot be decoded, such as `/%`, is taken
 * letter by letter, so that a person finds a page there; a call stays as it came, to be refused.
 */
export function decodableUrl(url: string): string {
  if (isCall(url) || isDecodable(url)) return url;
  const [path = '', ...query] = url.split('?');
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

/** The whole list, where a search of it can be no keyword: not to be decoded, or longer than any address read. Else null. */
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
