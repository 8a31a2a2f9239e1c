export const messages = {
  heading: {
    location: 'Choisissez une adresse',
    services: 'Choisissez vos services',
    cart: 'Votre panier',
    date: 'Choisissez la date et l’heure',
    clientInfo: 'Vos coordonnées',
    summary: 'Vérifiez votre rendez-vous',
    confirmation: 'C’est réservé, {{name}}!',
  },
  step: 'Étape {{number}} de 7 : {{name}}',
  steps: 'Étapes de la réservation',
  stepDone: 'terminée',
  hold: 'La place n’est réservée qu’à la dernière étape.',
  phoneHint: '10 chiffres. Après le dernier, le curseur passe au commentaire.',
  commentHint: 'Facultatif. N’y écrivez pas de renseignements médicaux.',
  kept: 'Votre rendez-vous est conservé sur cet appareil.',
} as const;
