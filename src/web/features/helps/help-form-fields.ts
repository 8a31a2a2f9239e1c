import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Help } from '#contract/schemas/helps.ts';
import { FIELD_SENTENCES } from '#contract/words/field-refusals.ts';
import { helpFaults } from '#domain/helps/help-fields.ts';
import type { Language } from '#domain/languages.ts';
import type { TextLanguage } from '#domain/local-text.ts';
import type { Visibility } from '#domain/services/services.ts';
import type { HelpBody } from './staff-api.ts';

/** The texts of the form, in its order. */
export const HELP_TEXTS = ['question', 'answer', 'questionEn', 'answerEn', 'questionEs', 'answerEs'] as const;

/** What may be at fault, in the order of the form. */
export const HELP_FIELDS = [...HELP_TEXTS, 'user'] as const;

export type HelpFieldValues = Record<(typeof HELP_TEXTS)[number], string> & { status: Visibility; user: string };

/** What the form shows of a question; of a new one nothing but its owner. */
export function fieldsOf(help: Help | null, owner: string): HelpFieldValues {
  const texts = { question: '', answer: '', questionEn: '', answerEn: '', questionEs: '', answerEs: '' };
  for (const field of HELP_TEXTS) texts[field] = help?.[field] ?? '';
  return { ...texts, status: help?.status ?? 'private', user: help?.user ?? (help ? '' : owner) };
}

/** What is sent: a translation that is left empty is none. */
export function bodyOf({ questionEn, answerEn, questionEs, answerEs, ...fields }: HelpFieldValues): HelpBody {
  return {
    ...fields,
    questionEn: questionEn || null,
    answerEn: answerEn || null,
    questionEs: questionEs || null,
    answerEs: answerEs || null,
  };
}

/** Judges the form by the rules that the server keeps too (spec 5), in the language of the page. */
export function helpResolver(language: Language): Resolver<HelpFieldValues> {
  return (fields) => {
    const faults = helpFaults(fields);
    const errors: FieldErrors<HelpFieldValues> = Object.fromEntries(
      Object.entries(faults).map(([field, fault]) => [
        field,
        { type: fault, message: FIELD_SENTENCES[fault][language] },
      ]),
    );
    return Object.keys(faults).length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
  };
}

/** The first language whose texts are at fault: its tab is opened. */
export function languageAtFault(faults: FieldErrors<HelpFieldValues>): TextLanguage | null {
  if (faults.question || faults.answer) return 'fr';
  if (faults.questionEn || faults.answerEn) return 'en';
  return faults.questionEs || faults.answerEs ? 'es' : null;
}
