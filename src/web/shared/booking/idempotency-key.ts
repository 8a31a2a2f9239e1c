const BYTES = 16;

/** A key that no other attempt has; made so that it also works where the page is not on a secure origin. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
