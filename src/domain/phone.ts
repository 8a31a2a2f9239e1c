const PHONE_DIGITS = 10;
const KEPT_PHONE = /^\d{3}-\d{3}-\d{4}$/;
const ONLY_PHONE_CHARACTERS = /^[\d\s().+-]*$/;
const BEGINS_AS_TYPED = /^\d{3}-\d{3}-/;

/**
 * The digits of a phone number in whatever form it was typed or pasted, ten at most (spec 5). The country code 1 is
 * dropped from a pasted number; a number that is already in the form 999-999- is being typed and keeps its first ten.
 */
export function digitsOf(text: string): string {
  const digits = text.replaceAll(/[^0-9]/g, '');
  const hasCountryCode = digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') && !BEGINS_AS_TYPED.test(text);
  return hasCountryCode ? digits.slice(1) : digits.slice(0, PHONE_DIGITS);
}

/** The digits so far as 999-999-9999, growing with each one (spec 5). */
export function formatPhone(text: string): string {
  const digits = digitsOf(text);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== '').join('-');
}

/** Whether a number is whole and in the form that is kept, 999-999-9999 (spec 5, R25). */
export function isPhone(text: string): boolean {
  return KEPT_PHONE.test(text);
}

/** A number of ten digits in the form that is kept, whatever form it came in; null when it is no whole number (R25). */
export function phoneOf(text: string): string | null {
  if (!ONLY_PHONE_CHARACTERS.test(text)) return null;
  const typed = text.replaceAll(/[^0-9]/g, '');
  const isWhole = typed.length === PHONE_DIGITS || typed === `1${digitsOf(text)}`;
  return isWhole ? formatPhone(text) : null;
}

/** A kept number as Québec writes it, `418 555-0123` (ux.md 1.1). */
export function displayPhone(phone: string): string {
  return phone.replace('-', ' ');
}

/** The address of a call button. */
export function telephoneLink(phone: string): string {
  return `tel:+1${digitsOf(phone)}`;
}

/**
 * The number that a staff booking keeps: the client's, or the salon's own, marked as nobody's, when the field was left
 * empty (spec 5, decision 6, R26). Null when something was typed that is no number.
 */
export function phoneOrDefault(typed: string, salonPhone: string): { phone: string; isDefault: boolean } | null {
  if (typed.trim() === '') return { phone: salonPhone, isDefault: true };
  const phone = phoneOf(typed);
  return phone === null ? null : { phone, isDefault: false };
}
