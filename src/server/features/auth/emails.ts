import { phone } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import type { Language } from '#domain/languages.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';

type AccountMailKind =
  | 'activation'
  | 'already_registered'
  | 'no_account'
  | 'account_closed'
  | 'reset'
  | 'password_changed'
  | 'invitation'
  | 'account_deleted';

type Button = { label: string; path: string };
type Words = { subject: string; paragraphs: string[]; buttons: Button[] };

export type AccountMail = {
  kind: AccountMailKind;
  /** Absent when there is no account. */
  name?: string;
  language: Language;
  /** The page of this site that the first button opens, when it is not the usual one of the kind: `/password-reset/…`. */
  path?: string;
};

/** Mails to people without a profile, or who cannot open it any more. */
const WITHOUT_PROFILE: readonly AccountMailKind[] = ['no_account', 'account_closed', 'account_deleted'];

const GREETING = { fr: 'Bonjour', en: 'Hello' };

/** Subject, text, HTML and links of a mail about an account; all links begin with `publicUrl`. */
export function accountMail({ kind, name, language, path }: AccountMail, salon: SalonSettings, publicUrl: string) {
  const words = WORDS[kind][language];
  const filled = (text: string) =>
    text.replace('{salon}', () => salon.name).replace('{phone}', () => phone(salon.phone, language));
  const buttons = words.buttons.map((button, index) => ({
    label: button.label,
    url: `${publicUrl}${index === 0 ? (path ?? button.path) : button.path}`,
  }));
  const content = {
    title: filled(words.subject),
    paragraphs: [`${GREETING[language]}${name ? ` ${name}` : ''},`, ...words.paragraphs.map(filled)],
    buttons,
    hasProfile: !WITHOUT_PROFILE.includes(kind),
    ...(language === 'en' && { frenchVersionUrl: `${buttons[0]?.url ?? publicUrl}?lang=fr` }),
  };
  return { kind, subject: filled(words.subject), ...layOutMail(content, language, salon, publicUrl) };
}

/** `{salon}` is the salon's name. The path of the first button is replaced by the mail's own link, if it has one. */
const WORDS: Record<AccountMailKind, Record<Language, Words>> = {
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
        'Somebody, probably you, asked for an account with this address. It already has one, and nothing has changed.',
        'Log in, or choose a new password if you have forgotten yours.',
      ],
      buttons: [
        { label: 'Log in', path: paths.login },
        { label: 'Forgotten password', path: paths.passwordForget },
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
        'Somebody, probably you, asked for a link for this address, but it has no account.',
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
