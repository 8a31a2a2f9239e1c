import type { FastifyInstance } from 'fastify';
import { reservationListSchema } from '#contract/schemas/reservations.ts';

type Signed = { headers: Record<string, string> };

/** One list of reservations as that caller gets it; `url` goes on after /api/reservations. */
export async function askedList(app: FastifyInstance, caller: Signed, url: string) {
  const { statusCode, body } = await app.inject({ url: `/api/reservations${url}`, headers: caller.headers });
  if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}: ${body}`);
  return reservationListSchema.parse(JSON.parse(body));
}

/** The names on a list, in its order. */
export async function clientsOn(app: FastifyInstance, caller: Signed, url: string): Promise<string[]> {
  const { reservations } = await askedList(app, caller, url);
  return reservations.map(({ reservationClientInfo }) => reservationClientInfo.client);
}
