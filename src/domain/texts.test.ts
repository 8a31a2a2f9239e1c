import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './texts.ts';

/** Each draws nothing: a zero character, half a character, fillers, spaces of no width, marks of direction, an empty braille cell. */
const INVISIBLE = [
  '\u0000',
  '\u001B',
  '\u007F',
  '\ud800',
  '\udc00',
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u180E',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u202E',
  '\u2060',
  '\u2066',
  '\u2800',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\uFFA0',
  '\uFFF9',
  '\u{E0041}',
  '\u{E0100}',
];
const SPACES = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u0085',
  '\u00A0',
  '\u1680',
  '\u2003',
  '\u2009',
  '\u2028',
  '\u202F',
  '\u3000',
];

describe('a text of one line', () => {
  it.each([
    ['  Camille   Tremblay ', 'Camille Tremblay'],
    ['He\u0301le\u0300ne', 'Hélène'],
    ['Jean\u00A0Tremblay', 'Jean Tremblay'],
    ['Anne\u2011Marie', 'Anne-Marie'],
    ['Anne\u2010Marie', 'Anne-Marie'],
    ['Zoé D’Amours', 'Zoé D’Amours'],
    ['Jean\u200B \u200BRoy', 'Jean Roy'],
    ['e\u200B\u0301', 'é'],
    ['Bébé 👩‍👧', 'Bébé 👩‍👧'],
    ['Merci ❤\uFE0F', 'Merci ❤\uFE0F'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['1\uFE0F\u20E3', '1\uFE0F\u20E3'],
    ['…', '…'],
    ['\u0301', ''],
    [' \u200D\uFE0F ', ''],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanLine(typed)).toBe(kept);
  });

  it.each(INVISIBLE)('is empty when it holds only %j, and loses it at both ends', (invisible) => {
    expect(cleanLine(invisible.repeat(3))).toBe('');
    expect(cleanLine(`${invisible} ${invisible}`)).toBe('');
    expect(cleanLine(` ${invisible} Zoé Roy`)).toBe('Zoé Roy');
  });

  it.each(SPACES)('has one space for any run with %j', (space) => {
    expect(cleanLine(`${space}Zoé${space}${space} Roy${space}`)).toBe('Zoé Roy');
  });

  it('is the same when it is cleaned again, and has no line break', () => {
    const odd = fc.constantFrom(...INVISIBLE, ...SPACES, 'a', 'é', 'e\u0301', '\u0301', '-', '👩');
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(odd).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const clean of [cleanLine, cleanText]) expect(clean(clean(text))).toBe(clean(text));
        expect(cleanLine(text)).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }),
    );
  });
});

describe('a text of several lines', () => {
  it.each([
    ['Un\r\ndeux\rtrois\u2028quatre', 'Un\ndeux\ntrois\nquatre'],
    ['  Un  \n\n\tdeux  ', 'Un\n\ndeux'],
    ['Un\u0000\u200B\ndeux', 'Un\ndeux'],
    ['\n\u200B\n', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanText(typed)).toBe(kept);
  });
});
