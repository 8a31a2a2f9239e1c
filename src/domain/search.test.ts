import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFoundBy, reservationSearchText, searchKey, searchPatterns, searchTerms } from './search.ts';

describe('folding', () => {
  it.each([
    ['Hélène', 'helene'],
    ['He\u0301le\u0300ne', 'helene'],
    ['Nguyễn Thị Hồng', 'nguyen thi hong'],
    ['Đặng ĐỨC', 'dang duc'],
    ['Zoé D’Amours', 'zoe damours'],
    ["Zoé D'Amours", 'zoe damours'],
    ['Jean-François  Côté', 'jean francois cote'],
    ['Łukasz Ø. Sæther', 'lukasz o saether'],
    ['Œuvre Straße', 'oeuvre strasse'],
    ['camille@lunule.test', 'camille lunule test'],
    ['  (%_\\ ', ''],
    ['ﬁn', 'fin'],
    ['İpek Yıldız', 'ipek yildiz'],
    ['Хелен', 'хелен'],
  ])('%j is %j', (text, plain) => {
    expect(searchKey(text)).toBe(plain);
  });

  it('changes nothing the second time, and leaves only letters, digits and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = searchKey(text);

        expect(searchKey(once)).toBe(once);
        expect(once).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('search terms', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['( % \\ _ * ?', []],
    ['Hélène', ['helene']],
    ['tremblay camille', ['tremblay', 'camille']],
    ['D’Amours', ['damours']],
    ['a/b', ['a', 'b']],
    ['Hélène 0123', ['helene', '0123']],
    ['helene0123', ['helene', '0123']],
    ['418-555-0123', ['4185550123']],
    ['(418) 555-0123', ['4185550123']],
    ['418 555-0123', ['418', '5550123']],
    ['418.555.01', ['41855501']],
    ['10:30', ['1030']],
    ['9 h 30', ['0930']],
    ['9h30 lea', ['0930', 'lea']],
    ['lea lea', ['lea']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('of %j are %o', (keyword, terms) => {
    expect(searchTerms(keyword)).toEqual(terms);
  });

  it('hold at most the first 64 characters', () => {
    expect(searchTerms('é'.repeat(300))).toEqual(['e'.repeat(64)]);
  });

  it('never fail and never hold anything but letters or digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (keyword) => {
        for (const term of searchTerms(keyword)) expect(term).toMatch(/^(\p{L}+|\p{N}+)$/u);
      }),
    );
  });
});

describe('a visit', () => {
  const stored = reservationSearchText({ client: 'Zoé D’Amours', phone: '418-555-0123', time: '09:30' });

  it('is stored without accents or punctuation', () => {
    expect(stored).toBe('zoe damours 4185550123 0930');
  });

  it.each([
    'zoe',
    'ZOÉ',
    'amours zoé',
    "d'amours",
    'D’AMOURS',
    'damours',
    '0123',
    '5550',
    '(418) 555',
    '418 555-0123',
    'zoé 418',
    'z',
    'da',
    '9:30',
    '9 h 30',
    '',
    '%',
  ])('is found by %j', (keyword) => {
    expect(isFoundBy(stored, keyword)).toBe(true);
  });

  it.each(['zoë b', 'o', 'mo', 'helene', '0124', '10:30', 'zoe 0124'])('is not found by %j', (keyword) => {
    expect(isFoundBy(stored, keyword)).toBe(false);
  });

  it('is found by any run of its phone number, however it is cut', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.constantFrom('', '-', ' ', '.', ') '), (one, other, cut) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other) + 1];
        const run = '4185550123'.slice(start, end);
        const typed = `${run.slice(0, 3)}${cut}${run.slice(3)}`;

        expect(isFoundBy(stored, typed)).toBe(true);
      }),
    );
  });

  it('is looked for at the beginning of words when the term is a letter or two, anywhere otherwise', () => {
    expect(searchPatterns('le')).toEqual(['le%', '% le%']);
    expect(searchPatterns('lea')).toEqual(['%lea%']);
    expect(searchPatterns('41')).toEqual(['%41%']);
  });
});
