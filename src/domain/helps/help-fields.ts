import { cleanText } from '../texts.ts';
import type { HelpTexts } from './help-texts.ts';

/** The longest question and answer that are kept, in characters. */
export const HELP_TEXT_MAX = { question: 300, answer: 5000 } as const;

const REQUIRED = ['question', 'answer', 'status', 'user'] as const;
const TEXT_FIELDS = ['question', 'answer', 'questionEn', 'answerEn', 'questionEs', 'answerEs'] as const;
const MAX_OF_TEXT = {
  question: HELP_TEXT_MAX.question,
  questionEn: HELP_TEXT_MAX.question,
  questionEs: HELP_TEXT_MAX.question,
  answer: HELP_TEXT_MAX.answer,
  answerEn: HELP_TEXT_MAX.answer,
  answerEs: HELP_TEXT_MAX.answer,
} as const satisfies Record<(typeof TEXT_FIELDS)[number], number>;

export type HelpField = (typeof REQUIRED)[number] | keyof HelpTexts;
export type HelpFieldFault = 'required' | 'too_long';
type HelpInput = HelpTexts & { readonly status: string; readonly user: string };

/** Every field of a help that prevents saving, and why: French, status and owner are required. */
export function helpFaults(draft: HelpInput): Partial<Record<HelpField, HelpFieldFault>> {
  const faults: Partial<Record<HelpField, HelpFieldFault>> = {};
  for (const field of TEXT_FIELDS) {
    if (cleanText(draft[field] ?? '').length > MAX_OF_TEXT[field]) faults[field] = 'too_long';
  }
  for (const field of REQUIRED) if (cleanText(draft[field]) === '') faults[field] = 'required';
  return faults;
}
