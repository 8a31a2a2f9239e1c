import { randomBytes } from 'node:crypto';
import { isSameSecret, secretHash } from './secrets.ts';
import type { Tokens } from './tokens.ts';

/** A shared tablet remembers this many accounts; who opened it longest ago gives way. */
const MOST_ACCOUNTS = 5;
const FORM = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/;

/**
 * By which count a browser's failed logins to an account go, when it has opened that account before; null when it has
 * not, or shows nothing of ours. Whoever keeps the account's own count full does not reach this one.
 */
export function deviceBucket(tokens: Tokens, shown: string | null, userId: string): string | null {
  const { device, marks } = partsOf(shown);
  const own = tokens.deviceMark(device, userId);
  return marks.some((mark) => isSameSecret(mark, own)) ? `device:${secretHash(own)}` : null;
}

/**
 * What a browser shows from now on: a random number of its own and, for each account that it has opened, a mark that only
 * the server can make and read. It opens nothing, and tells nobody whose the accounts are.
 */
export function withAccount(tokens: Tokens, shown: string | null, userId: string): string {
  const { device, marks } = partsOf(shown);
  const own = tokens.deviceMark(device, userId);
  return [device, ...[own, ...marks.filter((mark) => mark !== own)].slice(0, MOST_ACCOUNTS)].join('.');
}

function partsOf(shown: string | null): { device: string; marks: string[] } {
  const [device, ...marks] = shown !== null && FORM.test(shown) ? shown.split('.') : [];
  return { device: device ?? randomBytes(16).toString('base64url'), marks };
}
