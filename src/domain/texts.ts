/** Every form in which an apostrophe is typed or pasted. */
export const APOSTROPHES = "'’‘‛ʼʻʹ′＇`´";

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const SPACE = /[\p{Zs}\t]/gu;
/** Invisible: control characters, lone surrogates, fillers, direction marks. Joiners and variation selectors are kept here. */
const INVISIBLE =
  /(?!\n)\p{Cc}|[\p{Cs}\uFFF9-\uFFFB\u2800]|(?![\u200C\u200D]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;
/** Variation selectors and joiners with nothing to act on. */
const LOOSE_VARIATION = /(?<![\p{L}\p{M}\p{N}\p{P}\p{S}])\p{Variation_Selector}+/gu;
const LOOSE_JOINER = /(?<![\p{L}\p{M}\p{N}\p{P}\p{S}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{N}\p{P}\p{S}])/gu;
/** Hyphens that look like `-` but compare as different. */
const HYPHEN_TWIN = /[\u2010\u2011]/g;
const LETTER_DIGIT_OR_SIGN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A person's text of one line, ready to store: composed (NFC), without invisible characters, every run of spaces or line
 * breaks one space, trimmed. Empty when it holds no letter, digit or sign.
 */
export function cleanLine(text: string): string {
  return cleaned(text, ' ');
}

/** A person's text of several lines, ready to store: as `cleanLine`, with its line breaks as `\n`. */
export function cleanText(text: string): string {
  return cleaned(text, '\n');
}

function cleaned(text: string, lineBreak: ' ' | '\n'): string {
  const kept = text
    .replaceAll(LINE_BREAK, lineBreak)
    .replaceAll(SPACE, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(LOOSE_VARIATION, '')
    .replaceAll(LOOSE_JOINER, '')
    .replaceAll(HYPHEN_TWIN, '-')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
    .normalize('NFC');
  return LETTER_DIGIT_OR_SIGN.test(kept) ? kept : '';
}
