import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { FIELD_SENTENCES, type FieldFault } from '#contract/words/field-refusals.ts';
import type { Language } from '#domain/languages.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '#domain/local-text.ts';

type Faults = Partial<Record<string, FieldFault>>;

/** Checks a form by a rule of the domain, with the same sentence for each fault as the server sends. */
export function faultsResolver<Values extends FieldValues>(
  faultsOf: (values: Values) => Faults,
  language: Language,
): Resolver<Values>;
export function faultsResolver(faultsOf: (values: FieldValues) => Faults, language: Language): Resolver {
  return (values) => {
    const faults = Object.entries(faultsOf(values)).flatMap(([field, fault]) => (fault ? [{ field, fault }] : []));
    if (faults.length === 0) return { values, errors: {} };
    const errors: FieldErrors = Object.fromEntries(
      faults.map(({ field, fault }) => [field, { type: fault, message: FIELD_SENTENCES[fault][language] }]),
    );
    return { values: {}, errors };
  };
}

/** The first language with a faulty text, whose tab must be opened; null when no text is at fault. */
export function languageAtFault<Field extends string>(
  faults: Partial<Record<Field, unknown>>,
  fields: Record<TextLanguage, readonly Field[]>,
): TextLanguage | null {
  return TEXT_LANGUAGES.find((language) => fields[language].some((field) => faults[field])) ?? null;
}
