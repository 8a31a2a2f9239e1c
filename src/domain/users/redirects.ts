export const DEFAULT_REDIRECT = '/dashboard';

/** One slash, then neither a slash nor a backslash, and no character that a browser would rewrite into one. */
const PATH_OF_THIS_SITE = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * Returns the path to open after a login: the requested one when it is a page of this site, else the dashboard. `isKnownPath`
 * is called with the path without query and fragment.
 */
export function safeRedirect(asked: string | null | undefined, isKnownPath: (pathname: string) => boolean): string {
  if (!asked || !PATH_OF_THIS_SITE.test(asked)) return DEFAULT_REDIRECT;
  const [pathname = ''] = asked.split(/[?#]/, 1);
  return isKnownPath(pathname) ? asked : DEFAULT_REDIRECT;
}
