import type { AskedMove, Reservation } from '#contract/schemas/reservations.ts';
import { bookingRefusal } from '#domain/booking/availability.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import { deskConflicts, isDeskSlot } from '#domain/booking/desk-window.ts';
import { fits, workMinutes } from '#domain/booking/seats.ts';
import { type ErrorCode, Refusal } from '#domain/errors.ts';
import {
  clientMoveRefusal,
  deskMoveRefusal,
  isElsewhere,
  isSameAppointment,
  stretchedTo,
} from '#domain/reservations/moving.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { clockTime, instant, minutesOf, type SalonMoment, salonMoment } from '#domain/salon/salon-time.ts';
import { may } from '#domain/users/roles.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { findTechnician, loadTechnicians } from '../../technicians/queries/technicians.ts';
import { lockClient, lockWithDays } from '../queries/locks.ts';
import { appointmentOf, recordMove } from '../queries/moves.ts';
import { hasVisitDuring } from '../queries/own-visits.ts';
import { findRow, type ReservationRow } from '../queries/reservations.ts';
import { plannedLines, seatedByOthers } from '../queries/seats.ts';
import { lastTransitionOf } from '../queries/transitions.ts';
import { isOtherPerson, isServed, staffingOf, withStaff } from './move-staff.ts';
import { finishMove, type PlannedMove, reseat, withReassigned, writtenPlace } from './planned-move.ts';
import { fullWith, withTeamConflict } from './staffing.ts';

/** What is asked of a move; what is left out stays. */
export type MoveRequest = Omit<AskedMove, 'id'>;

/**
 * Moves a visit to another time, location or length: a client their own pending one, as far as the booking rules allow and
 * until the salon's notice; staff any pending one, against conflicts if they insist. Services and prices stay as booked.
 * Somebody else's is `reservation_not_found`, the time and technician it has already is `already_there`. Whom the client asked for is kept unless
 * somebody else is named.
 */
export async function move(deps: Deps, caller: Caller, { id, ...asked }: AskedMove): Promise<Reservation> {
  const isStaff = may(caller.roles, 'manage_reservations');
  // Each move sends a mail: a client's are limited as their bookings are.
  if (!isStaff) await deps.limits.take('reservations', caller._id);
  return transact(deps.db, async (trx) => {
    const row = await lockForMove(trx, id, asked);
    if (!row || !(isStaff || row.user_id === caller._id)) throw new Refusal('reservation_not_found');
    return moveLocked(deps, trx, { row, asked, actor: caller, isStaff });
  });
}

type Asked = { row: ReservationRow; asked: MoveRequest; actor: Pick<Caller, '_id' | 'name'> | null; isStaff: boolean };

/** Locks the visit's client, both days and the visit, in the order in which a booking does. */
export async function lockForMove(trx: DatabaseTransaction, id: string, asked: MoveRequest) {
  const row = await findRow(trx, id);
  if (!row) return undefined;
  if (row.user_id !== null) await lockClient(trx, row.user_id);
  return lockWithDays(trx, row, { location: locationOf(asked, row), date: slotOf(asked, row).date });
}

/** Moves a visit that is locked with both of its days. A client's move may also be made by the link of a mail. */
export async function moveLocked(
  deps: Deps,
  trx: DatabaseTransaction,
  { row, asked, actor, isStaff }: Asked,
): Promise<Reservation> {
  const settings = await loadSettings(trx);
  if (!isStaff) refuseToClient(deps, row, settings);
  const planned = await plan(deps, trx, { row, asked, settings, isStaff });
  if (isStaff) await refuseToStaff(trx, planned);
  const conflicts = isStaff ? await judgeForStaff(deps, trx, planned, asked) : [];
  if (!isStaff) await judgeForClient(deps, trx, planned, asked);
  const insisted = conflicts.length > 0;
  const at = instant(deps.now());
  const { servedBefore, reassigned, displaced } = await reseat(trx, planned, { insist: insisted, by: { at, actor } });
  const left = { ...withStaff(appointmentOf(row), planned.staffing, row), ...(displaced.length > 0 && { displaced }) };
  await recordMove(trx, row, planned.to, { left, insisted, at, by: actor?._id ?? null });
  const details = {
    ...{ from: writtenPlace(appointmentOf(row)), to: writtenPlace(planned.to) },
    ...(insisted && { collisions: conflicts }),
    ...(reassigned.length > 0 && { reassigned: reassigned.length }),
  };
  const finished = { ...planned, actor, isStaff, servedBefore, action: 'reservation.move' as const, details };
  return withReassigned(await finishMove(deps, trx, finished), isStaff ? reassigned : []);
}

async function refuseToStaff(trx: DatabaseTransaction, { row, isOnlyPerson }: PlannedMove): Promise<void> {
  const refusal = deskMoveRefusal(row.status, isOnlyPerson);
  if (refusal) throw new Refusal(refusal, await lastTransitionOf(trx, row));
}

function refuseToClient({ now }: Deps, row: ReservationRow, { phone, moveCutoffMinutes }: SalonSettings): void {
  const reserved = { dateReserved: row.date, timeReserved: clockTime(row.start_minute) };
  const notice = { now: salonMoment(now()), cutoffMinutes: moveCutoffMinutes };
  const refusal = clientMoveRefusal(row.status, reserved, notice);
  if (refusal) throw new Refusal(refusal, { phone });
}

async function plan(
  { now }: Deps,
  trx: DatabaseTransaction,
  { row, asked, settings, isStaff }: Pick<PlannedMove, 'row' | 'settings'> & Pick<Asked, 'asked' | 'isStaff'>,
): Promise<PlannedMove> {
  const booked = await plannedLines(trx, row.id);
  const lines = asked.minutes === undefined ? booked : stretchedTo(booked, asked.minutes);
  if (!lines) throw new Refusal('malformed');
  const to = { location: locationOf(asked, row), slot: slotOf(asked, row), minutes: workMinutes(lines) };
  const { performerId, performerChanges, performerIds } = asked;
  const onlyAskable = !isStaff && typeof performerId === 'string';
  const whom = { performerId, performerChanges, performerIds, isStaff, onlyAskable };
  const staffing = await staffingOf(trx, { row, to, lines, settings, ...whom, now: now() });
  if (staffing.team) await requireTechnicians(trx, asked);
  const isSame = isSameAppointment(to, appointmentOf(row));
  const isThere = isSame && !isOtherPerson(staffing, row, performerId);
  const refusal = isThere ? 'already_there' : isMovedSince(asked, row) && 'moved_meanwhile';
  // Staff read who was faster.
  if (refusal) throw new Refusal(refusal, isStaff ? await lastTransitionOf(trx, row) : undefined);
  const others = await seatedByOthers(trx, { location: to.location, date: to.slot.date }, { now: now(), id: row.id });
  return { row, to, lines, settings, others, staffing, isOnlyPerson: isSame };
}

/** Refuses somebody whom the team does not have with `technician_not_found`. */
async function requireTechnicians(
  trx: DatabaseTransaction,
  { performerId, performerIds = [], performerChanges = [] }: MoveRequest,
) {
  const named = [performerId, ...performerIds, ...performerChanges.map(({ to }) => to)];
  for (const id of new Set(named)) {
    if (id && !(await findTechnician(trx, id))) throw new Refusal('technician_not_found');
  }
}

function isMovedSince({ from }: MoveRequest, row: ReservationRow): boolean {
  if (!from) return false;
  const { reservationLocation, reservationDate } = from;
  const slot = { date: reservationDate.dateReserved, time: reservationDate.timeReserved };
  return isElsewhere({ location: reservationLocation.locationReserved, slot }, appointmentOf(row));
}

/** A client's move is judged as their booking would be. */
async function judgeForClient(
  { now }: Deps,
  trx: DatabaseTransaction,
  planned: PlannedMove,
  { minutes, performerChanges, performerIds, overlapIsMeant }: MoveRequest,
): Promise<void> {
  if (minutes !== undefined || performerChanges || performerIds) throw new Refusal('forbidden');
  const { to, settings, others, staffing } = planned;
  const { team, request } = staffing;
  const asked = { ...request, settings, location: to.location, team, now: salonMoment(now()) };
  const refusalWith = (performerId: string | null) => bookingRefusal(to.slot, { ...asked, performerId }, others);
  const refusal = refusalWith(request.performerId);
  if (refusal) {
    const isAsked = refusal === 'slot_full' && team !== null && request.performerId !== null;
    const technicians = isAsked ? await loadTechnicians(trx) : [];
    const whom = { performerId: request.performerId, location: to.location, onlyAskable: request.onlyAskable === true };
    const isFree = (nobody: null) => refusalWith(nobody) === null;
    throw new Refusal(refusal, isAsked ? fullWith(technicians, whom, isFree) : undefined);
  }
  if (!overlapIsMeant && (await isThereAlready(trx, planned))) throw new Refusal('overlaps_own_visit');
}

/** Returns the conflicts that staff insisted on; without insistence the first is the refusal, with all of them. */
async function judgeForStaff(
  { now }: Deps,
  trx: DatabaseTransaction,
  planned: PlannedMove,
  { insist, overlapIsMeant, reservationDate }: MoveRequest,
): Promise<ErrorCode[]> {
  const { to, isOnlyPerson, staffing } = planned;
  if (reservationDate && !isOnlyPerson && !isDeskSlot(to.slot)) throw new Refusal('no_such_slot');
  // A visit that stays where it is was judged when it came there.
  const ofSlot = isOnlyPerson ? [] : slotConflicts(planned, salonMoment(now()));
  const conflicts = withTeamConflict(ofSlot, isServed(staffing));
  if (!isOnlyPerson && !overlapIsMeant && (await isThereAlready(trx, planned))) conflicts.push('overlaps_own_visit');
  const [first] = conflicts;
  if (first && !insist) throw new Refusal(first, { collisions: conflicts });
  return conflicts;
}

function slotConflicts({ to, lines, settings, others }: PlannedMove, now: SalonMoment): ErrorCode[] {
  const window = { settings, location: to.location, workMinutes: to.minutes };
  const conflicts: ErrorCode[] = deskConflicts(to.slot, window, now);
  const { seats } = settings.locations[to.location];
  if (!fits({ lines, start: minutesOf(to.slot.time), seats }, others)) conflicts.push('slot_full');
  return conflicts;
}

async function isThereAlready(trx: DatabaseTransaction, { row, to }: PlannedMove): Promise<boolean> {
  const { user_id: userId, client, phone, phone_is_default } = row;
  const start = minutesOf(to.slot.time);
  const person = { userId, client, phone: phone_is_default ? null : phone };
  return hasVisitDuring(trx, person, { date: to.slot.date, start, end: start + to.minutes, exceptId: row.id });
}

function locationOf({ reservationLocation }: MoveRequest, row: ReservationRow) {
  return reservationLocation?.locationReserved ?? row.location;
}

function slotOf({ reservationDate }: MoveRequest, row: ReservationRow): Slot {
  if (!reservationDate) return { date: row.date, time: clockTime(row.start_minute) };
  return { date: reservationDate.dateReserved, time: reservationDate.timeReserved };
}
