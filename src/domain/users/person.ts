import { APOSTROPHES, cleanLine } from '../texts.ts';

/** The longest name kept anywhere, in characters. */
export const CLIENT_NAME_MAX = 100;
export const STAFF_CLIENT_NAME_MIN = 3;
export const COMMENT_MAX = 500;
export const EMAIL_MAX = 254;
/** A user's own name, at registration and in the profile. */
export const USER_NAME_LENGTH = { min: 3, max: 50 } as const;
/** A user's name in the Admin's form. */
export const ADMIN_USER_NAME_LENGTH = { min: 3, max: 20 } as const;

/** Letters of any script with their joiners, and every form of hyphen and apostrophe. */
const NAME_CHARACTER = `[\\p{L}\\p{M}\\p{Pd}\\u200C\\u200D${APOSTROPHES}]`;
const STAFF_CLIENT_NAME = new RegExp(`^(?:${NAME_CHARACTER}| )*$`, 'u');
const USER_NAME = new RegExp(`^\\p{L}${NAME_CHARACTER}*(?: ${NAME_CHARACTER}+)*$`, 'u');
const ANY_LETTER = /\p{L}/u;

/**
 * One `@`; before it the characters that mail servers take, points neither first, last nor doubled; after it dotted labels of
 * letters of any script, an extension of 2 to 63. No part can match what another part matches, so that the work grows with the
 * length only.
 */
const LOCAL = "(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL_END = '(?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])';
const EMAIL = new RegExp(`^${LOCAL}@(?:[\\p{L}\\p{N}]${LABEL_END}?\\.)+\\p{L}${LABEL_END}$`, 'u');

/** The client's own booking form asks only for a name that is not empty, of at most 100 characters. */
export function isClientName(text: string): boolean {
  return hasLength(cleanLine(text), { min: 1, max: CLIENT_NAME_MAX });
}

/** The Admin's booking form: letters of any script, hyphen, space, apostrophe, at least 3 characters. */
export function isStaffClientName(text: string): boolean {
  const name = cleanLine(text);
  return (
    hasLength(name, { min: STAFF_CLIENT_NAME_MIN, max: CLIENT_NAME_MAX }) &&
    STAFF_CLIENT_NAME.test(name) &&
    ANY_LETTER.test(name)
  );
}

/**
 * Whether a name has two words or more, as a first and a last name. The client's form only hints at it; it is never refused.
 */
export function isFullName(text: string): boolean {
  return isStaffClientName(text) && cleanLine(text).includes(' ');
}

/** A user's name: letters of any script, single spaces, hyphens, straight or curly apostrophes. */
export function isUserName(
  text: string,
  length: { readonly min: number; readonly max: number } = USER_NAME_LENGTH,
): boolean {
  const name = cleanLine(text);
  return hasLength(name, length) && USER_NAME.test(name);
}

/** An e-mail without stray characters: nothing invisible, letters and digits in their plain form, in lower case. */
export function cleanEmail(text: string): string {
  return cleanLine(text).normalize('NFKC').toLowerCase();
}

/** Any deliverable e-mail of at most 254 characters, with any extension and a domain in any script. */
export function isEmail(text: string): boolean {
  const email = cleanEmail(text);
  return email.length <= EMAIL_MAX && EMAIL.test(email);
}

function hasLength(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const length = [...text].length;
  return length >= min && length <= max;
}
