export const messages = {
  notFound: { title: 'Page introuvable', sentence: 'L’adresse a peut-être changé.' },
  error: { help: 'Rechargez la page. Si le problème continue, téléphonez-nous.' },
  helps: {
    title: 'Aide',
    search: 'Chercher dans les questions',
    empty: 'Aucune question pour le moment. Écrivez-nous.',
    other: 'Une autre question?',
    write: 'Écrire à {{email}}',
  },
} as const;
