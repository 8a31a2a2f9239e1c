import type { FastifySchemaValidationError } from 'fastify';
import { phone } from '#contract/format.ts';
import type { Problem } from '#contract/schemas/problem.ts';
import { FIELD_SENTENCES, faultSentences } from '#contract/words/field-refusals.ts';
import { sentenceOf } from '#contract/words/refusals.ts';
import { ERROR_CODES, type ErrorCode, type RefusalDetails } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';

/** Returns the body of a refusal in that language; `details` may hold numbers for the sentence, and `faults` by field. */
export function problemOf(code: ErrorCode, language: Language, details?: RefusalDetails): Problem {
  const message = sentenceOf(code, language, factsOf(details, language));
  const { faults, ...facts } = details ?? {};
  const errors = faultSentences(faults, language);
  return {
    message,
    code,
    ...(Object.keys(errors).length > 0 && { errors }),
    ...(Object.keys(facts).length > 0 && { details: facts }),
  };
}

/** Returns the body of a refusal of a wrong shape, with a sentence for each field at fault. */
export function malformedProblem(
  code: ErrorCode,
  language: Language,
  validation: readonly FastifySchemaValidationError[],
): Problem {
  const errors = Object.fromEntries(validation.map((issue) => [fieldOf(issue), fieldSentence(issue, language)]));
  return { ...problemOf(code, language), errors };
}

function fieldOf({ instancePath }: FastifySchemaValidationError): string {
  return instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body';
}

/** A schema's message may be a refusal code of its own; otherwise the kind of fault decides. */
function fieldSentence({ message, keyword, params }: FastifySchemaValidationError, language: Language): string {
  const code = ERROR_CODES.find((code) => code === message);
  if (code) return sentenceOf(code, language);
  if (isBound(keyword) && params.origin === 'number') return FIELD_SENTENCES.out_of_bounds[language];
  if (keyword === 'too_big') return FIELD_SENTENCES.too_long[language];
  if (keyword === 'too_small' || message?.includes('received undefined')) return FIELD_SENTENCES.required[language];
  return FIELD_SENTENCES.invalid[language];
}

function isBound(keyword: string): boolean {
  return keyword === 'too_small' || keyword === 'too_big';
}

function factsOf(details: RefusalDetails | undefined, language: Language): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [name, value] of Object.entries(details ?? {})) if (typeof value === 'string') facts[name] = value;
  if (typeof details?.phone === 'string') facts.phone = phone(details.phone, language);
  if (details?.isPerformerGone === true) facts.isPerformerGone = '';
  if (typeof details?.totalPrice === 'number') facts.total = dollars(details.totalPrice, language);
  if (typeof details?.most === 'number') facts.most = String(details.most);
  if (typeof details?.retryAfterSeconds === 'number') facts.minutes = wait(details.retryAfterSeconds, language);
  return facts;
}

function dollars(amount: number, language: Language): string {
  const format = new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: 'CAD' });
  return format.format(amount).replace(/[\u202F\u2009]/g, '\u00A0');
}

function wait(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 90) return countOf(seconds, { fr: 'seconde', en: 'second' }[language]);
  return minutes < 120
    ? countOf(minutes, 'minute')
    : countOf(Math.ceil(minutes / 60), { fr: 'heure', en: 'hour' }[language]);
}

function countOf(count: number, unit: string): string {
  return `${count}\u00A0${unit}${count > 1 ? 's' : ''}`;
}
