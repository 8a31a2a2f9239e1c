import type { Help } from '#contract/schemas/helps.ts';
import { HELP_TEXT_FIELDS } from '#domain/helps/help-texts.ts';
import type { Visibility } from '#domain/services/services.ts';
import type { HelpBody } from '../staff-api.ts';

/** The texts of the form, in its order. */
export const HELP_TEXTS = ['question', 'answer', 'questionEn', 'answerEn', 'questionEs', 'answerEs'] as const;

/** The question and the answer in each language. */
export const HELP_TEXTS_BY_LANGUAGE = {
  fr: Object.values(HELP_TEXT_FIELDS.fr),
  en: Object.values(HELP_TEXT_FIELDS.en),
  es: Object.values(HELP_TEXT_FIELDS.es),
} as const;

/** The values of a question's form. */
export type HelpValues = Record<(typeof HELP_TEXTS)[number], string> & { status: Visibility; user: string };

/** The values of a saved question; of a new one nothing but its owner, an account id. */
export function valuesOf(help: Help | null, owner: string): HelpValues {
  const texts = { question: '', answer: '', questionEn: '', answerEn: '', questionEs: '', answerEs: '' };
  for (const field of HELP_TEXTS) texts[field] = help?.[field] ?? '';
  return { ...texts, status: help?.status ?? 'private', user: help?.user ?? (help ? '' : owner) };
}

/** What the form sends: an empty translation is null. */
export function bodyOf({ questionEn, answerEn, questionEs, answerEs, ...values }: HelpValues): HelpBody {
  return {
    ...values,
    questionEn: questionEn || null,
    answerEn: answerEn || null,
    questionEs: questionEs || null,
    answerEs: answerEs || null,
  };
}
