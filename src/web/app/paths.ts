import { generatePath, matchPath } from 'react-router';

/** Every address of the site: the specification's routes, and nothing else names them. */
export const paths = {
  home: '/',
  about: '/about',
  privacy: '/confidentialite',
  conditions: '/conditions',
  helps: '/helps',
  mailbox: '/boite-courriel',
  offline: '/hors-connexion',

  bookingLocation: '/reservation-location',
  bookingServices: '/reservation-services',
  bookingService: '/reservation-service/:serviceId?',
  cart: '/reservation-panier',
  bookingDate: '/reservation-date',
  clientInfo: '/reservation-client-info',
  summary: '/reservation-summary',
  confirmation: '/dashboard/reservation-confirmation',

  register: '/register',
  activate: '/auth/activate/:token',
  login: '/login',
  passwordForget: '/password-forget',
  passwordReset: '/password-reset/:token',

  dashboard: '/dashboard',
  profile: '/dashboard/profile',
  futureReservations: '/dashboard/reservations/future',
  pastReservations: '/dashboard/reservations/past',

  reservations: '/dashboard/reservations',
  reservationsPage: '/dashboard/reservations/page/:pageNumber',
  reservationsSearch: '/dashboard/reservations/search/:keyword',
  reservationsSearchPage: '/dashboard/reservations/search/:keyword/page/:pageNumber',
  newReservation: '/dashboard/reservations/new',
  pendingReservations: '/dashboard/reservations/pending',
  presentReservations: '/dashboard/reservations/present',
  possibleReservations: '/dashboard/reservations/possible',
  archivedReservations: '/dashboard/reservations/archive',
  printReservations: '/dashboard/reservations/print',

  services: '/dashboard/services',
  newService: '/dashboard/services/new',
  service: '/dashboard/services/:id',
  staffHelps: '/dashboard/helps',
  newHelp: '/dashboard/helps/new',
  help: '/dashboard/helps/:id',

  users: '/dashboard/users',
  usersPage: '/dashboard/users/page/:pageNumber',
  usersSearch: '/dashboard/users/search/:keyword',
  usersSearchPage: '/dashboard/users/search/:keyword/page/:pageNumber',
  newUser: '/dashboard/users/new',
  user: '/dashboard/users/:id',
  settings: '/dashboard/settings',
  audit: '/dashboard/audit',
} as const;

/** The address of one record: `pathOf('user', id)`. */
export function pathOf(name: 'user' | 'service' | 'help', id: string): string {
  return generatePath(paths[name], { id });
}

/** The single-service page, for one service. */
export function pathOfBookingService(serviceId: string): string {
  return generatePath(paths.bookingService, { serviceId });
}

/** The sheets of a day, ready to be printed; today's when no date is named. */
export function printPath(date: string | null): string {
  return date === null ? paths.printReservations : `${paths.printReservations}?${new URLSearchParams({ date })}`;
}

/** A page of a list, searched or not; a blank keyword is the plain list (spec 5), the first page has no number. */
export function listPath(list: 'reservations' | 'users', { keyword = '', page = 1 } = {}): string {
  const sought = keyword.trim();
  const search = isSegment(sought) ? `/search/${encodeURIComponent(sought)}` : '';
  return `${paths[list]}${search}${page > 1 ? `/page/${page}` : ''}`;
}

/** No address can hold one or two lone dots: browsers take them for this folder and the one above. */
function isSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..';
}

/** Whether an address carries the secret of a mail, which must get into no other address. */
export function holdsSecret(pathname: string): boolean {
  return [paths.activate, paths.passwordReset].some((path) => matchPath(path, pathname) !== null);
}

const DENIED = 'denied';

/** The login page, which leads back to `redirect` afterwards; its slashes stand as they are, as spec 2 writes them. */
export function loginPath(redirect: string): string {
  return `${paths.login}?${new URLSearchParams({ redirect })}`.replaceAll('%2F', '/');
}

/** The login page for somebody whose account may not open a page: it says so, and bounces nobody. */
export const deniedPath = `${paths.login}?${DENIED}`;

/** Whether the login page was reached that way. */
export function isDenied(search: URLSearchParams): boolean {
  return search.has(DENIED);
}

/** The state of a navigation that only narrows what the page shows: the focus stays where the person works. */
export const KEEPS_FOCUS = { keepsFocus: true } as const;
