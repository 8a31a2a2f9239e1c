import { createHash, randomUUID } from 'node:crypto';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import { type Seating, type StoredSitting, seatPlan, workMinutes } from '#domain/booking/seats.ts';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { AllSettings, SalonSettings } from '#domain/salon/salon-settings.ts';
import { instant, minutesOf, salonMoment } from '#domain/salon/salon-time.ts';
import { reservationSearchText, searchKey } from '#domain/search.ts';
import type { Member } from '#domain/team/team-day.ts';
import type { Technician } from '#domain/team/technicians.ts';
import type { Caller } from '../../../caller.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { limitConcurrency } from '../../../platform/concurrency/limit-concurrency.ts';
import { queueByKey } from '../../../platform/concurrency/queue-by-key.ts';
import { contentAt } from '../../settings/service/content.ts';
import { confirmationMail } from '../emails.ts';
import { type BookingState, lockBooking, type OpenVisit, readBookingState } from '../queries/booking-state.ts';
import { type Attempt, requireSameBody, reservationOfKey, saveIdempotencyKey } from '../queries/idempotency.ts';
import {
  findReservation,
  insertReservation,
  type ReservationRow,
  readReservation,
  toReservation,
} from '../queries/reservations.ts';
import { endHolds, takeSeats } from '../queries/seats.ts';
import { notifyClient, recordChange } from './changes.ts';
import { type CatalogueLine, catalogueLines, type RequestedLine, teamLines, totalsOf } from './lines.ts';
import { askedBy, giveToOthers, performerText, type Staff, staffFor, teamOfDay } from './staffing.ts';

/**
 * A booking that waits for its day holds a connection. So of one day only two go to the database, one that works and one
 * that follows; and of all days together as many as leave connections to everything else.
 */
const ONE_DAY = { atOnce: 2, waiting: 500, withinMs: 8_000 };
const ALL_DAYS = { atOnce: 6, waiting: 500, withinMs: 8_000 };
const queues = new WeakMap<Database, ReturnType<typeof makeQueues>>();

/** What a client or the desk asks to book. */
export type BookingRequest = {
  caller: Caller;
  attempt: Attempt | null;
  location: LocationCode;
  slot: Slot;
  lines: readonly RequestedLine[];
  comment: string;
  /** What the desk wrote, where no technicians are needed. */
  performer: string | null;
  /** The technician who is to serve it, and whether the client asked for her. */
  performerId: string | null;
  performerRequested: boolean;
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
  settings: AllSettings;
  account: ClientAccount;
  contact: Contact;
  performerId: string | null;
};

/** Whether staff overrode a conflict, and the details for the audit trail. */
export type Verdict = { insisted: boolean; details: Record<string, unknown> };

/** The steps that differ between a booking by a client and one by the desk. Each may throw a `Refusal`. */
export type BookingRules = {
  action: 'reservation.book' | 'reservation.create';
  findAccount: (trx: DatabaseTransaction) => Promise<ClientAccount>;
  checkLines: (lines: readonly CatalogueLine[]) => void;
  contactOf: (settings: SalonSettings) => Contact;
  /** The phone by which a client without an account is known. */
  phone: string | null;
  /** Checks the slot, the seats and the technicians: `team` is who may serve that day, `technicians` are all. */
  judge: (
    visit: PlannedVisit,
    state: BookingState & { team: readonly Member[] | null; technicians: readonly Technician[] },
  ) => Verdict;
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
 * repeated attempt returns its first reservation; a slot without free seats is `slot_full` unless staff insist. When too
 * many wait, for this day or for the database, it is `busy`.
 */
export function makeReservation(deps: Deps, request: BookingRequest, rules: BookingRules): Promise<Reservation> {
  const { fewOfOneDay, fewAtOnce } = queues.get(deps.db) ?? makeQueues(deps.db);
  const work = () => transact(deps.db, (trx) => bookIn(deps, trx, request, rules));
  return fewOfOneDay(`${request.location} ${request.slot.date}`, () => fewAtOnce(work));
}

function makeQueues(db: Database) {
  const made = { fewOfOneDay: queueByKey(ONE_DAY), fewAtOnce: limitConcurrency(ALL_DAYS) };
  queues.set(db, made);
  return made;
}

async function bookIn(
  deps: Deps,
  trx: DatabaseTransaction,
  request: BookingRequest,
  rules: BookingRules,
): Promise<Reservation> {
  const { attempt } = request;
  const now = deps.now();
  const account = await rules.findAccount(trx);
  const day = dayOf(request);
  const today = salonMoment(now).date;
  const question = { ...day, attempt, userId: account.user_id, phone: rules.phone, today, now };
  const [, { seated: stored, ...state }] = await Promise.all([
    lockBooking(trx, question),
    readBookingState(trx, question),
  ]);
  if (attempt && state.earlier) return readReservation(trx, requireSameBody(attempt, state.earlier).reservationId);

  const { settings, services, technicians } = await contentAt(deps, state.contentVersion, trx);
  const lines = catalogueLines(services, request.lines);
  rules.checkLines(lines);
  const visit = plan(request, { lines, settings, account, contact: rules.contactOf(settings) });
  const seated = stored.filter(({ hasRunOut }) => !hasRunOut);
  const team = await teamOfDay(trx, { ...day, settings, technicians, now, exceptId: undefined });
  const verdict = rules.judge(visit, { ...state, seated, team, technicians });
  const seating = findSeats(visit, seated, verdict);
  const staff = team && findStaff(team, visit, verdict, request);

  if (seated.length < stored.length) await endHolds(trx, day, now);
  return write(deps, trx, { request, visit, verdict, seating, staff, state, action: rules.action });
}

function dayOf({ location, slot: { date } }: BookingRequest) {
  return { location, date };
}

/** Whether the same client, by account or by name and phone, has another open visit at that time, at either location. */
export function isThereAlready({ start, end, account, contact }: PlannedVisit, visits: readonly OpenVisit[]): boolean {
  const name = searchKey(contact.client);
  return visits.some(
    (other) =>
      other.start < end &&
      start < other.end &&
      ((other.userId !== null && other.userId === account.user_id) ||
        (!contact.phone_is_default && searchKey(other.client) === name)),
  );
}

type Priced = Pick<PlannedVisit, 'lines' | 'settings' | 'account' | 'contact'>;

function plan({ location, slot, performerId }: BookingRequest, priced: Priced): PlannedVisit {
  const start = minutesOf(slot.time);
  return { location, slot, performerId, start, end: start + workMinutes(priced.lines), ...priced };
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

function findStaff(
  team: readonly Member[],
  { lines, start, performerId }: PlannedVisit,
  { insisted }: Verdict,
  { performerRequested }: BookingRequest,
): Staff {
  const staff = staffFor(team, { lines: teamLines(lines), start, performerId }, insisted);
  if (!staff) throw new Refusal('slot_full');
  return askedBy(staff, team, performerRequested ? performerId : null);
}

/** For the audit trail: how many people of other visits were given to somebody else. */
function changedDetails(staff: Staff | null) {
  return staff && staff.changed.length > 0 ? { reassigned: staff.changed.length } : {};
}

type JudgedBooking = {
  request: BookingRequest;
  visit: PlannedVisit;
  verdict: Verdict;
  seating: Seating<string>;
  /** Null where no technicians are needed. */
  staff: Staff | null;
  state: Pick<BookingState, 'account'>;
  action: BookingRules['action'];
};

/**
 * Writes the reservation, its lines, its seats, the idempotency key, the confirmation and the audit row, all at once;
 * returns the reservation as the API shows it.
 */
async function write(deps: Deps, trx: DatabaseTransaction, booking: JudgedBooking): Promise<Reservation> {
  const { request, visit, verdict, seating, staff, state } = booking;
  const at = instant(deps.now());
  const row = rowOf(booking, at);
  const lines = visit.lines.map(({ overCapacity: _over, isPublic: _public, ...line }, position) => ({
    ...line,
    position,
    reservation_id: row.id,
  }));
  const reservation = toReservation(row, lines, staff?.performers);
  const { settings, account } = visit;
  const known = { owner: state.account ?? undefined, lines };
  const notice = { reservation, language: account.language, sequence: 0, linkNumber: 0, settings, known };
  const change = {
    id: row.id,
    action: booking.action,
    at,
    actor: request.caller,
    details: { ...verdict.details, ...changedDetails(staff) },
  };
  if (staff) await giveToOthers(trx, staff.changed, { at, actor: request.caller });
  await Promise.all([
    insertReservation(trx, row, lines),
    takeSeats(trx, row, { seating, people: staff?.people ?? [], lines: teamLines(visit.lines) }),
    request.attempt && saveIdempotencyKey(trx, request.attempt, row.id, at),
    notifyClient(deps, trx, confirmationMail, notice),
    recordChange(trx, change),
  ]);
  return reservation;
}

function rowOf({ request, visit, verdict, staff }: JudgedBooking, at: Date): ReservationRow {
  const { caller, comment, walkIn } = request;
  const { location, slot, start, end, lines, account, contact } = visit;
  const { itemsCents, taxCents, totalCents } = totalsOf(lines);
  const phone = contact.phone_is_default ? '' : contact.phone;
  return {
    id: randomUUID(),
    ...account,
    ...contact,
    comment,
    performer: staff ? performerText(staff) : request.performer,
    asked_technician_id: staff?.askedId ?? null,
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
      ? { status: 'present', present_at: at, moved_at: at, moved_by: caller._id }
      : { status: 'pending', present_at: null, moved_at: null, moved_by: null }),
    previous_status: null,
    earlier_moves: [],
    timed_at: null,
    left_appointment: null,
    cancel_reason: null,
    color_note: null,
    sequence: 0,
    link_number: 0,
    reminded_at: null,
    anonymised_at: null,
    created_by: caller._id,
    created_at: at,
    updated_at: at,
  };
}
