import { randomBytes } from 'node:crypto';
import { isSameSecret, secretHash } from './secrets.ts';
import type { Tokens } from './tokens.ts';

/** A shared tablet remembers this many accounts; the one opened longest ago goes first. */
const MOST_ACCOUNTS = 5;
const FORM = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/;

/**
 * Returns the limit key of a browser's failed logins when it has opened that account before, else null. Somebody who fills
 * the account's own count cannot fill this one (decision 0032).
 */
export function deviceBucket(tokens: Tokens, cookie: string | null, userId: string): string | null {
  const { device, marks } = partsOf(cookie);
  const own = tokens.deviceMark(device, userId);
  return marks.some((mark) => isSameSecret(mark, own)) ? `device:${secretHash(own)}` : null;
}

/**
 * Returns the next value of the device cookie: a random number and, for each account that the browser has opened, a mark
 * that only the server can make. It grants nothing, and does not show which accounts they are.
 */
export function withAccount(tokens: Tokens, cookie: string | null, userId: string): string {
  const { device, marks } = partsOf(cookie);
  const own = tokens.deviceMark(device, userId);
  return [device, ...[own, ...marks.filter((mark) => mark !== own)].slice(0, MOST_ACCOUNTS)].join('.');
}

function partsOf(cookie: string | null): { device: string; marks: string[] } {
  const [device, ...marks] = cookie !== null && FORM.test(cookie) ? cookie.split('.') : [];
  return { device: device ?? randomBytes(16).toString('base64url'), marks };
}
