import type { DayList } from '#contract/schemas/reservations.ts';
import type { Deps } from '../../../deps.ts';
import { visitHistoriesOn } from '../../clients/service.ts';
import { lastDayLeftOpen } from '../queries/left-open.ts';
import { type ListRequest, listReservations } from '../queries/lists.ts';
import { countToCall } from './visits-to-call.ts';

/**
 * All that the board of a day draws, in one response: its visits with what is known of each client from earlier days, the
 * last day before today on which visits were left open, and how many clients have to be told of a change. It may be asked
 * for the visits of several days.
 */
export async function dayList({ db, now }: Pick<Deps, 'db' | 'now'>, request: ListRequest): Promise<DayList> {
  const [list, leftOpen, toCall] = await Promise.all([
    listReservations(db, 'day', request),
    lastDayLeftOpen(db, request.today),
    countToCall({ db, now }),
  ]);
  const dates = new Set(list.reservations.map(({ reservationDate }) => reservationDate.dateReserved));
  const histories = (await Promise.all([...dates].map((date) => visitHistoriesOn(db, date)))).flat();
  const historyOf = new Map(histories.map(({ _id, ...history }) => [_id, history]));
  const reservations = list.reservations.map((visit) => ({ ...visit, history: historyOf.get(visit._id) ?? null }));
  return { ...list, reservations, leftOpen, toCall };
}
