import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const argon2Of = promisify(argon2);

/** 19 MiB, two passes, one lane (security, Password storage). */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;

/** The password as it is kept: argon2id with a salt of its own, written in the usual form with all its parameters. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await argon2Of('argon2id', { ...COST, message: password, nonce });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
