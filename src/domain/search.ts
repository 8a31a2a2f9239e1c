import { APOSTROPHES, cleanLine } from './texts.ts';

export const SEARCH_MAX = 64;
const TERMS_MAX = 8;

/** Letters without a removable accent that people type as plain ones. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
};

/** Accents, joiners and apostrophes, which do not separate words. */
const NO_LETTER = new RegExp(`[\\p{M}\\u200C\\u200D${APOSTROPHES}]`, 'gu');
const CLOCK_TIME = /(?<!\d)(\d{1,2}) ?[h:] ?(\d{2})(?!\d)/gi;
const PHONE_PUNCTUATION = /(?<=\d)[-.)]+ ?(?=\d)/g;

/**
 * The search key of a text: lower case, no accents (đ included), apostrophes gone, anything else that is neither
 * letter nor digit a single space. Names, e-mails and questions are stored in this form too, next to the original.
 */
export function searchKey(text: string): string {
  return text
    .replaceAll('´', '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(NO_LETTER, '')
    .replaceAll(/[đðøłıœæßþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The stored search text of a visit: the search key of the name, then phone and time as digits only. */
export function reservationSearchText(visit: {
  readonly client: string;
  readonly phone: string;
  readonly time: string;
}): string {
  return [searchKey(visit.client), ...[visit.phone, visit.time].map((text) => text.replaceAll(/[^0-9]/g, ''))]
    .join(' ')
    .trim();
}

/**
 * The terms of a keyword: words and runs of digits, each of which must occur in the stored text, in any order. Punctuation
 * inside a phone number does not split it, and `9 h 30` or `9:30` is the time 0930. A keyword without letters and digits
 * has no terms and finds the whole list, as a blank one does.
 */
export function searchTerms(keyword: string): string[] {
  const text = [...cleanLine(keyword)].slice(0, SEARCH_MAX).join('');
  const joined = text
    .replaceAll(CLOCK_TIME, (_, hour: string, minute: string) => ` ${hour.padStart(2, '0')}${minute} `)
    .replaceAll(PHONE_PUNCTUATION, '');
  return [...new Set(searchKey(joined).match(/\p{N}+|\p{L}+/gu))].slice(0, TERMS_MAX);
}

/** Whether a stored search text matches a keyword; the same rule as the database's, for lists held in memory. */
export function isFoundBy(stored: string, keyword: string): boolean {
  return searchTerms(keyword).every((term) =>
    isShortWord(term) ? ` ${stored}`.includes(` ${term}`) : stored.includes(term),
  );
}

/**
 * The LIKE patterns of a term, one of which a stored search text must match. One or two letters are the beginning of a
 * word (`Lê`, `Vũ`, or a name being typed), which a trigram index finds; anywhere in a word they match too much.
 */
export function searchPatterns(term: string): string[] {
  return isShortWord(term) ? [`${term}%`, `% ${term}%`] : [`%${term}%`];
}

function isShortWord(term: string): boolean {
  return /^[a-z]{1,2}$/.test(term);
}
