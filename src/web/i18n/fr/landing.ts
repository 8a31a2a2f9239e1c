export const messages = {
  hero: {
    eyebrow: 'Deux adresses, chemin Sainte-Foy, à Québec',
    title: 'Des ongles qui vous ressemblent',
    lead: 'Manucure, pédicure et extensions d’ongles par des mains professionnelles, dans une ambiance chaleureuse. Réservez en ligne; vous payez sur place.',
    status: 'En ce moment',
    straight: 'Ou directement à',
  },
  nextOpening: 'Prochaine place : {{day}}, {{time}}, {{location}}',
  blurbs: {
    title: 'Pourquoi nous',
    booking: { title: 'Réservation facile', text: 'Choisissez, réservez, recevez la confirmation par courriel.' },
    access: { title: 'Accès facile', text: 'Deux adresses sur le chemin Sainte-Foy.' },
    quality: {
      title: 'Service de qualité',
      text: 'Du temps, du soin et des instruments propres pour chaque personne.',
    },
  },
  popular: { title: 'Les plus demandés', all: 'Voir tous les services' },
  hours: {
    title: 'Heures et adresses',
    pick: 'Choisissez une adresse',
    hoursOf: 'Heures d’ouverture, {{location}}',
    book: 'Réserver à {{location}}',
    closedOn: 'Fermé le {{date}}',
    closedOnFor: 'Fermé le {{date}} ({{reason}})',
  },
  band: { title: 'Réservez en moins d’une minute', text: 'Une adresse, un service, une heure : c’est tout.' },
  contact: {
    title: 'On vous répond',
    call: 'Appeler maintenant',
    write: 'Écrire à {{email}}',
    good: 'Bon à savoir',
    cancel: 'Un empêchement? Annulez en ligne, sans frais.',
  },
} as const;
