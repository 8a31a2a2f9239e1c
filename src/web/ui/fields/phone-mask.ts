import { formatPhone } from '#domain/users/phone.ts';

type Masked = { text: string; caret: number };

/** Masks what stands in the field and keeps the caret after the digit that it followed. */
export function maskWithCaret(typed: string, caret: number): Masked {
  const text = formatPhone(typed);
  if (text === typed) return { text, caret };
  const isCountryCodeDropped = /^\D*1/.test(typed) && !text.startsWith('1');
  const before = digitCount(typed.slice(0, caret)) - (isCountryCodeDropped ? 1 : 0);
  return { text, caret: caretAfterDigit(text, before) };
}

function digitCount(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}

function caretAfterDigit(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen >= digits) return place;
    if (text[place] !== '-') seen += 1;
  }
  return text.length;
}
