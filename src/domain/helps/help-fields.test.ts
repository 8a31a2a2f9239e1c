import { describe, expect, it } from 'vitest';
import { HELP_TEXT_MAX, helpFaults } from './help-fields.ts';

const SOUND = { question: 'Où êtes-vous?', answer: 'Chemin Sainte-Foy.', status: 'private', user: 'a' };

describe('helpFaults', () => {
  it('finds none in a whole question', () => expect(helpFaults(SOUND)).toEqual({}));

  it.each(['question', 'answer', 'status', 'user'] as const)('requires %s', (field) => {
    expect(helpFaults({ ...SOUND, [field]: ' ' })).toEqual({ [field]: 'required' });
  });

  it.each([
    ['question', HELP_TEXT_MAX.question],
    ['answer', HELP_TEXT_MAX.answer],
    ['questionEn', HELP_TEXT_MAX.question],
    ['answerEs', HELP_TEXT_MAX.answer],
  ] as const)('refuses a %s over its length, and takes one of exactly that', (field, max) => {
    const longest = 'a'.repeat(max);
    expect(helpFaults({ ...SOUND, [field]: longest })).toEqual({});
    expect(helpFaults({ ...SOUND, [field]: `${longest}a` })).toEqual({ [field]: 'too_long' });
  });
});
