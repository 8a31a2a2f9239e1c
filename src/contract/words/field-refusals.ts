import type { Language } from '#domain/languages.ts';
import type { ServiceFieldFault } from '#domain/services/service-fields.ts';

/** What is wrong with one field. */
export type FieldFault = ServiceFieldFault | 'invalid' | 'not_staff' | 'account_taken';

/** The sentence under a field at fault, used by server and forms. */
export const FIELD_SENTENCES: Record<FieldFault, Record<Language, string>> = {
  required: { fr: 'Ce champ est requis.', en: 'This field is required.' },
  too_long: { fr: 'Ce champ est trop long.', en: 'This field is too long.' },
  invalid: { fr: 'Ce champ n’est pas valide.', en: 'This field is not valid.' },
  out_of_bounds: { fr: 'Cette valeur est hors des limites.', en: 'This value is out of bounds.' },
  not_staff: {
    fr: 'Ce compte n’est pas celui de quelqu’un qui travaille ici.',
    en: 'This is not the account of someone who works here.',
  },
  account_taken: {
    fr: 'Ce compte est déjà celui de quelqu’un d’autre de l’équipe.',
    en: 'This account already belongs to someone else on the team.',
  },
  not_above_duration: {
    fr: 'La durée maximale doit dépasser la durée.',
    en: 'The longest duration must be above the duration.',
  },
  not_above_price: { fr: 'Le prix maximal doit dépasser le prix.', en: 'The highest price must be above the price.' },
  not_below_price: {
    fr: 'Le prix réduit doit être inférieur au prix.',
    en: 'The discount price must be below the price.',
  },
};

/** The sentence of each field that a rule found at fault; empty for anything but a list of faults. */
export function faultSentences(faults: unknown, language: Language): Record<string, string> {
  const fields = typeof faults === 'object' && faults !== null ? Object.entries(faults) : [];
  return Object.fromEntries(
    fields.map(([field, fault]) => [field, FIELD_SENTENCES[isFieldFault(fault) ? fault : 'invalid'][language]]),
  );
}

function isFieldFault(fault: unknown): fault is FieldFault {
  return typeof fault === 'string' && fault in FIELD_SENTENCES;
}
