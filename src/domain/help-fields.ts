import { cleanText } from './texts.ts';

/** The longest question and answer that are kept, in characters (security R33). */
export const HELP_TEXT_MAX = { question: 300, answer: 5000 } as const;

const REQUIRED = ['question', 'answer', 'status', 'user'] as const;

export type HelpField = (typeof REQUIRED)[number];
export type HelpFieldFault = 'required' | 'too_long';

/** Every field of a question that stands in the way of saving, and why: all four are required (spec 5, Help form). */
export function helpFaults(draft: Readonly<Record<HelpField, string>>): Partial<Record<HelpField, HelpFieldFault>> {
  const faults: Partial<Record<HelpField, HelpFieldFault>> = {};
  for (const field of ['question', 'answer'] as const) {
    if (cleanText(draft[field]).length > HELP_TEXT_MAX[field]) faults[field] = 'too_long';
  }
  for (const field of REQUIRED) if (cleanText(draft[field]) === '') faults[field] = 'required';
  return faults;
}
