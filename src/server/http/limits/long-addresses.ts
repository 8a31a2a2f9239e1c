import type { FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { isCall, LONGEST_ADDRESS } from '../../site/page-address.ts';

/** Refuses a call whose address has over 2 KiB before anything reads it. A page is shown whatever its address holds. */
export async function refuseLongAddresses({ url }: FastifyRequest): Promise<void> {
  if (isCall(url) && url.length > LONGEST_ADDRESS) throw new Refusal('payload_too_large');
}
