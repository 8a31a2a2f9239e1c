import type { messages as french } from '../fr/pages.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  notFound: {
    otherLanguage: 'fr-CA',
    otherTitle: 'Page introuvable',
    title: 'Page not found',
    sentence: 'The address may have changed.',
  },
  helps: {
    title: 'Help',
    search: 'Search the questions',
    empty: 'No questions yet. Write to us.',
    other: 'Another question?',
    write: 'Write to {{email}}',
  },
};
