const BYTES = 16;

/** Returns a random idempotency key. Not by `crypto.randomUUID`, which needs a secure origin. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
