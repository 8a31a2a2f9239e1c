import type { HelpTexts } from '#domain/helps/help-texts.ts';

export type DemoHelp = HelpTexts & { key: string; isPrivate?: true };

/** The questions of the demo salon; `{phone}` is filled in with the salon's own number. */
export const DEMO_HELPS: readonly DemoHelp[] = [
  {
    key: 'reserver',
    question: 'Comment prendre rendez-vous en ligne?',
    answer:
      'Choisissez une adresse, ajoutez un ou plusieurs services au panier, puis une date et une heure libres. Vous vérifiez tout avant de confirmer, et un courriel vous envoie le récapitulatif avec un fichier pour votre agenda.\n\nOn peut réserver jusqu’à 60 jours d’avance, et pour aujourd’hui au plus tard 90 minutes avant l’heure choisie.',
    questionEn: 'How do I book online?',
    answerEn:
      'Choose an address, add one or more services to the cart, then a free date and time. You check everything before you confirm, and an e-mail sends you the summary with a file for your calendar.\n\nYou can book up to 60 days ahead, and for today no later than 90 minutes before the time you choose.',
    questionEs: '¿Cómo reservo una cita en línea?',
    answerEs:
      'Elija una dirección, agregue uno o varios servicios al carrito y luego una fecha y una hora libres. Usted revisa todo antes de confirmar, y un correo le envía el resumen con un archivo para su calendario.\n\nSe puede reservar con hasta 60 días de antelación y, para el mismo día, a más tardar 90 minutos antes de la hora elegida.',
  },
  {
    key: 'payer',
    question: 'Faut-il payer en réservant?',
    answer:
      'Non. Aucune carte n’est demandée : vous payez au salon, après vos soins. Les prix affichés sont en dollars canadiens, taxes en sus; le panier montre la TPS, la TVQ et le total.',
    questionEn: 'Do I have to pay when I book?',
    answerEn:
      'No. No card is asked for: you pay at the salon, after your treatment. Prices are in Canadian dollars, plus taxes; the cart shows the GST, the QST and the total.',
    questionEs: '¿Hay que pagar al reservar?',
    answerEs:
      'No. No se pide ninguna tarjeta: se paga en el salón, después del servicio. Los precios están en dólares canadienses, más impuestos; el carrito muestra la TPS, la TVQ y el total.',
  },
  {
    key: 'annuler',
    question: 'Comment annuler ou changer mon rendez-vous?',
    answer:
      'Ouvrez « Ma réservation » dans votre compte et annulez en ligne jusqu’à l’heure prévue, sans frais. La place se libère aussitôt. Une fois l’heure passée, téléphonez-nous au {phone}.',
    questionEn: 'How do I cancel or change my appointment?',
    answerEn:
      'Open “My booking” in your account and cancel online until the time of the appointment, at no charge. The spot is freed at once. After that time, call us at {phone}.',
    questionEs: '¿Cómo cancelo o cambio mi cita?',
    answerEs:
      'Abra «Ma réservation» en su cuenta y cancele en línea hasta la hora prevista, sin cargo. El lugar queda libre enseguida. Pasada la hora, llámenos al {phone}.',
  },
  {
    key: 'arriver',
    question: 'À quelle heure dois-je arriver?',
    answer:
      'Quinze minutes avant l’heure de votre rendez-vous : le temps de vous laver les mains, de choisir une couleur et de commencer sans presse. En cas de retard, appelez-nous au {phone}; nous ferons de notre mieux.',
    questionEn: 'When should I arrive?',
    answerEn:
      'Fifteen minutes before your appointment: time to wash your hands, choose a colour and start without hurry. If you are running late, call us at {phone}; we will do our best.',
    questionEs: '¿A qué hora debo llegar?',
    answerEs:
      'Quince minutos antes de su cita: el tiempo de lavarse las manos, elegir un color y empezar sin prisa. Si se retrasa, llámenos al {phone}; haremos todo lo posible.',
  },
  {
    key: 'groupe',
    question: 'Nous sommes quatre personnes ou plus. Pouvons-nous venir ensemble?',
    answer:
      'Avec plaisir. Pour un groupe de quatre personnes ou plus, téléphonez-nous au {phone} : nous trouverons l’heure et l’adresse où tout le monde peut être assis côte à côte.',
    questionEn: 'There are four of us or more. Can we come together?',
    answerEn:
      'With pleasure. For a group of four or more, call us at {phone}: we will find the time and the address where everybody can sit side by side.',
    questionEs: 'Somos cuatro personas o más. ¿Podemos venir juntas?',
    answerEs:
      'Con mucho gusto. Para un grupo de cuatro personas o más, llámenos al {phone}: encontraremos la hora y la dirección donde todas puedan sentarse juntas.',
  },
  {
    key: 'gel',
    question: 'Quelle est la différence entre un vernis ordinaire, un vernis gel et une pose?',
    answer:
      'Le vernis ordinaire sèche à l’air et tient environ une semaine. Le vernis gel sèche à la lampe et tient de deux à trois semaines sur les mains, davantage sur les pieds. La pose allonge l’ongle avec du gel et s’entretient par un remplissage aux deux ou trois semaines.\n\nVous portez déjà du gel? Ajoutez « Retrait de gel ou de poudre » au panier, avant la manucure : l’heure de fin en tient compte.',
    questionEn: 'What is the difference between regular polish, gel polish and extensions?',
    answerEn:
      'Regular polish dries in the air and lasts about a week. Gel polish is cured under a lamp and lasts two to three weeks on hands, longer on feet. Extensions lengthen the nail with gel and are kept up with a fill every two or three weeks.\n\nAlready wearing gel? Add “Gel or powder removal” to the cart, before the manicure: the end time takes it into account.',
    questionEs: '¿Qué diferencia hay entre el esmalte común, el esmalte en gel y la extensión?',
    answerEs:
      'El esmalte común se seca al aire y dura alrededor de una semana. El esmalte en gel se seca con lámpara y dura de dos a tres semanas en las manos, más en los pies. La extensión alarga la uña con gel y se mantiene con un relleno cada dos o tres semanas.\n\n¿Ya lleva gel? Agregue el retiro de gel o de polvo al carrito, antes de la manicura: la hora de fin lo tiene en cuenta.',
  },
  {
    key: 'enfants',
    question: 'Mon enfant peut-il avoir un rendez-vous?',
    answer:
      'Oui. Avant 14 ans, un parent ou un tuteur réserve et reste au salon. La pédicure enfant convient dès 5 ans.',
    questionEn: 'Can my child have an appointment?',
    answerEn:
      'Yes. Under 14, a parent or guardian books and stays at the salon. The children’s pedicure is for ages 5 and up.',
    questionEs: '¿Mi hijo o hija puede tener una cita?',
    answerEs:
      'Sí. Antes de los 14 años, un padre, una madre o un tutor reserva y se queda en el salón. La pedicura infantil es a partir de los 5 años.',
  },
  {
    key: 'renseignements',
    question: 'Que faites-vous de mes renseignements personnels?',
    answer:
      'Votre nom, votre téléphone et votre courriel servent à tenir votre rendez-vous et à vous en rappeler la date, rien d’autre. Votre profil permet de les télécharger ou de supprimer votre compte. N’écrivez pas de renseignements médicaux dans les commentaires.',
    questionEn: 'What do you do with my personal information?',
    answerEn:
      'Your name, phone and e-mail are used to keep your appointment and to remind you of its date, nothing else. From your profile you can download them or delete your account. Please don’t put medical information in the comments.',
    questionEs: '¿Qué hacen con mis datos personales?',
    answerEs:
      'Su nombre, su teléfono y su correo sirven para mantener su cita y recordarle la fecha, nada más. Desde su perfil puede descargarlos o eliminar su cuenta. No escriba información médica en los comentarios.',
  },
  {
    key: 'demonstration',
    question: 'Ce salon existe-t-il vraiment?',
    answer:
      'Non : ce site est une démonstration. Les services, les prix, les avis, les personnes et les rendez-vous que vous y voyez sont inventés, et aucun rendez-vous n’y engage personne.',
    questionEn: 'Does this salon really exist?',
    answerEn:
      'No: this site is a demonstration. The services, prices, reviews, people and appointments that you see are invented, and no appointment commits anybody.',
    questionEs: '¿Este salón existe de verdad?',
    answerEs:
      'No: este sitio es una demostración. Los servicios, los precios, las opiniones, las personas y las citas que ve son inventados, y ninguna cita compromete a nadie.',
  },
  {
    key: 'retards',
    question: 'Note interne : que faire d’une cliente très en retard?',
    answer:
      'Jusqu’à 15 minutes : on la reçoit. Au-delà, on l’appelle, puis on raccourcit le service avec son accord ou on déplace le rendez-vous. On n’annule qu’après 30 minutes sans nouvelle.',
    questionEn: 'Internal note: what do we do about a client who is very late?',
    answerEn:
      'Up to 15 minutes: we take her. Beyond that, we call her, then shorten the service with her consent or move the appointment. We cancel only after 30 minutes without news.',
    isPrivate: true,
  },
];
