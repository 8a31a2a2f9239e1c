import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns 32 random bytes as text for a link or a cookie. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash that is stored of a secret. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether two texts are equal, in a time that does not show where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
