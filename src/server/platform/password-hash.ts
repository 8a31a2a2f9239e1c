import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from './concurrency/limit-concurrency.ts';

/** 19 MiB, two passes, one lane: OWASP's first choice for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const UNUSED_SALT = Buffer.alloc(16);

const derive = promisify(argon2);

const withFewAtOnce = limitConcurrency({ atOnce: 4, waiting: 50 });

/** Returns the hash of a password: salted argon2id in the usual `$argon2id$…` form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derived({ message: password, nonce: salt, ...COST });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Whether this password has the hash `stored`. Without one it takes as long and returns false, so that the time does not
 * show whether an account exists.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = FORM.exec(stored ?? '') ?? [];
  if (!salt || !tag) {
    await derived({ message: password, nonce: UNUSED_SALT, ...COST });
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const actual = await derived({
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

function derived(parameters: Argon2Parameters): Promise<Buffer> {
  return withFewAtOnce(() => derive('argon2id', parameters));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
