import type { messages as french } from '../fr/landing.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  hero: {
    eyebrow: 'Two locations, Chemin Sainte-Foy, Québec City',
    title: 'Nails that feel like you',
    lead: 'Professional manicures, pedicures and nail extensions in a warm setting. Book online; pay at the salon.',
  },
  blurbs: {
    booking: { title: 'Easy booking', text: 'Choose, book, get your confirmation by e-mail.' },
    access: { title: 'Easy access', text: 'Two locations on Chemin Sainte-Foy.' },
    quality: { title: 'Quality service', text: 'Time, care and clean tools for every guest.' },
  },
  nextOpening: 'Next opening: {{date}}, {{time}}',
};
