import type { Language } from '#domain/languages.ts';
import { paths } from '../paths.ts';

/** The greeting, the foot and the link to the French version, as mails have them; `before` stands beside a former time. */
export const MAIL_FRAME = {
  fr: {
    greeting: 'Bonjour',
    before: 'Avant',
    manage: 'Gérer mes courriels',
    french: 'Version française',
    tps: 'TPS',
    tvq: 'TVQ',
  },
  en: {
    greeting: 'Hello',
    before: 'Before',
    manage: 'Manage my e-mails',
    french: 'Version française',
    tps: 'GST',
    tvq: 'QST',
  },
};

/** The mails about a visit. */
export const VISIT_MAILS = {
  fr: {
    confirmed: 'Rendez-vous confirmé',
    tomorrow: 'Votre rendez-vous de demain',
    moved: 'Rendez-vous déplacé',
    movedCalendar: 'Voici votre nouveau moment. Ouvrez le fichier joint pour mettre votre agenda à jour.',
    otherPerson: 'Changement à votre rendez-vous',
    onlyPerson:
      'La personne qui vous reçoit change; l’heure et l’adresse restent les mêmes. Ouvrez le fichier joint pour mettre votre agenda à jour.',
    anybody: 'une personne de l’équipe',
    cancelled: 'Rendez-vous annulé',
    when: 'Quand',
    where: 'Où',
    who: 'Avec',
    services: 'Services',
    subtotal: 'Sous-total',
    gst: 'TPS (5 %)',
    qst: 'TVQ (9,975 %)',
    total: 'Total, payable sur place',
    at: 'à',
    early: 'Arrivez 15 minutes avant l’heure. Vous payez sur place; aucune carte n’est demandée pour réserver.',
    free: (phone: string) =>
      `Un empêchement? Déplacez ou annulez votre rendez-vous en ligne, sans frais, ou téléphonez au ${phone}. Merci de nous prévenir le plus tôt possible.`,
    gone: 'Votre place est libérée. Vous pouvez réserver une autre date en tout temps.',
    see: 'Voir, déplacer ou annuler',
    directions: 'Itinéraire',
    again: 'Réserver une autre date',
    file: 'rendez-vous.ics',
    stop: 'Vous pouvez cesser de recevoir ces rappels dans votre profil.',
  },
  en: {
    confirmed: 'Appointment confirmed',
    tomorrow: 'Your appointment tomorrow',
    moved: 'Appointment moved',
    movedCalendar: 'Here is your new time. Open the attached file to update your calendar.',
    otherPerson: 'A change to your appointment',
    onlyPerson:
      'The person who takes care of you changes; the time and the place stay the same. Open the attached file to update your calendar.',
    anybody: 'someone on the team',
    cancelled: 'Appointment cancelled',
    when: 'When',
    where: 'Where',
    who: 'With',
    services: 'Services',
    subtotal: 'Subtotal',
    gst: 'GST (5%)',
    qst: 'QST (9.975%)',
    total: 'Total, payable at the salon',
    at: 'at',
    early: 'Please arrive 15 minutes early. You pay at the salon; no card is needed to book.',
    free: (phone: string) =>
      `Something came up? Move or cancel your appointment online at no charge, or call ${phone}. Please let us know as early as you can.`,
    gone: 'Your spot has been freed. You can book another date at any time.',
    see: 'View, move or cancel',
    directions: 'Directions',
    again: 'Book another date',
    file: 'appointment.ics',
    stop: 'You can turn these reminders off in your profile.',
  },
};

/** What the salon's own copies say; the salon is written to in French. */
export const SALON_COPY = {
  who: 'Qui',
  phone: 'Téléphone',
  email: 'Courriel',
  comment: 'Commentaire',
  day: 'Voir ce jour au comptoir',
  why: 'Ceci est la copie du salon. Un administrateur peut l’arrêter dans les réglages, sous « Courriels ».',
};

export type AccountMailKind =
  | 'activation'
  | 'already_registered'
  | 'no_account'
  | 'account_closed'
  | 'reset'
  | 'password_changed'
  | 'invitation'
  | 'account_deleted';

type AccountMailText = { subject: string; paragraphs: string[]; buttons: { label: string; path: string }[] };

/** The mails about an account; `{salon}` is the salon's name, `{phone}` its phone. A mail's own link replaces its first button's path. */
export const ACCOUNT_MAILS: Record<AccountMailKind, Record<Language, AccountMailText>> = {
  activation: {
    fr: {
      subject: 'Activez votre compte {salon}',
      paragraphs: [
        'Un dernier pas : activez votre compte, puis connectez-vous. Si vous aviez commencé un rendez-vous, il vous attend, sur cet appareil ou un autre; la place est réservée à la dernière étape seulement.',
        'Ce lien fonctionne une seule fois, pendant 7 jours. Si vous n’avez pas demandé de compte, ignorez ce courriel.',
      ],
      buttons: [{ label: 'Activer mon compte', path: paths.register }],
    },
    en: {
      subject: 'Activate your {salon} account',
      paragraphs: [
        'One last step: activate your account, then log in. If you had started an appointment, it is waiting for you, on this device or another; the spot is booked only at the last step.',
        'This link works once, for 7 days. If you did not ask for an account, ignore this e-mail.',
      ],
      buttons: [{ label: 'Activate my account', path: paths.register }],
    },
  },
  already_registered: {
    fr: {
      subject: 'Vous avez déjà un compte {salon}',
      paragraphs: [
        'Quelqu’un, vous sans doute, a demandé un compte avec cette adresse. Elle en a déjà un, et rien n’a changé.',
        'Connectez-vous, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.',
      ],
      buttons: [
        { label: 'Me connecter', path: paths.login },
        { label: 'Mot de passe oublié', path: paths.passwordForget },
      ],
    },
    en: {
      subject: 'You already have a {salon} account',
      paragraphs: [
        'Someone, probably you, asked for an account with this address. It already has one, and nothing has changed.',
        'Log in, or choose a new password if you have forgotten yours.',
      ],
      buttons: [
        { label: 'Log in', path: paths.login },
        { label: 'Choose a new password', path: paths.passwordForget },
      ],
    },
  },
  no_account: {
    fr: {
      subject: 'Aucun compte {salon} pour cette adresse',
      paragraphs: [
        'Quelqu’un, vous sans doute, a demandé un lien pour cette adresse, mais elle n’a pas de compte.',
        'Vous en avez peut-être un sous une autre adresse. Sinon, créez-en un en une minute, ou ignorez ce courriel.',
      ],
      buttons: [{ label: 'Créer un compte', path: paths.register }],
    },
    en: {
      subject: 'No {salon} account for this address',
      paragraphs: [
        'Someone, probably you, asked for a link for this address, but it has no account.',
        'You may have one under another address. If not, create one in a minute, or ignore this e-mail.',
      ],
      buttons: [{ label: 'Create an account', path: paths.register }],
    },
  },
  account_closed: {
    fr: {
      subject: 'Votre compte {salon} est fermé',
      paragraphs: ['Le compte de cette adresse est fermé. Téléphonez-nous pour le rouvrir : {phone}.'],
      buttons: [],
    },
    en: {
      subject: 'Your {salon} account is closed',
      paragraphs: ['The account of this address is closed. Call us to have it opened again: {phone}.'],
      buttons: [],
    },
  },
  reset: {
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Vous avez demandé un nouveau mot de passe pour votre compte {salon}.',
        'Ce lien fonctionne une seule fois, pendant 1 heure. Si vous n’avez rien demandé, ignorez ce courriel : votre mot de passe reste le même.',
      ],
      buttons: [{ label: 'Choisir un mot de passe', path: paths.passwordForget }],
    },
    en: {
      subject: 'Choose a new password',
      paragraphs: [
        'You asked for a new password for your {salon} account.',
        'This link works once, for 1 hour. If you asked for nothing, ignore this e-mail: your password stays the same.',
      ],
      buttons: [{ label: 'Choose a password', path: paths.passwordForget }],
    },
  },
  password_changed: {
    fr: {
      subject: 'Votre mot de passe a été changé',
      paragraphs: [
        'Le mot de passe de votre compte {salon} vient d’être changé, et vos autres appareils sont déconnectés.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et téléphonez-nous : {phone}.',
      ],
      buttons: [{ label: 'Ce n’était pas moi', path: paths.passwordForget }],
    },
    en: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your {salon} account was just changed, and your other devices are logged out.',
        'If it was not you, choose a new password at once and call us: {phone}.',
      ],
      buttons: [{ label: 'It was not me', path: paths.passwordForget }],
    },
  },
  invitation: {
    fr: {
      subject: 'Votre compte {salon} est prêt',
      paragraphs: [
        'Le salon vous a ouvert un compte. Choisissez votre propre mot de passe pour commencer.',
        'Ce lien fonctionne une seule fois, pendant 7 jours. Après, « Mot de passe oublié » vous en enverra un autre.',
      ],
      buttons: [{ label: 'Choisir mon mot de passe', path: paths.passwordForget }],
    },
    en: {
      subject: 'Your {salon} account is ready',
      paragraphs: [
        'The salon has opened an account for you. Choose a password of your own to begin.',
        'This link works once, for 7 days. After that, “Forgotten password” sends you another one.',
      ],
      buttons: [{ label: 'Choose my password', path: paths.passwordForget }],
    },
  },
  account_deleted: {
    fr: {
      subject: 'Votre compte {salon} est supprimé',
      paragraphs: [
        'Votre compte est supprimé et vos rendez-vous à venir sont annulés. Vos visites passées ne portent plus votre nom.',
        'Ce courriel est le dernier. Si ce n’était pas vous, téléphonez-nous : {phone}.',
      ],
      buttons: [],
    },
    en: {
      subject: 'Your {salon} account is deleted',
      paragraphs: [
        'Your account is deleted and your upcoming appointments are cancelled. Your past visits no longer bear your name.',
        'This is the last e-mail. If it was not you, call us: {phone}.',
      ],
      buttons: [],
    },
  },
};
