import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LITERALS, literalLines } from './literals.ts';

const specification = readFileSync(new URL('../../../docs/spec.md', import.meta.url), 'utf8');

describe('LITERALS', () => {
  it.each(Object.entries(LITERALS))('quotes %s to the letter', (_id, { text }) => {
    const quoted = [text, text.replace('{message}', '...')];
    expect(quoted.some((sentence) => specification.includes(sentence))).toBe(true);
  });
});

describe('literalLines', () => {
  it('shows a French literal alone, or our translation of it', () => {
    expect(literalLines('locationRequired', 'fr')).toEqual([{ text: 'Veuillez spécifier un adresse', language: 'fr' }]);
    expect(literalLines('locationRequired', 'en')).toEqual([{ text: 'Please choose a location', language: 'en' }]);
  });

  it('puts a French sentence before an English literal', () => {
    expect(literalLines('errorOccurred', 'fr')).toEqual([
      { text: 'Une erreur s’est produite.', language: 'fr' },
      { text: 'An error occurred.', language: 'en' },
    ]);
    expect(literalLines('errorOccurred', 'en')).toEqual([{ text: 'An error occurred.', language: 'en' }]);
  });

  it('shows a bilingual literal as it is in both languages', () => {
    const text = 'Votre panier est vide | Your cart is empty!';
    expect(literalLines('emptyCart', 'fr')).toEqual([{ text, language: 'fr' }]);
    expect(literalLines('emptyCart', 'en')).toEqual([{ text, language: 'en' }]);
  });

  it('says what the server said, dollars included', () => {
    expect(literalLines('bookingFailed', 'fr', 'le prix passe à $& 50 $')).toEqual([
      { text: 'Une erreur est survenue : le prix passe à $& 50 $', language: 'fr' },
    ]);
  });
});

describe('the labels of the seven booking steps', () => {
  it('are the salon’s own', () => {
    const labels = [
      'stepLocation',
      'stepService',
      'stepCart',
      'stepDate',
      'stepClientInfo',
      'stepCheck',
      'stepDone',
    ] as const;
    expect(labels.map((id) => LITERALS[id].text)).toEqual([
      'Endroit',
      'Service',
      'Panier',
      'Date',
      'Client Info',
      'Vérifier',
      'Terminer',
    ]);
  });
});
