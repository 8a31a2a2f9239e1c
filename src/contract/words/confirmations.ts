import type { Language } from '#domain/languages.ts';

/** What the API says when a change has been made. The first three must not reveal whether an account exists. */
export const CONFIRMATIONS = {
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

  reservation_removed: { fr: 'Le rendez-vous est supprimé.', en: 'The appointment has been deleted.' },

  service_created: { fr: 'Le service est créé.', en: 'The service has been created.' },
  service_changed: { fr: 'Le service est enregistré.', en: 'The service has been saved.' },
  service_removed: { fr: 'Le service est supprimé.', en: 'The service has been deleted.' },
  help_created: { fr: 'La question est créée.', en: 'The question has been created.' },
  help_changed: { fr: 'La question est enregistrée.', en: 'The question has been saved.' },
  help_removed: { fr: 'La question est supprimée.', en: 'The question has been deleted.' },
  settings_changed: { fr: 'Les réglages sont enregistrés.', en: 'The settings have been saved.' },
  closure_created: { fr: 'La fermeture est enregistrée.', en: 'The closure has been saved.' },
  closure_removed: { fr: 'La fermeture est supprimée.', en: 'The closure has been deleted.' },
  technician_created: { fr: 'La personne est dans l’équipe.', en: 'The person has joined the team.' },
  technician_changed: { fr: 'La fiche est enregistrée.', en: 'The details have been saved.' },
  technician_removed: { fr: 'La personne est retirée de l’équipe.', en: 'The person has been taken off the team.' },
  absence_created: { fr: 'L’absence est enregistrée.', en: 'The absence has been saved.' },
  absence_removed: { fr: 'L’absence est retirée.', en: 'The absence has been removed.' },
  special_hours_created: { fr: 'Les heures spéciales sont enregistrées.', en: 'The special hours have been saved.' },
  special_hours_removed: { fr: 'Les heures spéciales sont supprimées.', en: 'The special hours have been deleted.' },
  user_created: {
    fr: 'Le compte est créé. Un courriel invite la personne à choisir son mot de passe.',
    en: 'The account has been created. An e-mail invites the person to choose a password.',
  },
  user_changed: { fr: 'Le compte est enregistré.', en: 'The account has been saved.' },
  user_removed: { fr: 'Le compte est supprimé.', en: 'The account has been deleted.' },
  user_anonymised: {
    fr: 'Le compte est supprimé et ses rendez-vous ne portent plus de nom.',
    en: 'The account has been deleted and its appointments no longer bear a name.',
  },
  visitor_anonymised: {
    fr: 'Les rendez-vous de cette personne ne portent plus de nom; ceux à venir sont annulés.',
    en: 'This person’s appointments no longer bear a name; upcoming ones are cancelled.',
  },
  mails_resent: { fr: 'Le salon essaie de nouveau d’envoyer.', en: 'The salon is trying to send again.' },
  mail_discarded: { fr: 'Le courriel est retiré.', en: 'The e-mail has been removed.' },
  picture_kept: { fr: 'L’image est prête.', en: 'The picture is ready.' },
} satisfies Record<string, Record<Language, string>>;

/** A change that the API confirms. */
export type Confirmation = keyof typeof CONFIRMATIONS;
