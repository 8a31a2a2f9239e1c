import { payloadOf } from '../../../api/token.ts';

const LONGEST_NAME = 50;

/** What an activation token tells its page: a name to greet with, and until when what was begun is kept. */
type Activation = {
  name: string;
  /** Epoch milliseconds; null when nothing was begun. */
  begunUntil: number | null;
};

/** Reads an activation token; null when it is no such token. Only the server trusts it. */
export function readActivationToken(token: string): Activation | null {
  const claims = payloadOf(token);
  if (typeof claims !== 'object' || claims === null || !('name' in claims)) return null;
  const { name } = claims;
  if (typeof name !== 'string' || name.length === 0) return null;
  const until = 'begunUntil' in claims ? claims.begunUntil : null;
  return {
    name: [...name].slice(0, LONGEST_NAME).join(''),
    begunUntil: typeof until === 'number' ? until * 1000 : null,
  };
}
