import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes as text that fits in a link or a cookie. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: it is known again, but cannot be read back. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether two texts are the same, in a time that does not tell how far they are. */
export function isSameSecret(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
