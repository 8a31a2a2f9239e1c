import { randomUUID } from 'node:crypto';
import type { DeskBooking, Reservation } from '#contract/schemas/reservations.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import { deskCollisions, isDeskSlot, walkInTime } from '#domain/booking/desk-window.ts';
import { fits, type Seating, seatPlan, workMinutes } from '#domain/booking/seats.ts';
import { type ErrorCode, Refusal } from '#domain/errors.ts';
import { staffLinesRefusal } from '#domain/reservations/reservation.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { instant, minutesOf, type SalonMoment, salonMoment } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { confirmationMail } from '../emails.ts';
import { type Attempt, lockIdempotencyKey, reservationOfKey, saveIdempotencyKey } from '../queries/idempotency.ts';
import { type CatalogueLine, catalogueLines, totalsOf } from '../queries/lines.ts';
import { hasVisitDuring } from '../queries/overlaps.ts';
import { notifyClient } from '../queries/recipients.ts';
import { findReservation, insertReservation, lockClient } from '../queries/reservations.ts';
import { lockDays, seat, seatedOn } from '../queries/seats.ts';
import { contactOf, ownerOf } from './contact.ts';
import { settle } from './move.ts';

type Request = { caller: Caller; booking: DeskBooking; attempt: Attempt | null };
type Owner = Awaited<ReturnType<typeof ownerOf>>;
type Visit = {
  booking: DeskBooking;
  slot: Slot;
  lines: readonly CatalogueLine[];
  settings: SalonSettings;
  owner: Owner;
  contact: ReturnType<typeof contactOf>;
};

/**
 * Staff book for a client, or for somebody who has just walked in. What stands against the time is a conflict that they
 * may insist on; price, seats, mail and audit are settled in one transaction that holds the day.
 */
export async function bookAtDesk(deps: Deps, request: Request): Promise<Reservation> {
  return transact(deps.db, async (trx) => {
    const earlier = request.attempt && (await answerTo(trx, request.attempt));
    return earlier ?? bookOnce(deps, trx, request);
  });
}

async function answerTo(trx: DatabaseTransaction, attempt: Attempt): Promise<Reservation | undefined> {
  await lockIdempotencyKey(trx, attempt);
  const id = await reservationOfKey(trx, attempt);
  return id === undefined ? undefined : findReservation(trx, id);
}

async function bookOnce(deps: Deps, trx: DatabaseTransaction, request: Request): Promise<Reservation> {
  const { booking, caller, attempt } = request;
  const { locationReserved: location } = booking.reservationLocation;
  const slot = slotOf(booking, salonMoment(deps.now()));
  const owner = await ownerOf(trx, booking.email);
  if (owner.user_id !== null) await lockClient(trx, owner.user_id);
  await lockDays(trx, [{ location, date: slot.date }]);

  const settings = await loadSettings(trx);
  const lines = await catalogueLines(trx, booking.reservationServices);
  const linesRefusal = staffLinesRefusal(lines);
  if (linesRefusal) throw new Refusal(linesRefusal);
  const contact = contactOf(booking.reservationClientInfo, slot, settings.phone);
  const visit = { booking, slot, lines, settings, owner, contact };
  const { seating, collisions } = await findPlace(deps, trx, visit);

  const at = instant(deps.now());
  const row = rowOf(visit, { at, by: caller._id, insisted: collisions.length > 0 });
  await insertReservation(
    trx,
    row,
    lines.map(({ overCapacity: _over, isPublic: _public, ...line }) => line),
  );
  await seat(trx, row, seating);
  if (attempt) await saveIdempotencyKey(trx, attempt, row.id, at);
  const details = { walkIn: booking.walkIn, collisions };
  const reservation = await settle(trx, { id: row.id, action: 'reservation.create', at, caller, details });
  await notifyClient(deps, trx, confirmationMail, { reservation, row: { language: row.language, sequence: 0 } });
  return reservation;
}

/** The time the desk has named, or now for a walk-in, at whatever hour that is. */
function slotOf({ reservationDate, walkIn }: DeskBooking, now: SalonMoment): Slot {
  if (walkIn) return { date: now.date, time: walkInTime(now) };
  if (!reservationDate) throw new Refusal('missing_fields');
  const slot = { date: reservationDate.dateReserved, time: reservationDate.timeReserved };
  if (!isDeskSlot(slot)) throw new Refusal('no_such_slot');
  return slot;
}

/** The seats, and all that staff have insisted on: whoever finds none free stands on extra chairs. */
async function findPlace({ now }: Deps, trx: DatabaseTransaction, visit: Visit) {
  const { booking, slot, lines, settings } = visit;
  const { locationReserved: location } = booking.reservationLocation;
  const seated = await seatedOn(trx, { location, date: slot.date }, now());
  const wish = { lines, start: minutesOf(slot.time), seats: settings.locations[location].seats };
  const window = { settings, location, workMinutes: workMinutes(lines) };
  const collisions: ErrorCode[] = deskCollisions(slot, window, salonMoment(now()));
  if (lines.some(({ overCapacity }) => overCapacity)) collisions.push('quantity_over_capacity');
  if (!fits(wish, seated)) collisions.push('slot_full');
  if (!booking.overlapIsMeant && (await isThereAlready(trx, visit))) collisions.push('overlaps_own_visit');
  const seating: Seating<string> | null = seatPlan({ ...wish, insist: booking.insist }, seated);
  const [first] = collisions;
  if (first && !booking.insist) throw new Refusal(first, { collisions });
  if (!seating) throw new Refusal('slot_full');
  return { seating, collisions };
}

/** Whether the same person is at the salon at that time anyway, perhaps by the visit that the caller means. */
async function isThereAlready(trx: DatabaseTransaction, { slot, lines, owner, contact }: Visit): Promise<boolean> {
  const start = minutesOf(slot.time);
  const phone = contact.phone_is_default ? null : contact.phone;
  const person = { userId: owner.user_id, client: contact.client, phone };
  return hasVisitDuring(trx, person, { date: slot.date, start, end: start + workMinutes(lines) });
}

function rowOf(
  { booking, slot, lines, owner, contact }: Visit,
  { at, by, insisted }: { at: Date; by: string; insisted: boolean },
) {
  const start = minutesOf(slot.time);
  const { itemsCents, taxCents, totalCents } = totalsOf(lines);
  const { comment, performer } = booking.reservationClientInfo;
  return {
    id: randomUUID(),
    ...owner,
    ...contact,
    comment,
    performer: performer || null,
    location: booking.reservationLocation.locationReserved,
    date: slot.date,
    start_minute: start,
    end_minute: start + workMinutes(lines),
    items_cents: itemsCents,
    tax_cents: taxCents,
    total_cents: totalCents,
    insisted,
    ...(booking.walkIn
      ? { status: 'present' as const, present_at: at, moved_at: at, moved_by: by }
      : { status: 'pending' as const }),
    created_by: by,
    created_at: at,
    updated_at: at,
  };
}
