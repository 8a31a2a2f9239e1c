export const messages = {
  notFound: {
    otherLanguage: 'en-CA',
    otherTitle: 'Page not found',
    title: 'Page introuvable',
    sentence: 'L’adresse a peut-être changé.',
  },
  helps: {
    languages: 'Langue des réponses',
    fr: 'Français',
    en: 'English',
    es: 'Español',
    title: 'Aide',
    lead: 'Ce que l’on nous demande souvent, et les réponses.',
    search: 'Chercher dans les questions',
    found_one: '{{count}} question trouvée',
    found_other: '{{count}} questions trouvées',
    empty: 'Aucune question pour le moment. Écrivez-nous.',
    other: 'Une autre question?',
    otherText: 'Téléphonez-nous pendant les heures d’ouverture, ou écrivez-nous en tout temps.',
    write: 'Nous écrire',
    hoursOf: 'Heures d’ouverture, {{place}}',
  },
  about: {
    back: 'Retour à l’accueil',
    title: 'Deux salons, les mêmes mains attentives',
    lead: 'Manucure, pédicure et extensions d’ongles, sur le chemin Sainte-Foy, à Québec.',
    house: {
      title: 'Deux adresses',
      text: '{{first}} et {{second}}, à quelques minutes l’une de l’autre. Mêmes services, mêmes prix : choisissez la plus proche, ou celle qui a l’heure qu’il vous faut.',
    },
    work: {
      title: 'Du temps pour chaque personne',
      text: 'L’agenda ne prend pas plus de monde que de fauteuils. Votre heure est la vôtre : arrivez un quart d’heure avant, choisissez une couleur, et laissez-nous faire.',
    },
    care: {
      title: 'Sans surprise',
      text: 'Les prix sont affichés, vous payez sur place, et un empêchement ne coûte rien : vous annulez en ligne jusqu’à l’heure du rendez-vous.',
    },
  },
  offline: {
    title: 'Vous êtes hors ligne',
    lead: 'Votre panier est conservé sur cet appareil. En attendant le réseau, voici nos heures et notre numéro.',
  },
  mailbox: {
    title: 'Boîte de courriel',
    lead: 'Le salon de démonstration n’envoie rien : les courriels qu’il aurait envoyés sont gardés ici, du plus récent au plus ancien.',
    refresh: 'Actualiser',
    empty: 'Aucun courriel pour le moment.',
    to: 'À {{email}}',
    links: 'Liens de ce courriel',
    attached: 'Pièce jointe : {{name}}',
  },
} as const;
