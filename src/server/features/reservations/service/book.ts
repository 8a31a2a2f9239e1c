import { randomUUID } from 'node:crypto';
import type { Booking, Reservation } from '#contract/schemas/reservations.ts';
import { bookingRefusal } from '#domain/booking/availability.ts';
import { seatPlan, workMinutes } from '#domain/booking/seats.ts';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { centsOf, dollarsOf } from '#domain/pricing.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { instant, minutesOf, salonMoment } from '#domain/salon/salon-time.ts';
import { reservationSearchText } from '#domain/search.ts';
import { cleanLine } from '#domain/texts.ts';
import { isClientName } from '#domain/users/person.ts';
import { phoneOf } from '#domain/users/phone.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { confirmationMail } from '../emails.ts';
import { type Attempt, lockIdempotencyKey, reservationOfKey, saveIdempotencyKey } from '../queries/idempotency.ts';
import { type CatalogueLine, offeredLines, totalsOf } from '../queries/lines.ts';
import { hasVisitDuring } from '../queries/overlaps.ts';
import { notifyClient } from '../queries/recipients.ts';
import { countFuture, findReservation, insertReservation, lockClient } from '../queries/reservations.ts';
import { lockDays, seat, seatedOn } from '../queries/seats.ts';

/** What the booking says of its person, once it is known to be sound. */
type Prepared = Request & { contact: { client: string; phone: string } };

type Request = { caller: Caller; booking: Booking; attempt: Attempt | null; language: Language };

/**
 * A client books: the same attempt answers with the same reservation, before any limit or rule; otherwise price, window,
 * seats, reservation, mail and audit are settled in one transaction that holds the day.
 */
export async function book(deps: Deps, request: Request): Promise<Reservation> {
  const known = await answered(deps, request.attempt);
  if (known) return known;
  await deps.limits.take('reservations', request.caller._id);
  const prepared = { ...request, contact: contactOf(request.booking) };
  return transact(deps.db, (trx) => bookOnce(deps, trx, prepared));
}

async function answered({ db }: Deps, attempt: Attempt | null): Promise<Reservation | undefined> {
  const id = attempt && (await reservationOfKey(db, attempt));
  return id ? findReservation(db, id) : undefined;
}

/** Its answer is read before the commit: a booking that is written is never answered as if it were not. */
async function bookOnce(deps: Deps, trx: DatabaseTransaction, request: Prepared): Promise<Reservation> {
  const { attempt, booking } = request;
  if (attempt) {
    await lockIdempotencyKey(trx, attempt);
    const earlier = await reservationOfKey(trx, attempt);
    if (earlier) return (await findReservation(trx, earlier)) ?? missing();
  }
  const { locationReserved: location } = booking.reservationLocation;
  const { dateReserved: date } = booking.reservationDate;
  await lockClient(trx, request.caller._id);
  await lockDays(trx, [{ location, date }]);

  const settings = await loadSettings(trx);
  const lines = await pricedLines(trx, booking);
  const seating = await findSeats(deps, trx, booking, lines, settings);
  await refuseTooMany(deps, trx, request, settings);
  await askAboutOverlap(trx, request, workMinutes(lines));
  const id = await write(deps, trx, request, lines);
  await seat(trx, { id, location, date }, seating);
  if (attempt) await saveIdempotencyKey(trx, attempt, id, instant(deps.now()));
  return tell(deps, trx, request, id);
}

/** The lines as clients may book them, at today's prices; a total that differs is told. */
async function pricedLines(trx: DatabaseTransaction, booking: Booking): Promise<CatalogueLine[]> {
  const lines = await offeredLines(trx, booking.reservationServices);
  const { itemsCents, taxCents, totalCents } = totalsOf(lines);
  if (totalCents === centsOf(booking.totalPrice)) return lines;
  throw new Refusal('price_changed', {
    totalPrice: dollarsOf(totalCents),
    taxPrice: dollarsOf(taxCents),
    itemsPrice: dollarsOf(itemsCents),
    prices: lines.map((line) => ({ serviceId: line.service_id, price: dollarsOf(line.price_cents) })),
  });
}

async function findSeats(
  { now }: Deps,
  trx: DatabaseTransaction,
  booking: Booking,
  lines: readonly CatalogueLine[],
  settings: SalonSettings,
) {
  const { locationReserved: location } = booking.reservationLocation;
  const { dateReserved: date, timeReserved: time } = booking.reservationDate;
  const seated = await seatedOn(trx, { location, date }, now());
  const question = { settings, location, lines, now: salonMoment(now()) };
  const refusal = bookingRefusal({ date, time }, question, seated);
  if (refusal) throw new Refusal(refusal);
  const seating = seatPlan({ lines, start: minutesOf(time), seats: settings.locations[location].seats }, seated);
  if (!seating) throw new Refusal('slot_full');
  return seating;
}

async function refuseTooMany(
  { config, now }: Deps,
  trx: DatabaseTransaction,
  { caller }: Request,
  { phone }: SalonSettings,
) {
  const future = await countFuture(trx, caller._id, salonMoment(now()).date);
  if (future < config.futureReservations) return;
  throw new Refusal('too_many_bookings', { phone, most: config.futureReservations });
}

/** Two visits of one client at the same time are booked when they are meant, not by mistake. */
async function askAboutOverlap(trx: DatabaseTransaction, { caller, booking, contact }: Prepared, minutes: number) {
  if (booking.overlapIsMeant) return;
  const { dateReserved: date, timeReserved } = booking.reservationDate;
  const start = minutesOf(timeReserved);
  const person = { userId: caller._id, client: contact.client, phone: null };
  if (await hasVisitDuring(trx, person, { date, start, end: start + minutes })) throw new Refusal('overlaps_own_visit');
}

async function write(
  { now }: Deps,
  trx: DatabaseTransaction,
  { caller, booking, contact, language }: Prepared,
  lines: readonly CatalogueLine[],
): Promise<string> {
  const id = randomUUID();
  const at = instant(now());
  const { dateReserved: date, timeReserved: time } = booking.reservationDate;
  const { comment } = booking.reservationClientInfo;
  const { client, phone } = contact;
  const start = minutesOf(time);
  const { itemsCents, taxCents, totalCents } = totalsOf(lines);
  await insertReservation(
    trx,
    {
      id,
      status: 'pending',
      user_id: caller._id,
      email: caller.email,
      client,
      phone,
      comment,
      location: booking.reservationLocation.locationReserved,
      date,
      start_minute: start,
      end_minute: start + workMinutes(lines),
      items_cents: itemsCents,
      tax_cents: taxCents,
      total_cents: totalCents,
      language,
      search_text: reservationSearchText({ client, phone, time }),
      created_by: caller._id,
      created_at: at,
      updated_at: at,
    },
    lines.map(({ overCapacity: _over, isPublic: _public, ...line }) => line),
  );
  return id;
}

/** The customer form asks for a name that is not empty and a phone of ten digits (spec 5). */
function contactOf({ reservationClientInfo }: Booking): { client: string; phone: string } {
  const client = cleanLine(reservationClientInfo.client);
  const phone = phoneOf(reservationClientInfo.phone);
  if (!isClientName(client)) throw new Refusal('client_name_invalid');
  if (phone === null) throw new Refusal('phone_invalid');
  return { client, phone };
}

/** Writes to the client, for the record and to the polled lists; answers the reservation as it travels. */
async function tell(deps: Deps, trx: DatabaseTransaction, request: Prepared, id: string) {
  const at = instant(deps.now());
  const reservation = (await findReservation(trx, id)) ?? missing();
  await notifyClient(deps, trx, confirmationMail, { reservation, row: { language: request.language, sequence: 0 } });
  await writeAudit(trx, {
    at,
    actor: request.caller,
    action: 'reservation.book',
    subjectType: 'reservation',
    subjectId: id,
  });
  await bumpVersion(trx, 'reservations');
  return reservation;
}

function missing(): never {
  throw new Error('a reservation just written is missing');
}
