import type { DeskBooking, Reservation } from '#contract/schemas/reservations.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import { deskConflicts, isDeskSlot, walkInTime } from '#domain/booking/desk-window.ts';
import { fits, workMinutes } from '#domain/booking/seats.ts';
import { type ErrorCode, Refusal } from '#domain/errors.ts';
import { staffLinesRefusal } from '#domain/reservations/reservation.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { type SalonMoment, salonMoment } from '#domain/salon/salon-time.ts';
import { canBeServed } from '#domain/team/assignment.ts';
import { cleanLine } from '#domain/texts.ts';
import { cleanEmail, isEmail, isStaffClientName } from '#domain/users/person.ts';
import { phoneOf, phoneOrDefault } from '#domain/users/phone.ts';
import type { Caller } from '../../../caller.ts';
import type { Database } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { findUserByEmail } from '../../auth/queries/accounts.ts';
import type { Attempt } from '../queries/idempotency.ts';
import {
  type BookingRules,
  type ClientAccount,
  type Contact,
  isThereAlready,
  makeReservation,
  type PlannedVisit,
  reservationOfAttempt,
} from './booking.ts';
import { type CatalogueLine, teamLines } from './lines.ts';
import { withTeamConflict } from './staffing.ts';

type Request = { caller: Caller; booking: DeskBooking; attempt: Attempt | null };

/**
 * Staff book for a client or a walk-in. They may override the conflicts of the slot; without the override, the refusal lists
 * all of them.
 */
export async function bookAtDesk(deps: Deps, { caller, booking, attempt }: Request): Promise<Reservation> {
  const earlier = await reservationOfAttempt(deps.db, attempt);
  if (earlier) return earlier;
  const { comment, performer } = booking.reservationClientInfo;
  return makeReservation(
    deps,
    {
      caller,
      attempt,
      location: booking.reservationLocation.locationReserved,
      slot: slotOf(booking, salonMoment(deps.now())),
      lines: booking.reservationServices,
      comment,
      performer: performer || null,
      performerId: booking.performerId ?? null,
      performerRequested: booking.performerRequested,
      walkIn: booking.walkIn,
    },
    deskRules(deps, booking),
  );
}

/** The time that the desk has named, or now for a walk-in, at any hour. */
function slotOf({ reservationDate, walkIn }: DeskBooking, now: SalonMoment): Slot {
  if (walkIn) return { date: now.date, time: walkInTime(now) };
  if (!reservationDate) throw new Refusal('missing_fields');
  const slot = { date: reservationDate.dateReserved, time: reservationDate.timeReserved };
  if (!isDeskSlot(slot)) throw new Refusal('no_such_slot');
  return slot;
}

function deskRules(deps: Deps, booking: DeskBooking): BookingRules {
  return {
    action: 'reservation.create',
    findAccount: (trx) => accountOf(trx, booking.email),
    checkLines: refuseLines,
    contactOf: (settings) => contactOf(booking.reservationClientInfo, settings),
    phone: phoneOf(booking.reservationClientInfo.phone ?? ''),
    judge: (visit, state) => {
      refuseUnknown(visit, state);
      const conflicts = conflictsOf(deps, visit, state);
      if (!booking.overlapIsMeant && isThereAlready(visit, state.visits)) conflicts.push('overlaps_own_visit');
      const [first] = conflicts;
      if (first && !booking.insist) throw new Refusal(first, { collisions: conflicts });
      return { insisted: conflicts.length > 0, details: { walkIn: booking.walkIn, collisions: conflicts } };
    },
  };
}

/**
 * The account of that e-mail; without one the e-mail alone, of somebody who gets the mails of the visit in French. Refuses
 * what is no e-mail with `email_invalid`; none at all is allowed.
 */
async function accountOf(db: Database, email: string | null | undefined): Promise<ClientAccount> {
  const wanted = cleanEmail(email ?? '');
  if (wanted === '') return { user_id: null, email: null, language: 'fr' };
  if (!isEmail(wanted)) throw new Refusal('email_invalid');
  const user = await findUserByEmail(db, wanted);
  if (!user) return { user_id: null, email: wanted, language: 'fr' };
  return { user_id: user.id, email: user.email, language: user.language };
}

function refuseLines(lines: readonly CatalogueLine[]): void {
  const refusal = staffLinesRefusal(lines);
  if (refusal) throw new Refusal(refusal);
}

/** The client's contact; without a phone the salon's own, marked as the default. */
function contactOf(info: DeskBooking['reservationClientInfo'], { phone: salonPhone }: SalonSettings): Contact {
  if (!isStaffClientName(info.client)) throw new Refusal('client_name_invalid');
  const phone = phoneOrDefault(info.phone ?? '', salonPhone);
  if (!phone) throw new Refusal('phone_invalid');
  return {
    client: cleanLine(info.client),
    phone: phone.phone,
    phone_is_default: phone.isDefault || phone.phone === salonPhone,
  };
}

/** Somebody whom the team does not have is no choice, however much it is insisted on. */
function refuseUnknown({ performerId }: PlannedVisit, { team, technicians }: JudgedState): void {
  const isKnown = performerId === null || technicians.some(({ id }) => id === performerId);
  if (team && !isKnown) throw new Refusal('technician_not_found');
}

type JudgedState = Parameters<BookingRules['judge']>[1];

/** Every conflict of the slot, the seats and the technicians, in the order in which the desk reads them. */
function conflictsOf({ now }: Deps, visit: PlannedVisit, { seated, team }: JudgedState): ErrorCode[] {
  const { slot, start, lines, location, settings, performerId } = visit;
  const window = { settings, location, workMinutes: workMinutes(lines) };
  const conflicts: ErrorCode[] = deskConflicts(slot, window, salonMoment(now()));
  if (lines.some(({ overCapacity }) => overCapacity)) conflicts.push('quantity_over_capacity');
  if (!fits({ lines, start, seats: settings.locations[location].seats }, seated)) conflicts.push('slot_full');
  const isServed = team === null || canBeServed(team, { lines: teamLines(lines), start, performerId });
  return withTeamConflict(conflicts, isServed);
}
