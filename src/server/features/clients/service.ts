import type { Client, History } from '#contract/schemas/clients.ts';
import type { CalendarDate, SalonMoment } from '#domain/salon/salon-time.ts';
import { searchKey, searchTerms } from '#domain/search.ts';
import type { Database } from '../../database/schema.ts';
import {
  clientsByAccount,
  clientsByVisit,
  type EarlierVisit,
  earlierVisitsOf,
  earlierVisitsOn,
  type KnownClient,
  linesOfVisits,
  type VisitLine,
} from './queries.ts';

const CLIENTS_MAX = 10;
const DIGITS_MIN = 3;
const COLORS_MAX = 5;

/**
 * The clients that the desk may mean: by parts of the name in any order, without accents, and by any run of at least three
 * digits of the phone number. At most ten, each once, those who came last first, with what they had at their last visit.
 * None for a blank or odd search.
 */
export async function findClients(db: Database, search: string, now: SalonMoment): Promise<Client[]> {
  const terms = searchTerms(search);
  const words = terms.filter((term) => !isNumber(term));
  const numbers = terms.filter((term) => isNumber(term) && term.length >= DIGITS_MIN);
  if (words.length === 0 && numbers.length === 0) return [];
  const visitors = await clientsByVisit(db, { words, numbers, now });
  // An account has no phone of its own: its number is on its visits.
  const accounts = numbers.length === 0 ? await clientsByAccount(db, { words, now }) : [];
  const clients = withoutRepeats([...visitors, ...accounts]).slice(0, CLIENTS_MAX);
  const userIds = clients.flatMap(({ user_id }) => user_id ?? []);
  const phones = clients.flatMap(({ phone }) => phone ?? []);
  const isAnyKnown = userIds.length + phones.length > 0;
  const lines = isAnyKnown ? await linesOfVisits(db, { userIds, phones, now }) : [];
  return clients.map((client) => toClient(client, lines));
}

/** A history with the id of the visit that it is for. */
export type VisitHistory = History & { _id: string };

/**
 * For each visit of a day, how often its client came before, or did not, and which colours were noted, five at most. The same name with
 * the same account or phone is the same person; visits without either are not listed.
 */
export async function visitHistoriesOn(db: Database, date: CalendarDate): Promise<VisitHistory[]> {
  const byVisit = Map.groupBy(await earlierVisitsOn(db, date), ({ id }) => id);
  return [...byVisit].map(([_id, candidates]) => ({ _id, ...historyOf(candidates.filter(isOfSamePerson)) }));
}

/**
 * What is known of one visit's client from earlier days, and the ids of those visits, the newest first; without history for
 * somebody without account and phone.
 */
export async function clientHistory(db: Database, visitId: string): Promise<ClientHistory> {
  const candidates = await earlierVisitsOf(db, visitId);
  const known = candidates.filter(isOfSamePerson);
  return {
    history: candidates.length === 0 ? null : historyOf(known),
    earlier: known.flatMap(({ earlier_id }) => earlier_id ?? []),
  };
}

type ClientHistory = { history: History | null; earlier: string[] };

function historyOf(known: readonly EarlierVisit[]): History {
  const came = known.filter((visit) => !visit.is_no_show);
  const colorNotes = came.flatMap(colorOf).slice(0, COLORS_MAX);
  return { visits: came.length, noShows: known.length - came.length, colorNotes };
}

function isNumber(term: string): boolean {
  return /^\p{N}+$/u.test(term);
}

/** The same name with the same account, or with the same phone, is the same person; the first mention stands. */
function withoutRepeats(clients: readonly KnownClient[]): KnownClient[] {
  const seen = new Set<string>();
  return clients.filter(({ user_id, client, phone }) => {
    const identities = [user_id, phone].filter((identity) => identity !== null);
    const keys = (identities.length > 0 ? identities : ['']).map((identity) => `${searchKey(client)} ${identity}`);
    const isRepeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return !isRepeated;
  });
}

function toClient(known: KnownClient, lines: readonly VisitLine[]): Client {
  const { user_id, client, phone, email, last_visit, next_visit } = known;
  const last = lines.find((line) => isOfClient(line, known));
  return {
    _id: user_id,
    client,
    phone,
    email,
    lastVisit: last_visit,
    nextVisit: next_visit,
    lastLines: lines
      .filter(({ id }) => id === last?.id)
      .flatMap(({ service_id, qty }) => (service_id ? [{ serviceId: service_id, qty }] : [])),
    lastPerformer: last?.performer ?? null,
    noShows: known.no_shows ?? 0,
  };
}

function isOfClient(line: VisitLine, { user_id, client, phone }: KnownClient): boolean {
  const isKnown = (user_id !== null && line.user_id === user_id) || (phone !== null && line.phone === phone);
  return isKnown && searchKey(line.client) === searchKey(client);
}

function isOfSamePerson({ client, earlier_client }: EarlierVisit): boolean {
  return earlier_client !== null && searchKey(earlier_client) === searchKey(client);
}

function colorOf({ earlier_date, color_note }: EarlierVisit) {
  return earlier_date && color_note ? [{ dateReserved: earlier_date, colorNote: color_note }] : [];
}
