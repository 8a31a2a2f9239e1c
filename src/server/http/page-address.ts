const HERE = 'http://localhost';
const SLASHES = /^[/\\]+/;

/**
 * The path and query that a page is asked for by. Several slashes at the start count as one: read as they stand they
 * would name another host, or none that can be read.
 */
export function pageAddress(url: string): URL {
  return new URL(`/${url.replace(SLASHES, '')}`, HERE);
}
