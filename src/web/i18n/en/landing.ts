import type { messages as french } from '../fr/landing.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  hero: {
    eyebrow: 'Two locations on Chemin Sainte-Foy, Québec',
    title: 'Nails that feel like you',
    lead: 'Professional manicures, pedicures and nail extensions in a warm setting. Book online; pay at the salon.',
    status: 'Right now',
    pay: 'pay at the salon',
  },
  opening: {
    title: 'Next opening',
    when: '{{day}}, {{time}}',
    book: 'Book {{day}}, {{time}}, {{location}}',
    action: 'Book',
    none: 'Fully booked online',
    call: 'Call {{phone}}',
  },
  blurbs: {
    title: 'Why us',
    booking: { title: 'Easy booking', text: 'Choose, book and get your confirmation by e-mail.' },
    access: { title: 'Easy access', text: 'Two locations on Chemin Sainte-Foy.' },
    quality: { title: 'Quality service', text: 'Time, care and clean tools for every guest.' },
  },
  popular: {
    title: 'Most requested',
    seeAll: 'See all',
    all: 'All services',
    note: 'Prices per person, plus taxes.',
    from: 'from',
    rating: '{{rating}} out of 5',
  },
  hours: {
    title: 'Hours and locations',
    pick: 'Choose a location',
    heading: 'Hours',
    same: 'the same at both locations',
    next: 'Next opening {{day}}, {{time}}',
    directions: 'Directions to {{location}}',
    hoursOf: 'Opening hours, {{location}}',
    book: 'Book at {{location}}',
    day: 'on {{date}}',
    days: 'from {{from}} to {{until}}',
    closedOn: 'Closed {{days}}',
    openOn: 'Open {{opens}} to {{closes}} {{days}}',
    for: '{{what}} ({{reason}})',
  },
  contact: {
    title: 'We’re happy to help',
    call: 'Call now',
    groups: 'Four people or more? Give us a call.',
  },
};
