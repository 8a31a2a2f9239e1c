export const messages = {
  whyAccount: 'Un compte nous permet de vous envoyer la confirmation et de vous laisser annuler en ligne.',
  collectionNotice:
    'Nous utilisons votre nom, votre téléphone et votre courriel pour gérer vos rendez-vous. Vous pouvez les consulter, les corriger, les télécharger ou les supprimer.',
  privacyPolicy: 'Politique de confidentialité',
  activationSent: 'Ouvrez le courriel sur cet appareil pour terminer. La place n’est pas encore réservée.',
} as const;
