import type { Reservation } from '#contract/schemas/reservations.ts';
import { seatPlan } from '#domain/booking/seats.ts';
import { type ErrorCode, Refusal } from '#domain/errors.ts';
import {
  furtherRestoreRefusal,
  isOwnMark,
  type Move,
  otherDayRefusal,
  restoreRefusal,
  transitionRefusal,
} from '#domain/reservations/reservation.ts';
import type { AllSettings, SalonSettings } from '#domain/salon/salon-settings.ts';
import { instant, salonMoment } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { confirmationMail } from '../emails.ts';
import { lockReservation, lockWithDays } from '../queries/locks.ts';
import { appointmentOf } from '../queries/moves.ts';
import { findRow, lastMoveOf, type ReservationRow, readReservation } from '../queries/reservations.ts';
import { plannedLines, seatedOn, takeSeats } from '../queries/seats.ts';
import { lastTransitionOf, recordArrival, recordTransition, undoTransition } from '../queries/transitions.ts';
import { notifyClient, performersDetails, recordChange } from './changes.ts';
import { chooseStaff, leaveAbsent, staffingOf, writeStaff } from './move-staff.ts';
import { type Marker, markerOf, readAsMarked } from './own-day.ts';
import { takeBackMove } from './take-back-move.ts';

type Asked = { id: string; to: 'present' | 'done'; insist: boolean };

/**
 * The desk marks a client as arrived or as done, or the technician who serves her does; somebody else's visit is
 * `reservation_not_found`. Of two people at once the second is refused, with the status and who
 * set it; a transition that does not apply changes nothing. A visit of another day is `another_day` unless the desk
 * insists.
 */
export async function transition(deps: Deps, caller: Caller, { id, to, insist }: Asked): Promise<Reservation> {
  return transact(deps.db, async (trx) => {
    const row = await lockReservation(trx, id);
    if (!row) throw new Refusal('reservation_not_found');
    const marker = await markerOf(trx, caller, id);
    const refusal = transitionRefusal(row.status, to);
    if (refusal) throw new Refusal(refusal, await lastTransitionOf(trx, row));
    await refuseOtherDay(deps, trx, row, insist && marker === null);
    const at = instant(deps.now());
    await recordTransition(trx, row, to, { at, by: caller._id });
    if (to === 'present') await recordArrival(trx, id, at);
    await recordChange(trx, { id, action: `reservation.${to}`, at, actor: caller, details: { from: row.status } });
    return readAsMarked(trx, id, marker);
  });
}

/** Refuses a visit of another day unless staff insist; where it was moved there meanwhile, with who moved it. */
async function refuseOtherDay({ now }: Deps, trx: DatabaseTransaction, row: ReservationRow, insist: boolean) {
  const refusal = otherDayRefusal(row.date, salonMoment(now()).date, insist);
  if (!refusal) return;
  const mover = row.left_appointment && (await lastTransitionOf(trx, row));
  throw new Refusal(refusal, { date: row.date, ...mover });
}

/**
 * Takes back the last transition of a visit, within some minutes of it: the desk any, its technician only what she has marked
 * herself. Called again, it takes back the one before too, where the same person made both. A cancelled visit takes seats
 * again, and a moved one its former seats, else `slot_full`, and technicians, else `no_technician`. A client who was notified
 * of the change is notified of this too. One that is to come again stays with nobody who has become absent meanwhile.
 */
export async function restore(deps: Deps, caller: Caller, id: string): Promise<Reservation> {
  return transact(deps.db, async (trx) => {
    const restorable = await lockRestorable(deps, trx, id, caller);
    const settings = await loadSettings(trx);
    const { row, last, marker } = restorable;
    if (last.left) return takeBackMove(deps, trx, { row, to: last.left, actor: caller, settings });
    const reservation = await takeBackStatus(deps, trx, { ...restorable, settings, actor: caller });
    return marker ? readAsMarked(trx, id, marker) : reservation;
  });
}

async function takeBackStatus(
  deps: Deps,
  trx: DatabaseTransaction,
  { row, last, settings, actor }: Restorable & { settings: AllSettings; actor: Caller },
): Promise<Reservation> {
  const { id } = row;
  const isBooked = row.status === 'cancel';
  if (isBooked) await seatAgain(deps, trx, { row, settings, actor });
  const at = instant(deps.now());
  await undoTransition(trx, row, { at, by: actor._id });
  const isToComeAgain = row.status === 'present' && last.from === 'pending';
  const left = isToComeAgain ? await leaveAbsent(trx, row) : { before: [], after: [] };
  const reservation = await readReservation(trx, id);
  if (isBooked) await notifyOfReturn(deps, trx, { row, last, settings, reservation });
  const details = { from: row.status, to: last.from, ...performersDetails(left.before, left.after) };
  await recordChange(trx, { id, action: 'reservation.restore', at, actor, details });
  return reservation;
}

type Returned = { row: ReservationRow; last: Move; settings: AllSettings; reservation: Reservation };

/** A client who was notified of the cancellation is notified of this too, even if the visit has begun meanwhile. */
async function notifyOfReturn(
  deps: Deps,
  trx: DatabaseTransaction,
  { row, last, ...restored }: Returned,
): Promise<void> {
  const { language, sequence, link_number: linkNumber } = row;
  const notice = { ...restored, language, sequence: sequence + 1, linkNumber, toComeAt: last.atMs };
  await notifyClient(deps, trx, confirmationMail, notice);
}

type Restorable = { row: ReservationRow; last: Move; marker: Marker | null };

/** Locks a visit whose last move may be taken back by that person now; otherwise refuses, with who moved it last. */
async function lockRestorable(
  { now }: Deps,
  trx: DatabaseTransaction,
  id: string,
  caller: Caller,
): Promise<Restorable> {
  // Asked before anything is locked, so that nobody holds up a day by a visit that is not theirs; and again as it is then.
  await markerOf(trx, caller, id);
  const row = await lockToRestore(trx, id);
  if (!row) throw new Refusal('reservation_not_found');
  const marker = await markerOf(trx, caller, id);
  const last = lastMoveOf(row);
  const refusal = refusalOfRestore(row, caller._id, now());
  const isTheirs = last !== null && (marker === null || isOwnMark(row.status, last, caller._id));
  if (refusal || !isTheirs) throw new Refusal(refusal ?? 'illegal_move', await lastTransitionOf(trx, row));
  return { row, last, marker };
}

/** Locks the visit with its day, and with the day to which its last move would be taken back. */
async function lockToRestore(trx: DatabaseTransaction, id: string): Promise<ReservationRow | undefined> {
  const seen = await findRow(trx, id);
  const left = seen && lastMoveOf(seen)?.left;
  const target = left && { location: left.location, date: left.slot.date };
  const row = seen && (await lockWithDays(trx, seen, target));
  const leftNow = row && lastMoveOf(row)?.left;
  if (leftNow && (leftNow.location !== target?.location || leftNow.slot.date !== target.date)) {
    throw new Refusal('edit_conflict');
  }
  return row;
}

/** Anybody may take back the move that a visit made last; right after an undo, only who made the move before it. */
function refusalOfRestore(row: ReservationRow, by: string, nowMs: number): ErrorCode | null {
  const isAfterUndo = row.previous_status === null;
  if (isAfterUndo) return furtherRestoreRefusal(row.status, lastMoveOf(row), { by, nowMs });
  return restoreRefusal(row.status, lastMoveOf(row), nowMs);
}

type Cancelled = { row: ReservationRow; settings: SalonSettings; actor: Caller };

async function seatAgain({ now }: Deps, trx: DatabaseTransaction, { row, settings, actor }: Cancelled) {
  const { seats } = settings.locations[row.location];
  const others = await seatedOn(trx, row, now());
  const lines = await plannedLines(trx, row.id);
  const start = row.start_minute;
  const seating = seatPlan({ lines, start, seats, insist: row.insisted }, others);
  if (!seating) throw new Refusal('slot_full');
  const asked = { row, to: appointmentOf(row), lines, settings, performerId: undefined, isStaff: false, now: now() };
  const staff = chooseStaff(await staffingOf(trx, asked), row.insisted);
  await takeSeats(trx, row, { seating, people: staff?.people ?? [], lines });
  await writeStaff(trx, { row, settings, by: { at: instant(now()), actor } }, staff);
}
