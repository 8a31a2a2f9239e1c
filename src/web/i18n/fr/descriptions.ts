export const messages = {
  home: 'Manucure, pédicure et extensions d’ongles à {{first}} et à {{second}}, à Québec. Réservez en ligne, payez sur place.',
  about: 'Le salon, ses deux adresses, {{first}} et {{second}}, et la façon dont nous travaillons.',
  privacy: 'Comment le salon protège vos renseignements personnels, à {{first}} et à {{second}}.',
  conditions:
    'Conditions de réservation au salon, à {{first}} et à {{second}} : prix, paiement sur place, annulation sans frais.',
  helps: 'Réponses aux questions sur les rendez-vous et les services, à {{first}} et à {{second}}.',
  bookingLocation: 'Choisissez votre salon, {{first}} ou {{second}}, à Québec, et réservez en ligne.',
  bookingDate: 'Les places libres à {{first}} et à {{second}} : choisissez le jour et l’heure de votre rendez-vous.',
  bookingServices: 'Services et prix : manucure, pédicure et autres services, à {{first}} et à {{second}}, à Québec.',
} as const;
