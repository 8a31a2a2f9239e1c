import type { AskedMove } from '#contract/schemas/reservations.ts';
import type { LinkedVisit } from '#contract/schemas/visit-links.ts';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { clientMoveRefusal } from '#domain/reservations/moving.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import { clientCancelRefusal, hasBegun } from '#domain/reservations/reservation-times.ts';
import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { lockReservation } from '../queries/locks.ts';
import { findRow, lineNames, type ReservationRow, withLines } from '../queries/reservations.ts';
import { plannedLines } from '../queries/seats.ts';
import { calendarOf } from './calendar.ts';
import { cancelByClient } from './cancel.ts';
import { lockForMove, moveLocked } from './move.ts';

type Link = { token: string; language: Language };

/** A visit by its mailed link. A link that was altered or replaced, or whose visit has begun or is cancelled, is `link_dead`. */
export async function visitByLink(deps: Deps, { token, language }: Link): Promise<LinkedVisit> {
  return show(deps, deps.db, await findLinked(deps, deps.db, token), language);
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
  const link = deps.tokens.readVisitToken(token);
  const row = link ? await findRow(db, link.id) : undefined;
  return requireLive(deps, db, row?.link_number === link?.number ? row : undefined);
}

async function requireLive({ now }: Deps, db: Database, row: ReservationRow | undefined): Promise<ReservationRow> {
  if (row && isOpen(row.status) && !hasBegun(reservedTimeOf(row), salonMoment(now()))) return row;
  const { phone } = await loadSettings(db);
  throw new Refusal('link_dead', { phone });
}

async function show(
  { now }: Deps,
  db: Database | DatabaseTransaction,
  row: ReservationRow,
  language: Language,
): Promise<LinkedVisit> {
  const [reservation] = await withLines(db, [row]);
  if (!reservation) throw new Error(`the linked visit ${row.id} is missing`);
  const names = await lineNames(db, row.id, language);
  const { moveCutoffMinutes: cutoffMinutes } = await loadSettings(db);
  const reserved = reservedTimeOf(row);
  const moment = salonMoment(now());
  return {
    ...reservation,
    reservationServices: reservation.reservationServices.map((line, index) => ({
      ...line,
      titre: names[index] ?? line.titre,
    })),
    mayMove: clientMoveRefusal(row.status, reserved, { now: moment, cutoffMinutes }) === null,
    mayCancel: clientCancelRefusal(row.status, reserved, moment) === null,
  };
}

function reservedTimeOf(row: ReservationRow) {
  return { dateReserved: row.date, timeReserved: clockTime(row.start_minute) };
}

/** Who acts by a mailed link: the visit's account; nobody that we know without one. */
function clientOf({ user_id, client }: ReservationRow) {
  return user_id === null ? null : { _id: user_id, name: client };
}
