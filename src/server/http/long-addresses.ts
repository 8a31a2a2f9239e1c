import type { FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';

const LONGEST_ADDRESS = 2048;

/** Refuses an address of over 2 KiB before anything reads it (security, Limits). */
export async function refuseLongAddresses({ url }: FastifyRequest): Promise<void> {
  if (url.length > LONGEST_ADDRESS) throw new Refusal('payload_too_large');
}
