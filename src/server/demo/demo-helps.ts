export type DemoHelp = { key: string; question: string; answer: string; isPrivate?: true };

/** The questions of the demo salon; `{phone}` is filled in with the salon's own number. */
export const DEMO_HELPS: readonly DemoHelp[] = [
  {
    key: 'reserver',
    question: 'Comment prendre rendez-vous en ligne?',
    answer:
      'Choisissez une adresse, ajoutez un ou plusieurs services au panier, puis une date et une heure libres. Vous vérifiez tout avant de confirmer, et un courriel vous envoie le récapitulatif avec un fichier pour votre agenda.\n\nOn peut réserver jusqu’à 60 jours d’avance, et pour aujourd’hui au plus tard 90 minutes avant l’heure choisie.',
  },
  {
    key: 'payer',
    question: 'Faut-il payer en réservant?',
    answer:
      'Non. Aucune carte n’est demandée : vous payez au salon, après vos soins. Les prix affichés sont en dollars canadiens, taxes en sus; le panier montre la TPS, la TVQ et le total.',
  },
  {
    key: 'annuler',
    question: 'Comment annuler ou changer mon rendez-vous?',
    answer:
      'Ouvrez « Ma réservation » dans votre compte et annulez en ligne jusqu’à l’heure prévue, sans frais. La place se libère aussitôt. Une fois l’heure passée, téléphonez-nous au {phone}.',
  },
  {
    key: 'arriver',
    question: 'À quelle heure dois-je arriver?',
    answer:
      'Quinze minutes avant l’heure de votre rendez-vous : le temps de vous laver les mains, de choisir une couleur et de commencer sans presse. En cas de retard, appelez-nous au {phone}; nous ferons de notre mieux.',
  },
  {
    key: 'groupe',
    question: 'Nous sommes quatre personnes ou plus. Pouvons-nous venir ensemble?',
    answer:
      'Avec plaisir. Pour un groupe de quatre personnes ou plus, téléphonez-nous au {phone} : nous trouverons l’heure et l’adresse où tout le monde peut être assis côte à côte.',
  },
  {
    key: 'gel',
    question: 'Quelle est la différence entre un vernis ordinaire, un vernis gel et une pose?',
    answer:
      'Le vernis ordinaire sèche à l’air et tient environ une semaine. Le vernis gel sèche à la lampe et tient de deux à trois semaines sur les mains, davantage sur les pieds. La pose allonge l’ongle avec du gel et s’entretient par un remplissage aux deux ou trois semaines.\n\nVous portez déjà du gel? Ajoutez « Retrait de gel ou de poudre » au panier, avant la manucure : l’heure de fin en tient compte.',
  },
  {
    key: 'enfants',
    question: 'Mon enfant peut-il avoir un rendez-vous?',
    answer:
      'Oui. Avant 14 ans, un parent ou un tuteur réserve et reste au salon. La pédicure enfant convient dès 5 ans.',
  },
  {
    key: 'renseignements',
    question: 'Que faites-vous de mes renseignements personnels?',
    answer:
      'Votre nom, votre téléphone et votre courriel servent à tenir votre rendez-vous et à vous en rappeler la date, rien d’autre. Votre profil permet de les télécharger ou de supprimer votre compte. N’écrivez pas de renseignements médicaux dans les commentaires.',
  },
  {
    key: 'demonstration',
    question: 'Ce salon existe-t-il vraiment?',
    answer:
      'Non : ce site est une démonstration. Les services, les prix, les avis, les personnes et les rendez-vous que vous y voyez sont inventés, et aucun rendez-vous n’y engage personne.',
  },
  {
    key: 'retards',
    question: 'Note interne : que faire d’une cliente très en retard?',
    answer:
      'Jusqu’à 15 minutes : on la reçoit. Au-delà, on l’appelle, puis on raccourcit le service avec son accord ou on déplace le rendez-vous. On n’annule qu’après 30 minutes sans nouvelle.',
    isPrivate: true,
  },
];
