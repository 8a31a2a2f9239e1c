import type { messages as french } from '../fr/desk.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  menu: {
    label: 'Dashboard menu',
    all: 'All appointments',
    new: 'New appointment',
    pending: 'To do',
    present: 'Waiting list',
    possible: 'Manage',
    archive: 'Archive',
    upcoming: 'My booking',
    past: 'Archive',
    services: 'List of services',
    helps: 'Questions and answers',
    users: 'List of users',
    profile: 'Profile',
    settings: 'Salon settings',
    audit: 'Change log',
    site: 'Back to the site',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
  },
  welcome: {
    hello: 'Hello {{name}}',
    nextVisit: 'Your next appointment',
    links: 'Your pages',
  },
  theme: { dark: 'Dark theme', light: 'Light theme' },
  upToDate: 'Up to date · {{time}}',
  connectionLost: 'Connection lost, last update {{time}}',
  late: '{{minutes}} min late',
  waiting: 'waiting {{minutes}} min',
  walkIn: 'Walk-in',
  nobodyWaits: 'Nobody is waiting right now.',
  emptyDay: 'No appointments that day.',
};
