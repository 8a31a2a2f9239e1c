/** The path of every page, as the router writes it. Server and browser take their links from here. */
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
  linkedVisit: '/visite/:token',

  dashboard: '/dashboard',
  agenda: '/dashboard/agenda',
  ownDay: '/dashboard/ma-journee',
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
  visitsToCall: '/dashboard/reservations/to-call',
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
  team: '/dashboard/team',
  newTechnician: '/dashboard/team/new',
  technician: '/dashboard/team/:id',
  settings: '/dashboard/settings',
  deadMails: '/dashboard/settings/mails',
  audit: '/dashboard/audit',
} as const;

/** The path of one record's page: `pathOf('user', id)`. */
export function pathOf(name: 'user' | 'service' | 'help' | 'technician', id: string): string {
  return paths[name].replace(':id', () => encodeURIComponent(id));
}

/** The path of the page that books one service. */
export function pathOfBookingService(serviceId: string): string {
  return paths.bookingService.replace(':serviceId?', () => encodeURIComponent(serviceId));
}

/** The path of a mailed link that activates an account. */
export function activationPath(token: string): string {
  return paths.activate.replace(':token', () => token);
}

/** The path of a mailed link to choose a password. */
export function passwordResetPath(secret: string): string {
  return paths.passwordReset.replace(':token', () => secret);
}

/** The path of a mailed link to a visit. */
export function visitPath(token: string): string {
  return paths.linkedVisit.replace(':token', () => token);
}
