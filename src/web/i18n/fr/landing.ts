export const messages = {
  hero: {
    eyebrow: 'Deux adresses, chemin Sainte-Foy, à Québec',
    title: 'Des ongles qui vous ressemblent',
    lead: 'Manucure, pédicure et extensions d’ongles par des mains professionnelles, dans une ambiance chaleureuse. Réservez en ligne; vous payez sur place.',
  },
  blurbs: {
    booking: { title: 'Réservation facile', text: 'Choisissez, réservez, recevez la confirmation par courriel.' },
    access: { title: 'Accès facile', text: 'Deux adresses sur le chemin Sainte-Foy.' },
    quality: {
      title: 'Service de qualité',
      text: 'Du temps, du soin et des instruments propres pour chaque personne.',
    },
  },
  nextOpening: 'Prochaine place : {{date}}, {{time}}',
} as const;
