import type { Client } from '#contract/schemas/clients.ts';
import { searchKey, searchTerms } from '#domain/search.ts';
import type { Database } from '../../../database/schema.ts';
import { clientsByAccount, clientsByVisit, type KnownClient } from '../queries.ts';

const CLIENTS_MAX = 10;
const DIGITS_MIN = 3;

/**
 * Whom the desk may mean: by parts of the name in any order, without accents, and by any run of at least three digits of
 * the phone number. At most ten, each once, those who came last first. Nobody for a blank or odd question.
 */
export async function findClients(db: Database, question: string): Promise<Client[]> {
  const terms = searchTerms(question);
  const words = terms.filter((term) => !isNumber(term));
  const numbers = terms.filter((term) => isNumber(term) && term.length >= DIGITS_MIN);
  if (words.length === 0 && numbers.length === 0) return [];
  const visitors = await clientsByVisit(db, { words, numbers });
  // An account has no number of its own: it is known by the visits.
  const accounts = numbers.length === 0 ? await clientsByAccount(db, words) : [];
  return eachOnce([...visitors, ...accounts])
    .slice(0, CLIENTS_MAX)
    .map(toClient);
}

function isNumber(term: string): boolean {
  return /^\p{N}+$/u.test(term);
}

/** The same name with the same account, or with the same number, is the same person; the first mention stands. */
function eachOnce(knownClients: readonly KnownClient[]): KnownClient[] {
  const known = new Set<string>();
  return knownClients.filter(({ user_id, client, phone }) => {
    const marks = [user_id, phone].filter((mark) => mark !== null);
    const keys = (marks.length > 0 ? marks : ['']).map((mark) => `${searchKey(client)} ${mark}`);
    const isKnown = keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    return !isKnown;
  });
}

function toClient({ user_id, client, phone, email, last_visit }: KnownClient): Client {
  return { _id: user_id, client, phone, email, lastVisit: last_visit };
}
