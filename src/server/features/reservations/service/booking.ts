import { createHash, randomUUID } from 'node:crypto';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import { type Seating, type StoredSitting, seatPlan, workMinutes } from '#domain/booking/seats.ts';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { instant, minutesOf } from '#domain/salon/salon-time.ts';
import { reservationSearchText } from '#domain/search.ts';
import type { Caller } from '../../../caller.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import { versionOf } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { contentAt } from '../../settings/service/content.ts';
import { confirmationMail } from '../emails.ts';
import { type Attempt, lockIdempotencyKey, reservationOfKey, saveIdempotencyKey } from '../queries/idempotency.ts';
import { lockClient, lockDays } from '../queries/locks.ts';
import { findReservation, insertReservation, readReservation } from '../queries/reservations.ts';
import { seatedOn, takeSeats } from '../queries/seats.ts';
import { notifyClient, recordChange } from './changes.ts';
import { type CatalogueLine, catalogueLines, type RequestedLine, totalsOf } from './lines.ts';

/** What a client or the desk asks to book. */
export type BookingRequest = {
  caller: Caller;
  attempt: Attempt | null;
  location: LocationCode;
  slot: Slot;
  lines: readonly RequestedLine[];
  comment: string;
  performer: string | null;
  /** A walk-in is present at once. */
  walkIn: boolean;
};

/** The account that the visit belongs to, with nulls when there is none, and the language of its mails. */
export type ClientAccount = { user_id: string | null; email: string | null; language: Language };

/** The name and phone that are written with the visit. */
export type Contact = { client: string; phone: string; phone_is_default: boolean };

/** A booking with its prices and the current settings, before the rules are checked. Times in minutes since midnight. */
export type PlannedVisit = {
  location: LocationCode;
  slot: Slot;
  start: number;
  end: number;
  lines: readonly CatalogueLine[];
  settings: SalonSettings;
  account: ClientAccount;
  contact: Contact;
};

/** Whether staff overrode a conflict, and the details for the audit trail. */
export type Verdict = { insisted: boolean; details: Record<string, unknown> };

/** The steps that differ between a booking by a client and one by the desk. Each may throw a `Refusal`. */
export type BookingRules = {
  action: 'reservation.book' | 'reservation.create';
  findAccount: (trx: DatabaseTransaction) => Promise<ClientAccount>;
  checkLines: (lines: readonly CatalogueLine[]) => void;
  contactOf: (settings: SalonSettings) => Contact;
  /** Checks the slot and the seats; `seated` is every sitting of that location and day. */
  judge: (trx: DatabaseTransaction, visit: PlannedVisit, seated: readonly StoredSitting<string>[]) => Promise<Verdict>;
};

/** An attempt to book, with its body hashed; null for a call without an idempotency key. */
export function attemptOf(userId: string, key: string | undefined, body: unknown): Attempt | null {
  if (key === undefined) return null;
  return { userId, key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
}

/** The reservation that this attempt made before, or undefined; the key with another body is `idempotency_conflict`. */
export async function reservationOfAttempt(db: Database, attempt: Attempt | null): Promise<Reservation | undefined> {
  const id = attempt && (await reservationOfKey(db, attempt));
  return id ? findReservation(db, id) : undefined;
}

/**
 * Makes a reservation by the rules of the client or of the desk, in one transaction that locks the client and the day. A
 * repeated attempt returns its first reservation; a slot without free seats is `slot_full` unless staff insist.
 */
export async function makeReservation(deps: Deps, request: BookingRequest, rules: BookingRules): Promise<Reservation> {
  return transact(deps.db, async (trx) => {
    if (request.attempt) await lockIdempotencyKey(trx, request.attempt);
    const earlier = await reservationOfAttempt(trx, request.attempt);
    if (earlier) return earlier;

    const account = await rules.findAccount(trx);
    if (account.user_id !== null) await lockClient(trx, account.user_id);
    await lockDays(trx, [dayOf(request)]);

    const { settings, services } = await contentAt(deps, await versionOf(trx, 'content'), trx);
    const lines = catalogueLines(services, request.lines);
    rules.checkLines(lines);
    const visit = plan(request, { lines, settings, account, contact: rules.contactOf(settings) });

    const seated = await seatedOn(trx, dayOf(request), deps.now());
    const verdict = await rules.judge(trx, visit, seated);
    const seating = findSeats(visit, seated, verdict);

    const reservation = await write(deps, trx, { request, visit, verdict, seating });
    await notifyClient(deps, trx, confirmationMail, { reservation, language: account.language, sequence: 0, settings });
    const { action } = rules;
    const at = instant(deps.now());
    await recordChange(trx, { id: reservation._id, action, at, actor: request.caller, details: verdict.details });
    return reservation;
  });
}

function dayOf({ location, slot: { date } }: BookingRequest) {
  return { location, date };
}

type Priced = Pick<PlannedVisit, 'lines' | 'settings' | 'account' | 'contact'>;

function plan({ location, slot }: BookingRequest, priced: Priced): PlannedVisit {
  const start = minutesOf(slot.time);
  return { location, slot, start, end: start + workMinutes(priced.lines), ...priced };
}

function findSeats(
  { lines, start, location, settings }: PlannedVisit,
  seated: readonly StoredSitting<string>[],
  { insisted }: Verdict,
): Seating<string> {
  const { seats } = settings.locations[location];
  const seating = seatPlan({ lines, start, seats, insist: insisted }, seated);
  if (!seating) throw new Refusal('slot_full');
  return seating;
}

type JudgedBooking = { request: BookingRequest; visit: PlannedVisit; verdict: Verdict; seating: Seating<string> };

/** Writes the reservation, its lines, its seats and the idempotency key; returns the reservation as the API shows it. */
async function write({ now }: Deps, trx: DatabaseTransaction, booking: JudgedBooking): Promise<Reservation> {
  const { request, visit, seating } = booking;
  const at = instant(now());
  const row = rowOf(booking, at);
  const lines = visit.lines.map(({ overCapacity: _over, isPublic: _public, ...line }) => line);
  await insertReservation(trx, row, lines);
  await takeSeats(trx, row, seating);
  if (request.attempt) await saveIdempotencyKey(trx, request.attempt, row.id, at);
  return readReservation(trx, row.id);
}

function rowOf({ request, visit, verdict }: JudgedBooking, at: Date) {
  const { caller, comment, performer, walkIn } = request;
  const { location, slot, start, end, lines, account, contact } = visit;
  const { itemsCents, taxCents, totalCents } = totalsOf(lines);
  const phone = contact.phone_is_default ? '' : contact.phone;
  return {
    id: randomUUID(),
    ...account,
    ...contact,
    comment,
    performer,
    location,
    date: slot.date,
    start_minute: start,
    end_minute: end,
    items_cents: itemsCents,
    tax_cents: taxCents,
    total_cents: totalCents,
    insisted: verdict.insisted,
    search_text: reservationSearchText({ client: contact.client, phone, time: slot.time }),
    ...(walkIn
      ? { status: 'present' as const, present_at: at, moved_at: at, moved_by: caller._id }
      : { status: 'pending' as const }),
    created_by: caller._id,
    created_at: at,
    updated_at: at,
  };
}
