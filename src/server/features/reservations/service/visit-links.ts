import type { AskedMove, Reservation } from '#contract/schemas/reservations.ts';
import {
  type DeadLinkDetails,
  deadLinkDetailsSchema,
  type LinkedVisit,
  type PastVisit,
} from '#contract/schemas/visit-links.ts';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { clientMoveRefusal } from '#domain/reservations/moving.ts';
import { clientCancelRefusal } from '#domain/reservations/reservation-times.ts';
import { linkStateOf } from '#domain/reservations/visit-link.ts';
import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import { mayBeAskedForAt } from '#domain/team/technicians.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { loadTechnicians } from '../../technicians/queries/technicians.ts';
import { lockReservation } from '../queries/locks.ts';
import { findRow, lineNames, type ReservationRow, withLines } from '../queries/reservations.ts';
import { plannedLines } from '../queries/seats.ts';
import { calendarOf } from './calendar.ts';
import { cancelByClient } from './cancel.ts';
import { lockForMove, moveLocked } from './move.ts';

type Link = { token: string; language: Language };

/**
 * A visit by its mailed link. A link that was altered or replaced, or whose visit has begun or is cancelled, is `link_dead`; of
 * a visit that has begun the refusal tells what it was, to be booked again, and of a cancelled one that it is.
 */
export async function visitByLink(deps: Deps, { token, language }: Link): Promise<LinkedVisit> {
  const row = await findByToken(deps, deps.db, token);
  if (row && isToCome(deps, row)) return show(deps, deps.db, row, language);
  const { phone } = await loadSettings(deps.db);
  const became = row ? await whatBecameOf(deps, row, language) : {};
  throw new Refusal('link_dead', { phone, ...deadLinkDetailsSchema.parse(became) });
}

/** Moves a visit by its mailed link, by the rules of its client. */
export async function moveByLink(
  deps: Deps,
  { token, language }: Link,
  asked: Omit<AskedMove, 'id' | 'minutes' | 'insist'>,
): Promise<LinkedVisit> {
  const request = { ...asked, insist: false };
  const { id: visitId } = await findLinked(deps, deps.db, token);
  await deps.limits.take('reservations', visitId);
  return transact(deps.db, async (trx) => {
    const { id } = await findLinked(deps, trx, token);
    const row = await requireLive(deps, trx, await lockForMove(trx, id, request));
    await moveLocked(deps, trx, { row, asked: request, actor: clientOf(row), isStaff: false });
    return show(deps, trx, await findLinked(deps, trx, token), language);
  });
}

/** Cancels a visit by its mailed link, by the rules of its client; the link is dead after it. */
export async function cancelByLink(deps: Deps, { token, language }: Link): Promise<LinkedVisit> {
  return transact(deps.db, async (trx) => {
    const { id } = await findLinked(deps, trx, token);
    const row = await requireLive(deps, trx, await lockReservation(trx, id));
    await cancelByClient(deps, trx, row, clientOf(row));
    return show(deps, trx, { ...row, status: 'cancel' }, language);
  });
}

/** A visit as an .ics text, by its mailed link. */
export async function calendarByLink(deps: Deps, { token, language }: Link) {
  const { id } = await findLinked(deps, deps.db, token);
  return calendarOf(deps, id, language);
}

/** The visit of a mailed link with its lines, to look for another time. */
export async function linkedVisitToMove(deps: Deps, token: string) {
  const { id, asked_technician_id: askedId } = await findLinked(deps, deps.db, token);
  return { id, lines: await plannedLines(deps.db, id), askedId };
}

async function findLinked(deps: Deps, db: Database, token: string): Promise<ReservationRow> {
  return requireLive(deps, db, await findByToken(deps, db, token));
}

async function findByToken({ tokens }: Deps, db: Database, token: string): Promise<ReservationRow | undefined> {
  const link = tokens.readVisitToken(token);
  const row = link ? await findRow(db, link.id) : undefined;
  return row?.link_number === link?.number ? row : undefined;
}

async function requireLive(deps: Deps, db: Database, row: ReservationRow | undefined): Promise<ReservationRow> {
  if (row && isToCome(deps, row)) return row;
  const { phone } = await loadSettings(db);
  throw new Refusal('link_dead', { phone });
}

function isToCome(deps: Deps, row: ReservationRow): boolean {
  return stateOf(deps, row) === 'to_come';
}

function stateOf({ now }: Deps, row: ReservationRow) {
  const visit = { status: row.status, isAnonymised: row.anonymised_at !== null };
  const planned = { reservationDate: reservedTimeOf(row), endTime: clockTime(row.end_minute) };
  return linkStateOf({ ...visit, ...planned }, salonMoment(now()));
}

async function whatBecameOf(deps: Deps, row: ReservationRow, language: Language): Promise<DeadLinkDetails> {
  const state = stateOf(deps, row);
  if (state === 'cancelled') return { isCancelled: true };
  if (state !== 'under_way' && state !== 'past') return {};
  return { past: await pastVisit(deps, row, { language, isUnderWay: state === 'under_way' }) };
}

async function pastVisit(
  { db }: Deps,
  row: ReservationRow,
  { language, isUnderWay }: { language: Language; isUnderWay: boolean },
): Promise<PastVisit> {
  const { reservationServices, reservationLocation, reservationDate, endTime } = await read(db, row, language);
  const performers = await askedPerformers(db, row);
  return { isUnderWay, reservationServices, reservationLocation, reservationDate, endTime, performers };
}

/** Whom the visit's client asked for, while clients may ask for her there; nobody otherwise. */
async function askedPerformers(db: Database, { asked_technician_id: askedId, location }: ReservationRow) {
  const [technicians, { locations }] = await Promise.all([loadTechnicians(db), loadSettings(db)]);
  return technicians
    .filter((member) => member.id === askedId && locations[location].staffing && mayBeAskedForAt(member, location))
    .map(({ id, name }) => ({ technicianId: id, name, requested: true }));
}

async function show(
  { now }: Deps,
  db: Database | DatabaseTransaction,
  row: ReservationRow,
  language: Language,
): Promise<LinkedVisit> {
  const reservation = await read(db, row, language);
  const { moveCutoffMinutes: cutoffMinutes } = await loadSettings(db);
  const reserved = reservedTimeOf(row);
  const moment = salonMoment(now());
  return {
    ...reservation,
    mayMove: clientMoveRefusal(row.status, reserved, { now: moment, cutoffMinutes }) === null,
    mayCancel: clientCancelRefusal(row.status, reserved, moment) === null,
  };
}

/** A visit with the names that its services had in that language. */
async function read(db: Database, row: ReservationRow, language: Language): Promise<Reservation> {
  const [reservation] = await withLines(db, [row]);
  if (!reservation) throw new Error(`the linked visit ${row.id} is missing`);
  const names = await lineNames(db, row.id, language);
  const reservationServices = reservation.reservationServices.map((line, index) => ({
    ...line,
    titre: names[index] ?? line.titre,
  }));
  return { ...reservation, reservationServices };
}

function reservedTimeOf(row: ReservationRow) {
  return { dateReserved: row.date, timeReserved: clockTime(row.start_minute) };
}

/** Who acts by a mailed link: the visit's account; nobody that we know without one. */
function clientOf({ user_id, client }: ReservationRow) {
  return user_id === null ? null : { _id: user_id, name: client };
}
