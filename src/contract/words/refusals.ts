import type { ErrorCode } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { PICTURE_SIDE_MIN } from '../picture-paths.ts';
import { LITERALS } from './literals.ts';

type Sentence = Record<Language, string>;

/**
 * Each refusal's sentence in both languages. `sentenceOf` fills `{phone}`, `{minutes}`, `{total}`, `{most}` and `{name}` from
 * the refusal's details or the salon. Sentences that the salon gave word for word are those of `LITERALS`.
 */
export const SENTENCES = {
  malformed: {
    fr: 'La demande est mal formée. Vérifiez les champs indiqués.',
    en: 'The request is malformed. Check the fields named.',
  },
  missing_fields: quoted(LITERALS.allFieldsRequired),
  payload_too_large: { fr: 'L’envoi est trop volumineux.', en: 'What you sent is too large.' },
  unsupported_media_type: { fr: 'Ce format d’envoi n’est pas accepté.', en: 'This format isn’t accepted.' },
  picture_invalid: {
    fr: 'Cette image est illisible. Choisissez un fichier JPEG, PNG, WebP ou AVIF.',
    en: 'This picture cannot be read. Choose a JPEG, PNG, WebP or AVIF file.',
  },
  picture_too_small: {
    fr: `Cette image est trop petite et serait floue. Choisissez-en une d’au moins ${PICTURE_SIDE_MIN} pixels de côté.`,
    en: `This picture is too small and would look blurred. Choose one of at least ${PICTURE_SIDE_MIN} pixels a side.`,
  },
  unauthenticated: { fr: 'Connectez-vous pour continuer.', en: 'Log in to continue.' },
  bad_credentials: quoted(LITERALS.badCredentials),
  not_activated: {
    fr: 'Votre compte n’est pas encore activé. Ouvrez le courriel que nous vous avons envoyé, ou demandez-le de nouveau.',
    en: 'Your account is not active yet. Open the e-mail that we sent you, or ask for it again.',
  },
  token_expired: { fr: 'Votre session doit être renouvelée.', en: 'Your session needs to be renewed.' },
  login_expired: {
    fr: 'Votre session a expiré. Reconnectez-vous.',
    en: 'Your session has expired. Please log in again.',
  },
  cross_site: {
    fr: 'Cette demande vient d’un autre site et a été refusée.',
    en: 'This request came from another site and was refused.',
  },
  forbidden: { fr: 'Votre compte ne permet pas cette action.', en: 'Your account does not allow this.' },
  password_change_required: {
    fr: 'Choisissez d’abord votre propre mot de passe.',
    en: 'Choose your own password first.',
  },
  not_found: { fr: 'Cette adresse n’existe pas.', en: 'This address does not exist.' },
  reservation_not_found: { fr: 'Ce rendez-vous est introuvable.', en: 'This appointment cannot be found.' },
  service_not_found: { fr: 'Ce service est introuvable.', en: 'This service cannot be found.' },
  help_not_found: { fr: 'Cette question est introuvable.', en: 'This question cannot be found.' },
  user_not_found: { fr: 'Ce compte est introuvable.', en: 'This account cannot be found.' },
  technician_not_found: { fr: 'Cette personne n’est pas dans l’équipe.', en: 'This person is not on the team.' },
  absence_not_found: { fr: 'Cette absence est introuvable.', en: 'This absence cannot be found.' },
  closure_not_found: { fr: 'Cette fermeture est introuvable.', en: 'This closure cannot be found.' },
  special_hours_not_found: {
    fr: 'Ces heures spéciales sont introuvables.',
    en: 'These special hours cannot be found.',
  },
  picture_not_found: { fr: 'Cette image est introuvable.', en: 'This picture cannot be found.' },
  mail_not_dead: {
    fr: 'Ce courriel est déjà reparti, ou il a été retiré.',
    en: 'This e-mail was already sent again, or it was removed.',
  },
  no_technician: {
    fr: 'Personne de l’équipe n’est libre pour ces services à cette heure.',
    en: 'Nobody on the team is free for these services at that time.',
  },
  slot_full: {
    fr: 'Cette plage horaire est complète. Choisissez une autre heure.',
    en: 'This time is full. Please choose another one.',
  },
  slot_too_soon: {
    fr: 'Cette heure est passée ou commence dans trop peu de temps. Choisissez une heure plus tardive.',
    en: 'This time has passed or is too soon. Please choose a later one.',
  },
  salon_closed: { fr: 'Le salon est fermé ce jour-là.', en: 'The salon is closed that day.' },
  date_out_of_window: {
    fr: 'Choisissez une date à venir, d’ici 60 jours.',
    en: 'Choose a date within the next 60 days.',
  },
  no_such_slot: { fr: 'Cette heure n’est pas offerte ce jour-là.', en: 'This time is not offered that day.' },
  too_long_for_closing: {
    fr: 'Ces services finiraient après la fermeture. Choisissez une heure plus tôt.',
    en: 'These services would end after closing. Choose an earlier time.',
  },
  outside_hours: { fr: 'En dehors des heures d’ouverture.', en: 'Outside opening hours.' },
  price_changed: {
    fr: 'Le prix a changé. Le nouveau total est de {total}.',
    en: 'The price has changed. The new total is {total}.',
  },
  quantity_over_capacity: {
    fr: 'Ce service reçoit moins de personnes à la fois.',
    en: 'This service is for fewer people at a time.',
  },
  private_service: { fr: 'Un des services n’est plus offert.', en: 'One of the services is no longer offered.' },
  one_line_per_category: { fr: 'Un seul service par catégorie.', en: 'One service per category only.' },
  too_many_bookings: {
    fr: 'Vous avez déjà {most} rendez-vous à venir, le plus qui se réserve en ligne. Téléphonez au {phone} pour en ajouter.',
    en: 'You already have {most} upcoming appointments, the most you can book online. Call {phone} to add more.',
  },
  overlaps_own_visit: {
    fr: 'La même personne a déjà un rendez-vous à ce moment-là. Confirmez si c’est bien voulu.',
    en: 'The same person already has an appointment at that time. Confirm if this is intended.',
  },
  idempotency_conflict: {
    fr: 'Cette demande a déjà été envoyée avec un autre contenu.',
    en: 'This request was already sent with other content.',
  },
  client_name_invalid: quoted(LITERALS.nameInvalid),
  phone_invalid: quoted(LITERALS.phoneInvalid),
  illegal_move: {
    fr: 'Ce changement n’est plus possible : le rendez-vous a déjà changé.',
    en: 'This change is no longer possible: the appointment has changed.',
  },
  already_cancelled: { fr: 'Ce rendez-vous est déjà annulé.', en: 'This appointment is already cancelled.' },
  already_moved: { fr: 'Déjà fait, par {name}.', en: 'Already done, by {name}.' },
  already_there: {
    fr: 'Le rendez-vous est déjà à ce moment-là. Rien n’a changé.',
    en: 'The appointment is already at that time. Nothing has changed.',
  },
  moved_meanwhile: {
    fr: 'Ce rendez-vous a été déplacé entre-temps. Regardez où il est maintenant, puis choisissez de nouveau.',
    en: 'This appointment was moved in the meantime. See where it is now, then choose again.',
  },
  too_late_to_move: {
    fr: 'Ce rendez-vous ne peut plus être déplacé en ligne. Téléphonez au {phone}.',
    en: 'This appointment can no longer be moved online. Call {phone}.',
  },
  cancel_too_late: {
    fr: 'Ce rendez-vous ne peut plus être annulé en ligne. Téléphonez au {phone}.',
    en: 'This appointment can no longer be cancelled online. Call {phone}.',
  },
  another_day: {
    fr: 'Ce rendez-vous est d’un autre jour.',
    en: 'This appointment is on another day.',
  },
  no_show_too_early: {
    fr: 'Ce rendez-vous n’a pas encore commencé : la personne peut encore venir.',
    en: 'This appointment has not begun yet: the person may still come.',
  },
  restore_too_late: { fr: 'Il est trop tard pour revenir en arrière.', en: 'It is too late to undo this.' },
  color_note_already_set: {
    fr: 'La note de couleur a déjà été inscrite.',
    en: 'The colour note has already been set.',
  },
  color_note_not_yet: {
    fr: 'La note de couleur s’inscrit après le rendez-vous.',
    en: 'The colour note is set after the appointment.',
  },
  color_note_too_long: {
    fr: 'La note de couleur compte au plus 20 caractères.',
    en: 'The colour note can’t be longer than 20 characters.',
  },
  link_invalid: {
    fr: 'Ce lien n’est pas valide. Demandez-en un nouveau.',
    en: 'This link is not valid. Ask for a new one.',
  },
  link_expired: { fr: 'Ce lien a expiré. Demandez-en un nouveau.', en: 'This link has expired. Ask for a new one.' },
  link_used: {
    fr: 'Ce lien a déjà servi. Connectez-vous, ou demandez-en un nouveau.',
    en: 'This link was already used. Log in, or ask for a new one.',
  },
  link_dead: {
    fr: 'Ce lien ne mène plus à un rendez-vous à venir. Pour en réserver un, ou pour toute question, téléphonez au {phone}.',
    en: 'This link no longer leads to an upcoming appointment. To book one, or for any question, call {phone}.',
  },
  name_invalid: {
    fr: 'Veuillez spécifier un nom valide : lettres, espaces, trait d’union ou apostrophe.',
    en: 'Please give a valid name: letters, spaces, hyphens or apostrophes.',
  },
  email_invalid: quoted(LITERALS.emailInvalid),
  email_taken: { fr: 'Un compte existe déjà pour ce courriel.', en: 'An account already exists for this e-mail.' },
  email_locked: { fr: 'Le courriel ne se change pas ici.', en: 'The e-mail cannot be changed here.' },
  password_invalid: quoted(LITERALS.passwordInvalid),
  password_weak: quoted(LITERALS.passwordTooWeak),
  password_unchanged: {
    fr: 'Choisissez un autre mot de passe que celui qu’on vous a donné.',
    en: 'Choose a password different from the one you were given.',
  },
  current_password_required: {
    fr: 'Entrez votre mot de passe actuel pour continuer.',
    en: 'Enter your current password to continue.',
  },
  current_password_wrong: { fr: 'Le mot de passe actuel n’est pas le bon.', en: 'The current password is incorrect.' },
  roles_required: { fr: 'Choisissez au moins un rôle.', en: 'Choose at least one role.' },
  last_admin: {
    fr: 'C’est le dernier compte Admin actif : il doit le rester.',
    en: 'This is the last active Admin account: it must stay.',
  },
  self_removal: {
    fr: 'Vous ne pouvez ni supprimer, ni fermer votre propre compte ici, ni vous retirer le rôle Admin.',
    en: 'You cannot delete or close your own account here, or give up your Admin role.',
  },
  name_mismatch: { fr: 'Le nom entré n’est pas celui du compte.', en: 'The name entered is not the account’s.' },
  owner_invalid: {
    fr: 'Le propriétaire doit être une gérance ou une administration active.',
    en: 'The owner must be an active Manager or Admin.',
  },
  service_invalid: { fr: 'Vérifiez les champs du service.', en: 'Check the service’s fields.' },
  settings_invalid: { fr: 'Vérifiez les réglages.', en: 'Check the settings.' },
  technician_invalid: { fr: 'Vérifiez la fiche de la personne.', en: 'Check this person’s details.' },
  technician_has_visits: {
    fr: 'Cette personne a encore des rendez-vous à venir : confiez-les d’abord à quelqu’un d’autre.',
    en: 'This person still has upcoming appointments: give them to someone else first.',
  },
  turn_day_over: {
    fr: 'Cet ordre est celui d’un autre jour. Regardez celui d’aujourd’hui, puis changez-le de nouveau.',
    en: 'This order is that of another day. See today’s, then change it again.',
  },
  no_turn_there: {
    fr: 'Quelqu’un de cet ordre n’a pas de tour à cette adresse aujourd’hui.',
    en: 'Somebody in this order has no turn at this location today.',
  },
  absence_invalid: {
    fr: 'Vérifiez l’absence : elle doit finir après son début.',
    en: 'Check the absence: it must end after it begins.',
  },
  closure_exists: { fr: 'Cette fermeture existe déjà.', en: 'This closure already exists.' },
  special_hours_exist: {
    fr: 'Un de ces jours a déjà des heures spéciales à cette adresse.',
    en: 'One of these days already has special hours at this location.',
  },
  edit_conflict: {
    fr: 'Quelqu’un d’autre a modifié cette fiche entre-temps.',
    en: 'Someone else has changed this record in the meantime.',
  },
  cart_invalid: { fr: 'Le panier est illisible.', en: 'The cart cannot be read.' },
  number_invalid: { fr: 'Ce nombre n’est pas valide.', en: 'This number is not valid.' },
  too_many_requests: {
    fr: 'Trop de tentatives. Réessayez dans {minutes}.',
    en: 'Too many attempts. Try again in {minutes}.',
  },
  busy: {
    fr: 'Le service est très occupé. Réessayez dans un instant.',
    en: 'The service is very busy. Try again in a moment.',
  },
  internal: {
    fr: 'Une erreur est survenue de notre côté. Réessayez plus tard.',
    en: 'Something went wrong on our side. Please try again later.',
  },
} satisfies Record<ErrorCode, Sentence>;

/** What is said instead when somebody was asked for: `performer` is a fact of the refusal. */
const SENTENCES_WITH_PERFORMER: Partial<Record<ErrorCode, Sentence>> = {
  slot_full: {
    fr: '{performer} n’est pas libre à cette heure. Choisissez une autre heure, ou peu importe avec qui.',
    en: '{performer} is not free at that time. Choose another time, or anyone on the team.',
  },
};

/** What is said when it was somebody who is not to be had there any more: `isPerformerGone` is a fact of the refusal. */
const SENTENCES_WITHOUT_PERFORMER: Partial<Record<ErrorCode, Sentence>> = {
  slot_full: {
    fr: 'La personne demandée ne se réserve plus à cette adresse. Choisissez quelqu’un d’autre, ou peu importe avec qui.',
    en: 'The person you asked for can no longer be booked at this location. Choose somebody else, or anyone on the team.',
  },
};

function quoted({ text, en }: { text: string; en: string }): Sentence {
  return { fr: text, en };
}

/** The refusal's sentence in that language, its `{facts}` filled in; a missing fact leaves nothing. */
export function sentenceOf(code: ErrorCode, language: Language, facts: Record<string, string> = {}): string {
  const sentence =
    (facts.performer !== undefined && SENTENCES_WITH_PERFORMER[code]) ||
    (facts.isPerformerGone !== undefined && SENTENCES_WITHOUT_PERFORMER[code]) ||
    SENTENCES[code];
  return sentence[language].replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '…');
}
