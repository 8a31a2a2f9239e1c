import type { DayList } from '#contract/schemas/reservations.ts';
import type { Database } from '../../../database/schema.ts';
import { visitHistoriesOn } from '../../clients/service.ts';
import { lastDayLeftOpen } from '../queries/left-open.ts';
import { type ListRequest, listReservations } from '../queries/lists.ts';

/**
 * All that the board of a day draws, in one response: its visits with what is known of each client from earlier days, and the
 * last day before today on which visits were left open.
 */
export async function dayList(db: Database, request: ListRequest): Promise<DayList> {
  const [list, histories, leftOpen] = await Promise.all([
    listReservations(db, 'day', request),
    visitHistoriesOn(db, request.date ?? request.today),
    lastDayLeftOpen(db, request.today),
  ]);
  const historyOf = new Map(histories.map(({ _id, ...history }) => [_id, history]));
  const reservations = list.reservations.map((visit) => ({ ...visit, history: historyOf.get(visit._id) ?? null }));
  return { ...list, reservations, leftOpen };
}
