import type { messages as french } from '../fr/landing.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  hero: {
    eyebrow: 'Two locations, Chemin Sainte-Foy, Québec City',
    title: 'Nails that feel like you',
    lead: 'Professional manicures, pedicures and nail extensions in a warm setting. Book online; pay at the salon.',
    status: 'Right now',
    straight: 'Or straight to',
  },
  nextOpening: 'Next opening: {{day}}, {{time}}, {{location}}',
  blurbs: {
    title: 'Why us',
    booking: { title: 'Easy booking', text: 'Choose, book, get your confirmation by e-mail.' },
    access: { title: 'Easy access', text: 'Two locations on Chemin Sainte-Foy.' },
    quality: { title: 'Quality service', text: 'Time, care and clean tools for every guest.' },
  },
  popular: { title: 'Most requested', all: 'See all services' },
  hours: {
    title: 'Hours and locations',
    pick: 'Choose a location',
    hoursOf: 'Opening hours, {{location}}',
    book: 'Book at {{location}}',
    closedOn: 'Closed {{date}}',
    closedOnFor: 'Closed {{date}} ({{reason}})',
  },
  band: { title: 'Book in under a minute', text: 'A location, a service, a time: that’s all.' },
  contact: {
    title: 'We’re here to answer',
    call: 'Call now',
    write: 'Write to {{email}}',
    good: 'Good to know',
    cancel: 'Can’t make it? Cancel online, free of charge.',
  },
};
