import type { Language } from '#domain/languages.ts';

/** What the calls about accounts answer when all is well. The first three never tell whether an account exists. */
const ACCOUNT_SENTENCES = {
  registered: {
    fr: 'Ouvrez le courriel que nous venons d’envoyer pour terminer.',
    en: 'Open the e-mail we have just sent to finish.',
  },
  activation_sent: {
    fr: 'Si un compte attend d’être activé, un nouveau courriel est en route.',
    en: 'If an account is waiting to be activated, a new e-mail is on its way.',
  },
  reset_sent: {
    fr: 'Ouvrez le courriel que nous venons d’envoyer pour choisir un nouveau mot de passe.',
    en: 'Open the e-mail we have just sent to choose a new password.',
  },
  activated: {
    fr: 'Votre compte est activé. Vous pouvez vous connecter.',
    en: 'Your account is active. You can log in.',
  },
  password_reset: {
    fr: 'Votre mot de passe est changé. Connectez-vous.',
    en: 'Your password is changed. Please log in.',
  },
  account_deleted: { fr: 'Votre compte est supprimé.', en: 'Your account is deleted.' },
} satisfies Record<string, Record<Language, string>>;

export type AccountSentence = keyof typeof ACCOUNT_SENTENCES;

export function accountSentence(name: AccountSentence, language: Language): string {
  return ACCOUNT_SENTENCES[name][language];
}
