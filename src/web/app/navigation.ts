import { matchPath } from 'react-router';
import { pathOf, paths } from '#contract/paths.ts';

/** The sheets of a day, ready to be printed; today's when no date is named. */
export function printPath(date: string | null): string {
  return date === null ? paths.printReservations : `${paths.printReservations}?${new URLSearchParams({ date })}`;
}

/** The agenda of a day on paper, or the week of a technician; at one location, or a page for each. */
export function agendaPaperPath(date: string, at: { location: number | null; week: string | null }): string {
  const query = new URLSearchParams({ date, forme: 'agenda' });
  if (at.week !== null) query.set('vue', at.week);
  else query.set('lieu', at.location === null ? '' : String(at.location));
  return `${paths.printReservations}?${query}`;
}

/** Names, in the URL of the board, the visit whose details open over it. */
export const VISIT_PARAM = 'visite';

/** A visit on the board of its day, its details open. */
export function visitOnBoardPath({ _id, date }: { _id: string; date: string }): string {
  return `${paths.dashboard}?${new URLSearchParams({ date, [VISIT_PARAM]: _id })}`;
}

/** Names, in the URL of a technician, when an absence begins that was begun in the agenda. */
export const ABSENCE_PARAM = 'absence';
/** And when it ends, where that is known: a break. */
export const ABSENCE_END_PARAM = 'absence-fin';

type BegunAbsence = { technicianId: string; from: string; to?: string; location: number };

/** The form for an absence of a technician from that wall-clock time on, begun in the agenda of a location. */
export function newAbsencePath({ technicianId, from, to, location }: BegunAbsence): string {
  const begun = { [ABSENCE_PARAM]: from, ...(to && { [ABSENCE_END_PARAM]: to }), lieu: String(location) };
  return `${pathOf('technician', technicianId)}?${new URLSearchParams(begun)}`;
}

/** The agenda of a day, and of a location where one is named. */
export function agendaPath(day: { date: string; lieu?: string }): string {
  return `${paths.agenda}?${new URLSearchParams(day)}`;
}

/** A page of a list, searched or not; a blank keyword is the plain list , the first page has no number. */
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
