export const messages = {
  summary: {
    services: 'Services',
    editServices: 'Modifier les services',
    location: 'Endroit',
    editLocation: 'Modifier l’endroit',
    date: 'Date et heure',
    editDate: 'Modifier la date et l’heure',
    client: 'Coordonnées',
    editClient: 'Modifier les coordonnées',
    comment: 'Commentaire',
    editComment: 'Modifier le commentaire',
    add: 'Ajouter',
    addComment: 'Ajouter un commentaire',
    end: 'Fin vers {{time}}',
    price: 'Prix',
    tips: 'Vous payez sur place. Arrivez 15 minutes avant l’heure. Un empêchement? Déplacez ou annulez en ligne, sans frais. En réservant, vous acceptez nos',
    conditions: 'conditions',
    conditionsTitle: 'Conditions',
    allConditions: 'Toutes les conditions de réservation',
    cancellation:
      'Un empêchement? Annulez votre rendez-vous en ligne, sans frais, ou téléphonez au {{phone}}. Merci de nous prévenir le plus tôt possible.',
    frenchFirst: 'La version française de ces conditions est ici :',
    print: 'Imprimer',
    otherTime: 'Choisir une autre heure',
  },
  overlap: {
    other:
      'Vous avez déjà un rendez-vous à ce moment-là, de {{from}} à {{to}}, {{location}}. Voulez-vous aussi celui-ci?',
    sameDay: 'Vous avez déjà un rendez-vous ce jour-là à {{time}}.',
    some: 'Vous avez déjà un rendez-vous à ce moment-là. Voulez-vous aussi celui-ci?',
    meant: 'Oui, réserver les deux',
    submitWaits: 'Répondez ci-dessus.',
  },
  unconfirmed: {
    title: 'Votre réservation',
    byMail:
      'Aucune réservation à montrer ici. Si vous venez de réserver, les détails sont dans votre courriel de confirmation; pour changer ou annuler un rendez-vous, téléphonez au {{phone}}.',
    book: 'Réserver un rendez-vous',
  },
  confirmed: {
    completed: 'Votre réservation est terminée.',
    seeMine: 'Mes rendez-vous',
    mail: 'La confirmation vous a été envoyée par courriel.',
    mailTo: 'La confirmation a été envoyée par courriel à',
    spam: 'Rien reçu? Regardez dans les indésirables.',
    upcoming:
      'Un empêchement? Votre rendez-vous est sous « Ma réservation » : déplacez-le ou annulez-le en ligne, sans frais, ou téléphonez-nous.',
    changesByPhone: 'Pour changer ou annuler ce rendez-vous, téléphonez-nous.',
    again: 'Réserver un autre rendez-vous',
  },
} as const;
