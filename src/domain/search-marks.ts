import { searchKey, searchTerms } from './search.ts';
import { APOSTROPHES } from './texts.ts';

/** A piece of a text, and whether it is what was searched for. */
export type MarkedPart = { readonly text: string; readonly isMatch: boolean };

/**
 * Splits a name or a phone number into parts and marks those that a keyword matches, by the same rules as the search:
 * accents, apostrophes and the punctuation of a number do not matter, and one or two letters begin a word.
 */
export function markedParts(text: string, keyword: string): MarkedPart[] {
  const letters = [...text.normalize('NFC')];
  const isMatch = letters.map(() => false);
  for (const term of searchTerms(keyword)) {
    const isDigits = /^\p{N}+$/u.test(term);
    for (const [first, last] of occurrencesOf(term, isDigits ? digitsOf(letters) : wordsOf(letters), isDigits)) {
      isMatch.fill(true, first, last + 1);
    }
  }
  return joined(letters, isMatch);
}

/** The characters that are searched, each with its index in the text. */
type Searched = readonly { readonly char: string; readonly at: number }[];

function wordsOf(letters: readonly string[]): Searched {
  return letters.flatMap((letter, at) => {
    const plain = searchKey(letter);
    const chars = plain === '' && !APOSTROPHES.includes(letter) ? ' ' : plain;
    return [...chars].map((char) => ({ char, at }));
  });
}

function digitsOf(letters: readonly string[]): Searched {
  return letters.flatMap((char, at) => (/\d/.test(char) ? [{ char, at }] : []));
}

/** The first and last index of each occurrence of a term; a short word counts only where a word begins. */
function occurrencesOf(term: string, searched: Searched, isDigits: boolean): [number, number][] {
  const text = searched.map(({ char }) => char).join('');
  const occurrences: [number, number][] = [];
  for (let start = text.indexOf(term); start !== -1; start = text.indexOf(term, start + 1)) {
    const beginsWord = start === 0 || text[start - 1] === ' ';
    const [first, last] = [searched[start]?.at, searched[start + term.length - 1]?.at];
    if (first === undefined || last === undefined) continue;
    if (isDigits || term.length > 2 || beginsWord) occurrences.push([first, last]);
  }
  return occurrences;
}

function joined(letters: readonly string[], isMatch: readonly boolean[]): MarkedPart[] {
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[at]) last.text += letter;
    else parts.push({ text: letter, isMatch: isMatch[at] === true });
  }
  return parts;
}
