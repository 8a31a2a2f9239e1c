export const messages = {
  edition: 'Version {{version}}, en vigueur depuis le {{date}}',
  print: 'Imprimer',
  brief: 'En bref',
  privacy: {
    title: 'Confidentialité',
    brief:
      '- Nous demandons votre nom, votre téléphone et votre courriel, pour vos rendez-vous et rien d’autre.\n- Aucune publicité, aucune mesure d’audience, aucun profilage. Rien n’est vendu.\n- Vous pouvez voir, corriger, télécharger et supprimer vos renseignements vous-même, dans votre profil.\n- Une personne en répond et vous lit : son adresse est ci-dessous.',
    officer: {
      title: 'Qui en répond',
      text: 'Pour toute question, demande ou plainte sur vos renseignements personnels, écrivez à cette personne. Elle vous répond en 30 jours au plus.',
    },
    what: {
      title: 'Ce que nous recueillons',
      text: 'Seulement ce qu’il faut pour vous recevoir et vous joindre :\n\n- pour un compte : votre nom, votre courriel, votre langue, votre choix de recevoir ou non des rappels, et un mot de passe dont nous ne gardons qu’une empreinte illisible;\n- pour un rendez-vous : votre nom, votre téléphone, l’adresse, le jour, l’heure, les services et leurs prix, et le commentaire que vous écrivez, s’il y en a un;\n- après une visite : la couleur que vous ou l’équipe avez notée;\n- pour la sécurité : les connexions, les échecs et les changements de compte, avec l’adresse IP.\n\nNous ne demandons ni carte de paiement, ni date de naissance, ni adresse personnelle, ni renseignement médical. Vous nous donnez ces renseignements vous-même, dans les formulaires du site, au téléphone ou au salon.',
    },
    why: {
      title: 'Pourquoi',
      text: '- Préparer votre rendez-vous, vous recevoir et vous prévenir d’un changement.\n- Vous envoyer la confirmation, un rappel la veille et les courriels de votre compte.\n- Tenir les comptes du salon.\n- Protéger votre compte contre les intrus.\n\nRien d’autre, et aucune décision à votre sujet n’est prise par une machine. Sans votre nom et une façon de vous joindre, nous ne pouvons pas garder de place pour vous.',
    },
    access: {
      title: 'Qui y a accès',
      text: 'Vous, par votre compte. Au salon, les personnes qui tiennent l’agenda voient les rendez-vous; seules celles qui administrent le site voient les comptes. Personne ne voit votre mot de passe.\n\nVos renseignements ne sont ni vendus, ni loués, ni échangés. Nous ne les communiquons à d’autres que si la loi nous y oblige.',
    },
    outside: {
      title: 'Ce qui sort du salon',
      text: 'Le site passe par un hébergeur, et les courriels par un service d’envoi; l’un et l’autre n’agissent que pour nous. Avant de confier des renseignements à une entreprise hors du Québec, nous évaluons s’ils y seront bien protégés. La personne responsable vous dit qui sont ces entreprises et où elles se trouvent.\n\nLa carte d’une adresse vient de Google. Elle n’est chargée qu’à votre demande; Google reçoit alors votre adresse IP.',
    },
    duration: {
      title: 'Combien de temps',
      text: '- Votre compte : jusqu’à ce que vous le supprimiez.\n- Vos rendez-vous : {{months}} mois après la visite. Ensuite, le nom, le téléphone, le courriel, le commentaire et la note de couleur sont effacés; il reste des chiffres sans personne.\n- Les courriels envoyés, le journal des changements et celui de la sécurité : {{months}} mois.\n- Une session : 12 heures sans activité, ou 7 jours si vous avez demandé qu’elle reste ouverte; 30 jours au plus.\n- Les liens reçus par courriel : 7 jours pour activer un compte, 1 heure pour un mot de passe; ils ne servent qu’une fois.\n- Un rendez-vous commencé au moment de créer votre compte : jusqu’à votre première connexion, 7 jours au plus.\n- Vos coordonnées dans le panier de votre navigateur : 24 heures.',
    },
    browser: {
      title: 'Ce que garde votre navigateur',
      text: 'Seulement ce qui est nécessaire au fonctionnement du site. C’est pourquoi il n’y a pas de bandeau de témoins à accepter.',
    },
    rights: {
      title: 'Vos droits',
      text: 'En tout temps et sans frais, vous pouvez :\n\n- voir et corriger vos renseignements, dans votre profil;\n- télécharger tout ce que nous avons sur vous, dans un fichier qu’un autre logiciel peut lire (JSON ou CSV);\n- supprimer votre compte : vos rendez-vous à venir sont annulés, et ceux du passé restent sans votre nom;\n- cesser de recevoir les rappels;\n- demander tout cela à la personne responsable, ou lui faire part d’une plainte.\n\nSi la réponse ne vous convient pas, vous pouvez vous adresser à la Commission d’accès à l’information du Québec (cai.gouv.qc.ca).',
    },
    children: {
      title: 'Moins de 14 ans',
      text: 'Vous avez moins de 14 ans? Demandez à un parent, ou à la personne qui a votre garde, de réserver pour vous avec son propre compte.',
    },
    safety: {
      title: 'Sécurité et changements',
      text: 'Les échanges avec le site sont chiffrés, les accès sont limités selon les tâches de chaque personne, et les connexions de l’équipe sont notées. Si un incident présentait un risque de préjudice sérieux, nous vous en aviserions, de même que la Commission d’accès à l’information.\n\nQuand cette politique change, la nouvelle version et sa date paraissent ici.',
    },
  },
  inventory: {
    session: {
      name: 'rt (témoin)',
      content: 'Votre session; les scripts ne peuvent pas le lire.',
      life: '12 heures ou 7 jours sans activité; 30 jours au plus',
    },
    device: {
      name: 'device (témoin)',
      content:
        'Que votre compte a déjà été ouvert dans ce navigateur, pour que personne ne vous en bloque l’accès en devinant votre mot de passe; il ne dit pas qui vous êtes.',
      life: '1 an',
    },
    cart: {
      name: 'card',
      content: 'Le panier, l’adresse et l’heure choisies, et vos coordonnées avant la réservation.',
      life: 'Coordonnées : 24 heures; le reste : 7 jours; vidé après la réservation',
    },
    persist: {
      name: 'persist',
      content: 'Votre choix de rester connecté ou non.',
      life: 'Jusqu’à ce que vous le changiez',
    },
    display: {
      name: 'lang (aussi un témoin), theme, side-menu',
      content: 'La langue et l’affichage choisis.',
      life: 'Jusqu’à ce que vous les effaciez',
    },
    tab: {
      name: 'reloadedAt, react-router-scroll-positions',
      content: 'Où vous en étiez dans chaque page, et quand l’onglet a dû être rechargé.',
      life: 'Jusqu’à la fermeture de l’onglet',
    },
    logout: {
      name: 'logoutPending',
      content: 'Une déconnexion faite sans réseau, à terminer.',
      life: 'Jusqu’au retour du réseau',
    },
    offline: {
      name: 'Réserve hors connexion',
      content: 'Les fichiers du site, les heures et le téléphone du salon; aucun renseignement personnel.',
      life: 'Jusqu’à la version suivante du site',
    },
  },
  conditions: {
    title: 'Conditions de réservation',
    brief:
      '- La place est à vous quand la confirmation s’affiche.\n- Vous payez sur place. Aucune carte n’est demandée.\n- Vous annulez en ligne, sans frais, jusqu’à l’heure du rendez-vous.\n- Arrivez 15 minutes avant l’heure.',
    who: { title: 'Avec qui vous réservez', text: 'Le salon et ses deux adresses :' },
    booking: {
      title: 'Réserver',
      text: 'Il faut un compte, pour que nous puissions vous envoyer la confirmation et vous laisser annuler. On peut réserver jusqu’à 60 jours d’avance et, pour le jour même, au plus tard 90 minutes avant l’heure.\n\nLa place n’est réservée qu’à la dernière étape, quand la confirmation s’affiche; un courriel la répète.',
    },
    price: {
      title: 'Prix',
      text: 'Les prix sont par personne, en dollars canadiens, avant la TPS et la TVQ. Le panier et la vérification montrent les taxes et le total avant que vous confirmiez; aucuns autres frais ne s’ajoutent.\n\nQuand un prix est donné par une fourchette, le total est une estimation : le prix final dépend du service choisi sur place. Autrement, le prix affiché au moment de réserver est celui de votre rendez-vous, même s’il change ensuite.',
    },
    payment: {
      title: 'Paiement',
      text: 'Vous payez sur place, après vos soins. Aucune carte n’est demandée pour réserver.',
    },
    cancel: {
      title: 'Annuler ou changer',
      text: 'Un empêchement? Annulez votre rendez-vous en ligne, sans frais, jusqu’à l’heure prévue, ou téléphonez au {{phone}}. Merci de nous prévenir le plus tôt possible : la place peut servir à quelqu’un d’autre.',
    },
    arrive: {
      title: 'Arriver',
      text: 'Arrivez 15 minutes avant l’heure. En retard? Téléphonez au {{phone}} : nous ferons de notre mieux, mais le soin pourrait être écourté ou déplacé pour ne pas faire attendre la personne suivante.',
    },
    groups: {
      title: 'Groupes',
      text: 'Groupe de 4 personnes ou plus? Téléphonez au {{phone}} pour que nous puissions vous recevoir ensemble.',
    },
    changes: {
      title: 'Si le salon doit changer un rendez-vous',
      text: 'Une fermeture imprévue, une absence : nous vous joignons au téléphone ou par courriel pour vous proposer une autre heure. Vous pouvez refuser, sans frais.',
    },
    law: {
      title: 'Langue et droit',
      text: 'Ces conditions existent en français et en anglais. Les lois du Québec s’appliquent, et rien ici ne retire les droits que vous donne la Loi sur la protection du consommateur.',
      notices: 'Licences des logiciels et des caractères dont ce site est fait',
    },
  },
} as const;
