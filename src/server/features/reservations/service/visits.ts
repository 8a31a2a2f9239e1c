import type { Reservation } from '#contract/schemas/reservations.ts';
import type { ClosedDayQuery } from '#contract/schemas/settings-changes.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, salonMoment } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { lockDays } from '../queries/locks.ts';
import { listVisitsOfAccount, listVisitsOnClosedDay } from '../queries/visits.ts';

// What other features ask of the reservations.

/** Every visit of an account, earliest first. */
export function visitsOfAccount(db: Database, userId: string): Promise<Reservation[]> {
  return listVisitsOfAccount(db, userId);
}

/** The open visits from today on that a closed day would fall on, earliest first; at most 500. */
export function visitsOnClosedDay({ db, now }: Pick<Deps, 'db' | 'now'>, day: ClosedDayQuery): Promise<Reservation[]> {
  return listVisitsOnClosedDay(db, day, salonMoment(now()).date);
}

type Days = { locations: readonly LocationCode[]; dates: readonly CalendarDate[] };

/**
 * Waits for every booking under way at these locations on these dates, and holds them for this transaction, so that no
 * booking is judged by settings that it changes.
 */
export async function holdDays(trx: DatabaseTransaction, { locations, dates }: Days): Promise<void> {
  await lockDays(
    trx,
    locations.flatMap((location) => dates.map((date) => ({ location, date }))),
  );
}
