import type { messages as french } from '../fr/visits.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  none: 'No upcoming appointments.',
  book: 'Book',
  details: 'Details',
  detailsTitle: 'Your appointment',
  directions: 'Directions',
  inDays_zero: 'Today',
  inDays_one: 'Tomorrow',
  inDays_other: 'In {{count}} days',
  cancel: 'Cancel the appointment',
  cancelTitle: 'Cancel this appointment?',
  keep: 'Keep the appointment',
  cancelled: 'Appointment cancelled.',
  when: 'When',
  where: 'Where',
  services: 'Services',
  client: 'For',
  comment: 'Comment',
  performer: 'Technician',
  colorNote: 'Colour note',
  welcome: {
    hello: 'Hello {{name}}',
    nextVisit: 'Your next appointment',
    colors: 'Your colours',
    links: 'Your pages',
    past: 'Past appointments',
    profile: 'My profile',
  },
};
