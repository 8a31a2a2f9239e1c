import punycode from 'punycode/punycode.js';
import { cleanEmail, isEmail } from '#domain/users/person.ts';

/**
 * An e-mail address as it is kept, compared and written to: cleaned, the letters of its domain in their ASCII form, so that both
 * spellings of `exemple.québec` are one account. Any other text is only cleaned.
 */
export function keptEmail(text: string): string {
  const email = cleanEmail(text);
  return isEmail(email) ? punycode.toASCII(email) : email;
}

/** A kept e-mail as people write it, with the letters of its domain; unchanged when its domain cannot be decoded. */
export function shownEmail(kept: string): string {
  try {
    const shown = punycode.toUnicode(kept);
    return keptEmail(shown) === kept ? shown : kept;
  } catch {
    return kept;
  }
}
