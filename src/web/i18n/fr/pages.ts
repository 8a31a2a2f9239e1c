export const messages = {
  notFound: {
    otherLanguage: 'en-CA',
    otherTitle: 'Page not found',
    title: 'Page introuvable',
    sentence: 'L’adresse a peut-être changé.',
  },
  helps: {
    title: 'Aide',
    search: 'Chercher dans les questions',
    empty: 'Aucune question pour le moment. Écrivez-nous.',
    other: 'Une autre question?',
    write: 'Écrire à {{email}}',
  },
} as const;
