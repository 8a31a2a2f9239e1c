const SYMBOLS = '!@#$%';
const ALLOWED_CHARACTERS = new RegExp(`^[A-Za-z0-9${SYMBOLS}]*$`);

const LOGIN_LENGTH = { min: 6, max: 24 } as const;
const STRONG_LENGTH = { min: 8, max: 24 } as const;
const ADMIN_MADE_LENGTH = { min: 4, max: 12 } as const;

const SIGNS = `[${SYMBOLS}]`;

/**
 * What password managers need to propose a password that is accepted: the rules in the form of the
 * attribute `passwordrules`, and the least length.
 */
export const STRONG_PASSWORD_REQUEST = {
  passwordrules: `minlength: ${STRONG_LENGTH.min}; maxlength: ${STRONG_LENGTH.max}; required: upper; required: lower; required: digit; required: ${SIGNS};`,
  minLength: STRONG_LENGTH.min,
} as const;

/** The same for the password of an account made by an Admin. */
export const ADMIN_MADE_PASSWORD_REQUEST = {
  passwordrules: `minlength: ${ADMIN_MADE_LENGTH.min}; maxlength: ${ADMIN_MADE_LENGTH.max}; allowed: upper, lower, digit, ${SIGNS};`,
  minLength: ADMIN_MADE_LENGTH.min,
} as const;

/** The five rules of a strong password, in the order of the live checklist. `symbol` requires one, and none outside the list. */
export const STRONG_PASSWORD_RULES = ['length', 'uppercase', 'lowercase', 'digit', 'symbol'] as const;

export type StrongPasswordRule = (typeof STRONG_PASSWORD_RULES)[number];

const RULE_HOLDS: Record<StrongPasswordRule, (password: string) => boolean> = {
  length: (password) => isLongEnough(password, STRONG_LENGTH),
  uppercase: (password) => /[A-Z]/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  symbol: (password) => new RegExp(`[${SYMBOLS}]`).test(password) && hasAllowedCharacters(password),
};

/** Letters, digits and ! @ # $ % only: every password that can be set can be typed at login. */
export function hasAllowedCharacters(password: string): boolean {
  return ALLOWED_CHARACTERS.test(password);
}

/** The characters that keep a password from being accepted, each once, in their order. */
export function oddCharacters(password: string): string[] {
  return [...new Set(password)].filter((character) => !hasAllowedCharacters(character));
}

/** What the login form lets through: 6 to 24 allowed characters. The server never refuses a login by pattern. */
export function isLoginPassword(password: string): boolean {
  return isLongEnough(password, LOGIN_LENGTH) && hasAllowedCharacters(password);
}

/** Which of the five rules a password keeps, for the checklist that lives under the field. */
export function strongPasswordChecklist(password: string): { rule: StrongPasswordRule; isMet: boolean }[] {
  return STRONG_PASSWORD_RULES.map((rule) => ({ rule, isMet: RULE_HOLDS[rule](password) }));
}

/** For registration, reset and profile: all five rules. */
export function isStrongPassword(password: string): boolean {
  return STRONG_PASSWORD_RULES.every((rule) => RULE_HOLDS[rule](password));
}

/** For an account made by an Admin: 4 to 12 allowed characters, a temporary password. */
export function isAdminMadePassword(password: string): boolean {
  return isLongEnough(password, ADMIN_MADE_LENGTH) && hasAllowedCharacters(password);
}

function isLongEnough(password: string, { min, max }: { min: number; max: number }): boolean {
  return password.length >= min && password.length <= max;
}
