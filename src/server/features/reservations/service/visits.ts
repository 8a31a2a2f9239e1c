import type { Reservation } from '#contract/schemas/reservations.ts';
import type { HitVisits } from '#contract/schemas/settings-changes.ts';
import { Refusal } from '#domain/errors.ts';
import { type ChangeReason, hitVisits, newlyStaffed, type SalonDays } from '#domain/reservations/hit-visits.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, salonMoment } from '#domain/salon/salon-time.ts';
import { may } from '#domain/users/roles.ts';
import type { Caller } from '../../../caller.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { lockDays } from '../queries/locks.ts';
import { findRow } from '../queries/reservations.ts';
import { plannedLines } from '../queries/seats.ts';
import { listSeatedVisits, listVisitsById, listVisitsOfAccount, unassignedVisits } from '../queries/visits.ts';

// What other features ask of the reservations.

/** Every visit of an account, earliest first. */
export function visitsOfAccount(db: Database, userId: string): Promise<Reservation[]> {
  return listVisitsOfAccount(db, userId);
}

const SHOWN_HITS_MAX = 500;

/**
 * The visits to come that a change of the settings would hit, each with why, earliest first: those that cannot stay, and at a
 * location that is to need technicians those whom nobody serves yet.
 */
export async function visitsHitBy(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { before, after }: { before: SalonDays; after: SalonDays },
): Promise<HitVisits> {
  const moment = salonMoment(now());
  const unserved = await unassignedVisits(db, moment, newlyStaffed(before, after));
  const hits = new Map<string, ChangeReason>([
    ...unserved.map((id) => [id, 'no_technician'] as const),
    ...hitVisits(before, after, await listSeatedVisits(db, moment)),
  ]);
  const visits = await listVisitsById(db, [...hits.keys()], SHOWN_HITS_MAX);
  return {
    count: hits.size,
    visits: visits.flatMap((visit) => {
      const reason = hits.get(visit._id);
      return reason ? [{ ...visit, reason }] : [];
    }),
  };
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

/** A visit with its lines, for its client and for staff to look for another time; somebody else's is not found. */
export async function visitToMove({ db }: Pick<Deps, 'db'>, caller: Caller | null, id: string) {
  const row = await findRow(db, id);
  const mayMove = caller !== null && (row?.user_id === caller._id || may(caller.roles, 'manage_reservations'));
  const lines = row && mayMove ? await plannedLines(db, id) : [];
  if (!row || lines.length === 0) throw new Refusal('reservation_not_found');
  return { id, lines, askedId: row.asked_technician_id };
}
