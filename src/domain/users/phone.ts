import { cleanLine } from '../texts.ts';

const PHONE_DIGITS = 10;
const KEPT_PHONE = /^[2-9]\d{2}-[2-9]\d{2}-\d{4}$/;
/** The beginning of a number whose area code and exchange begin with 2 to 9. */
const NATIONAL_SO_FAR = /^(?:[2-9][0-9]{0,2}(?:(?<=^[0-9]{3})[2-9][0-9]{0,6})?)?$/;
const ONLY_PHONE_CHARACTERS = /^[\d\s().+\p{Pd}]*$/u;
const ENTERED_ON = /^([2-9]\d{2}-[2-9]\d{2}-\d{4})\d+$/;

/**
 * What a phone field shows of what was typed or pasted: a North American number as 999-999-9999, growing with each digit,
 * ten digits at most. What cannot become such a number, such as one of another country or one with an extension,
 * stays as it was typed, so that no digit is lost or invented.
 */
export function formatPhone(text: string): string {
  const whole = phoneOf(text) ?? ENTERED_ON.exec(text)?.[1];
  if (whole !== undefined) return whole;
  const digits = digitsOf(text);
  const isMasked = !isInternational(text) && NATIONAL_SO_FAR.test(digits);
  return isMasked ? masked(digits) : text;
}

/** Whether what was typed so far can still become a North American number; the country code 1 may lead it. */
export function canBecomePhone(text: string): boolean {
  const digits = digitsOf(text);
  const isAbroad = isInternational(text) && !/^1?$/.test(digits.slice(0, 1));
  return !isAbroad && NATIONAL_SO_FAR.test(digits.replace(/^1/, ''));
}

/** Whether a number is whole and in the form that is kept, 999-999-9999, by the North American rules. */
export function isPhone(text: string): boolean {
  return KEPT_PHONE.test(text);
}

/**
 * A number in the form that is kept, from any form it came in: ten digits, area and exchange beginning with 2 to 9, or eleven
 * with a leading 1, which alone may follow a `+`. Null when it is no such number.
 */
export function phoneOf(text: string): string | null {
  if (!ONLY_PHONE_CHARACTERS.test(cleanLine(text))) return null;
  const digits = digitsOf(text);
  const hasCountryCode = digits.length === PHONE_DIGITS + 1 && digits.startsWith('1');
  if (isInternational(text) && !hasCountryCode) return null;
  const phone = masked(hasCountryCode ? digits.slice(1) : digits);
  return isPhone(phone) ? phone : null;
}

/** The `tel:` URL of a call button. */
export function telephoneLink(phone: string): string {
  return `tel:+1${digitsOf(phone)}`;
}

/**
 * The phone that a staff booking stores: the client's, or the salon's own as the default phone when the field is empty. Null
 * when the text is not a phone number.
 */
export function phoneOrDefault(typed: string, salonPhone: string): { phone: string; isDefault: boolean } | null {
  if (cleanLine(typed) === '') return { phone: salonPhone, isDefault: true };
  const phone = phoneOf(typed);
  return phone === null ? null : { phone, isDefault: false };
}

function masked(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== '').join('-');
}

function digitsOf(text: string): string {
  return text.replaceAll(/\P{Nd}/gu, '');
}

function isInternational(text: string): boolean {
  return cleanLine(text).startsWith('+');
}
