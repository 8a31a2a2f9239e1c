import type { Language } from '#domain/languages.ts';
import { FRAME_LITERALS, type Line, type Literal, linesOf } from './frame-literals.ts';

/**
 * The sentences that the salon gave word for word: straight apostrophes, ordinary spaces, its own spelling.
 * `{message}` stands for the server's message. All other words of the interface live in the message catalogues.
 */
export const LITERALS = {
  ...FRAME_LITERALS,

  back: { kind: 'bi', text: 'Retour | Back' },

  manicure: { kind: 'fr', text: 'Manucure', en: 'Manicure' },
  pedicure: { kind: 'fr', text: 'Pédicure', en: 'Pedicure' },
  otherServices: { kind: 'fr', text: 'Autres Services', en: 'Other services' },
  addToCart: { kind: 'fr', text: 'Ajouter au panier', en: 'Add to cart' },
  goToCart: { kind: 'fr', text: 'Aller au panier', en: 'Go to cart' },
  confirmAndContinue: { kind: 'fr', text: 'Confirmer et continuer', en: 'Confirm and continue' },
  cancel: { kind: 'fr', text: 'Annuler', en: 'Cancel' },
  promoCode: { kind: 'fr', text: 'Code Promo', en: 'Promo code' },
  validateAndContinue: { kind: 'fr', text: 'Valider et continuer', en: 'Confirm and continue' },
  cancelOrder: { kind: 'fr', text: 'Annuler la commande', en: 'Cancel booking' },
  keepBrowsing: { kind: 'fr', text: 'Continuer les achats', en: 'Add more services' },
  yes: { kind: 'fr', text: 'Oui', en: 'Yes' },
  no: { kind: 'fr', text: 'Non', en: 'No' },
  emptyCart: { kind: 'bi', text: 'Votre panier est vide | Your cart is empty!' },
  placeOrder: { kind: 'fr', text: 'Passer la commande', en: 'Confirm booking' },

  stepLocation: { kind: 'fr', text: 'Endroit', en: 'Location' },
  stepService: { kind: 'fr', text: 'Service', en: 'Service' },
  stepCart: { kind: 'fr', text: 'Panier', en: 'Cart' },
  stepDate: { kind: 'fr', text: 'Date', en: 'Date' },
  stepClientInfo: { kind: 'bi', text: 'Client Info' },
  stepCheck: { kind: 'fr', text: 'Vérifier', en: 'Review' },
  stepDone: { kind: 'fr', text: 'Terminer', en: 'Done' },

  slotRequired: {
    kind: 'fr',
    text: 'Veuillez spécifier un plage horaire pour continuer',
    en: 'Please choose a time slot to continue',
  },
  locationRequired: { kind: 'fr', text: 'Veuillez spécifier un adresse', en: 'Please choose a location' },
  nameInvalid: {
    kind: 'fr',
    text: 'Veuillez spécifier votre prénom et nom en characters.',
    en: 'Please enter first and last name in letters.',
  },
  phoneInvalid: {
    kind: 'fr',
    text: 'Veuillez spécifier un numéro de téléphone valide (e.g: XXX-XXX-XXXX).',
    en: 'Please enter a valid phone number (e.g. XXX-XXX-XXXX).',
  },
  emailInvalid: {
    kind: 'fr',
    text: 'Veuillez spécifier un courriel valide.',
    en: 'Please enter a valid e-mail address.',
  },
  passwordInvalid: {
    kind: 'fr',
    text: 'Veuillez entrer un mot de passe valide.',
    en: 'Please enter a valid password.',
  },
  passwordTooWeak: {
    kind: 'fr',
    text: 'Veuillez entrer un mot de passe entre 8 et 24 caractères...',
    en: 'Please enter a password of 8 to 24 characters...',
  },
  passwordMismatch: {
    kind: 'fr',
    text: 'La confirmation du mot de passe doit être identique au mot de passe entré.',
    en: 'The password confirmation must match the password entered.',
  },
  allFieldsRequired: { kind: 'fr', text: 'Tous les champs sont requis', en: 'All fields are required' },
  badCredentials: {
    kind: 'fr',
    text: "Le courriel ou le mot de passe que vous avez entré n'est pas valide.",
    en: 'The e-mail address or password you entered is not valid.',
  },
  noServerResponse: {
    kind: 'en',
    text: 'No Server Response',
    fr: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  },
  errorOccurred: { kind: 'en', text: 'An error occurred.', fr: 'Une erreur s’est produite.' },
  unknownError: { kind: 'en', text: 'Unknown error', fr: 'Erreur inconnue' },

  beingProcessed: {
    kind: 'fr',
    text: 'En cours de traitement... Veuillez patienter.',
    en: 'Processing... Please wait.',
  },
  bookingFailed: { kind: 'fr', text: 'Une erreur est survenue : {message}', en: 'An error occurred: {message}' },
  tryAgainLater: { kind: 'fr', text: 'Veuillez réessayer plus tard.', en: 'Please try again later.' },
  updateFailed: {
    kind: 'en',
    text: 'Failed to update reservation: {message}',
    fr: 'La mise à jour a échoué : {message}',
  },
  deleteFailed: {
    kind: 'en',
    text: 'Failed to delete reservation: {message}',
    fr: 'La suppression a échoué : {message}',
  },

  confirmRemoval: { kind: 'bi', text: 'Vous êtes sûrs | Are you sure?' },
  confirmServiceDeletion: { kind: 'bi', text: 'Êtes-vous sûr(e)/ Are you sure?' },
  confirmReservationDeletion: { kind: 'en', text: 'Are you sure?', fr: 'Supprimer ce rendez-vous?' },

  statusPending: { kind: 'fr', text: 'à faire', en: 'to do' },
  statusPresent: { kind: 'fr', text: 'attend', en: 'waiting' },
  statusDone: { kind: 'fr', text: 'fait', en: 'done' },
  statusCancel: { kind: 'fr', text: 'annulé', en: 'cancelled' },
  movePresent: { kind: 'bi', text: 'Attend/Pending' },
  moveDone: { kind: 'bi', text: 'Fait/ Done' },
  moveCancel: { kind: 'en', text: 'Cancel', fr: 'Annuler le rendez-vous' },

  bookOnline: { kind: 'en', text: 'Book online', fr: 'Réserver en ligne' },
  takeAppointment: { kind: 'en', text: 'Take appointment', fr: 'Prendre un rendez-vous' },
  reservationsToDo: { kind: 'en', text: 'Reservations to do', fr: 'Rendez-vous à faire' },
  add: { kind: 'en', text: 'Add', fr: 'Ajouter' },
  myReservation: { kind: 'fr', text: 'Ma réservation', en: 'My booking' },
  menuReservations: { kind: 'en', text: 'Reservations', fr: 'Rendez-vous' },
  menuServices: { kind: 'bi', text: 'Services' },
  menuHelps: { kind: 'en', text: 'Helps', fr: 'Aide' },
  menuUsers: { kind: 'en', text: 'Users', fr: 'Utilisateurs' },
  menuAccounts: { kind: 'en', text: 'Accounts', fr: 'Compte' },
  usersList: { kind: 'en', text: 'Users List', fr: 'Utilisateurs' },
  active: { kind: 'en', text: 'Active', fr: 'Actif' },
  closed: { kind: 'en', text: 'Closed', fr: 'Fermé' },
} as const satisfies Record<string, Literal>;

export type LiteralId = keyof typeof LITERALS;

/**
 * What a page in `language` shows for a literal, in order: the literal alone, its translation, or, for an English
 * literal in French, our French sentence and then the literal.
 */
export function literalLines(id: LiteralId, language: Language, message = ''): Line[] {
  return linesOf(LITERALS[id], language).map((line) => ({
    ...line,
    text: line.text.replace('{message}', () => message),
  }));
}
