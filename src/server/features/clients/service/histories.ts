import type { History } from '#contract/schemas/clients.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import type { Database } from '../../../database/schema.ts';
import { type EarlierVisit, earlierVisitsOn } from '../queries.ts';

const COLORS_MAX = 5;

/**
 * For each visit of a day, how often its client came before and which colours were noted. The same name with the same
 * account or number is the same person, as in the desk's search; whoever left neither is not known again, and not listed.
 */
export async function visitHistoriesOn(db: Database, date: CalendarDate): Promise<History[]> {
  const byVisit = Map.groupBy(await earlierVisitsOn(db, date), ({ id }) => id);
  return [...byVisit].map(([_id, traces]) => {
    const own = traces.filter(isOfSamePerson);
    return { _id, visits: own.length, colorNotes: own.flatMap(colorOf).slice(0, COLORS_MAX) };
  });
}

function isOfSamePerson({ client, earlier_client }: EarlierVisit): boolean {
  return earlier_client !== null && searchKey(earlier_client) === searchKey(client);
}

function colorOf({ earlier_date, color_note }: EarlierVisit) {
  return earlier_date && color_note ? [{ dateReserved: earlier_date, colorNote: color_note }] : [];
}
