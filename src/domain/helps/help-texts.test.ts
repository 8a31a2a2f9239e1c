import { describe, expect, it } from 'vitest';
import { helpCompleteness, languagesOfHelps, localHelp } from './help-texts.ts';

const french = { question: 'Où?', answer: 'À Québec.' };
const english = { ...french, questionEn: 'Where?', answerEn: 'In Québec City.' };
const halfSpanish = { ...french, questionEs: '¿Dónde?', answerEs: ' ' };

describe('a question and its answer', () => {
  it('are in the wanted language', () => {
    expect(localHelp(english, 'en')).toEqual({
      question: { text: 'Where?', language: 'en' },
      answer: { text: 'In Québec City.', language: 'en' },
    });
  });

  it('are in French where they were not translated, each by itself', () => {
    expect(localHelp(english, 'es').question).toEqual({ text: 'Où?', language: 'fr' });
    expect(localHelp(halfSpanish, 'es')).toEqual({
      question: { text: '¿Dónde?', language: 'es' },
      answer: { text: 'À Québec.', language: 'fr' },
    });
  });

  it('are complete, partial or missing in a language', () => {
    expect(helpCompleteness(english, 'en')).toBe('complete');
    expect(helpCompleteness(halfSpanish, 'es')).toBe('partial');
    expect(helpCompleteness(french, 'en')).toBe('nothing');
  });

  it('come in every language that one of them is written in', () => {
    expect(languagesOfHelps([])).toEqual(['fr']);
    expect(languagesOfHelps([french, english])).toEqual(['fr', 'en']);
    expect(languagesOfHelps([halfSpanish, english])).toEqual(['fr', 'en', 'es']);
  });
});
