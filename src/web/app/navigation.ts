import { matchPath } from 'react-router';
import { paths } from '#contract/paths.ts';

/** The sheets of a day, ready to be printed; today's when no date is named. */
export function printPath(date: string | null): string {
  return date === null ? paths.printReservations : `${paths.printReservations}?${new URLSearchParams({ date })}`;
}

/** Names, in the URL of the board, the visit whose details open over it. */
export const VISIT_PARAM = 'visite';

/** A visit on the board of its day, its details open. */
export function visitOnBoardPath({ _id, date }: { _id: string; date: string }): string {
  return `${paths.dashboard}?${new URLSearchParams({ date, [VISIT_PARAM]: _id })}`;
}

/** A page of a list, searched or not; a blank keyword is the plain list, the first page has no number. */
export function listPath(list: 'reservations' | 'users', { keyword = '', page = 1 } = {}): string {
  const sought = keyword.trim();
  const search = isSegment(sought) ? `/search/${encodeURIComponent(sought)}` : '';
  return `${paths[list]}${search}${page > 1 ? `/page/${page}` : ''}`;
}

/** No URL can hold one or two lone dots: browsers take them for this folder and the one above. */
function isSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..';
}

/** Whether a URL carries the secret of a mail, which must get into no other URL. */
export function holdsSecret(pathname: string): boolean {
  return [paths.activate, paths.passwordReset, paths.linkedVisit].some((path) => matchPath(path, pathname) !== null);
}

const DENIED = 'denied';

/** The login page that leads back to `redirect` afterwards. */
export function loginPath(redirect: string): string {
  return `${paths.login}?${new URLSearchParams({ redirect })}`.replaceAll('%2F', '/');
}

/** The login page for an account that may not open a page: it says so and does not redirect. */
export const deniedPath = `${paths.login}?${DENIED}`;

/** Whether the login page was reached that way. */
export function isDenied(search: URLSearchParams): boolean {
  return search.has(DENIED);
}

/** The state of a navigation that only narrows what the page shows: the focus stays where the person works. */
export const KEEPS_FOCUS = { keepsFocus: true } as const;
