import type { Reservation } from '#contract/schemas/reservations.ts';
import { Refusal } from '#domain/errors.ts';
import { type CancelReason, transitionRefusal } from '#domain/reservations/reservation.ts';
import { cancelReasonRefusal, clientCancelRefusal } from '#domain/reservations/reservation-times.ts';
import type { AllSettings, SalonSettings } from '#domain/salon/salon-settings.ts';
import { clockTime, instant, salonMoment } from '#domain/salon/salon-time.ts';
import { may } from '#domain/users/roles.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { cancellationMail } from '../emails.ts';
import { lockReservation, lockUpcoming, lockWithDay } from '../queries/locks.ts';
import { deleteReservation, findLines, type ReservationRow, readReservation } from '../queries/reservations.ts';
import { freeSeats } from '../queries/seats.ts';
import { lastTransitionOf, recordCancelReason, recordTransition } from '../queries/transitions.ts';
import { notifyClient, recordChange } from './changes.ts';

/**
 * Cancels a visit: a client their own pending one until it begins, staff any pending or present one. Somebody else's is
 * `reservation_not_found`; a repeated cancel is refused and sends nothing.
 */
export async function cancel(deps: Deps, caller: Caller, { id, reason }: AskedCancel): Promise<Reservation> {
  return transact(deps.db, async (trx) => {
    const isStaff = may(caller.roles, 'manage_reservations');
    const row = await lockReservation(trx, id);
    if (!row || !(isStaff || row.user_id === caller._id)) throw new Refusal('reservation_not_found');
    if (!isStaff) {
      if (reason) throw new Refusal('forbidden');
      return cancelByClient(deps, trx, row, caller);
    }
    await refuseToStaff(deps, trx, row, reason);
    return cancelReservation(deps, trx, { row, reason, actor: caller, settings: await loadSettings(trx) });
  });
}

/** A client, signed in or by the link of a mail, cancels a locked visit of their own. */
export async function cancelByClient(
  deps: Deps,
  trx: DatabaseTransaction,
  row: ReservationRow,
  actor: Actor | null,
): Promise<Reservation> {
  const settings = await loadSettings(trx);
  refuseToClient(deps, row, settings);
  return cancelReservation(deps, trx, { row, actor, settings });
}

/**
 * Cancels those of a leaving client's visits that are still open, from today on. Call it before the client's e-mail is
 * erased: each visit leaves the calendar by a mail of its own. `actor` is the client or an Admin.
 */
export async function cancelUpcoming(
  deps: Deps,
  trx: DatabaseTransaction,
  { ids, ...by }: { ids: readonly string[]; actor: Actor; settings: AllSettings },
): Promise<void> {
  const rows = await lockUpcoming(trx, ids, salonMoment(deps.now()).date);
  for (const row of rows) await cancelReservation(deps, trx, { row, ...by, hasProfile: false });
}

/** Staff delete a reservation; the audit trail keeps it whole. A client who was still to come is notified of a cancellation. */
export async function remove(deps: Deps, caller: Caller, id: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const row = await lockWithDay(trx, id);
    if (!row) throw new Refusal('reservation_not_found');
    const details = { row, lines: await findLines(trx, id) };
    if (row.status === 'pending') {
      await notifyOfCancellation(deps, trx, { row, settings: await loadSettings(trx) });
    }
    await deleteReservation(trx, id);
    await recordChange(trx, { id, action: 'reservation.delete', at: instant(deps.now()), actor: caller, details });
  });
}

type Actor = Pick<Caller, '_id' | 'name'>;
/** `reason` is for staff. */
type AskedCancel = { id: string; reason?: CancelReason | undefined };
/** A locked visit; `hasProfile` is false when its account is about to go. */
type Cancelled = { row: ReservationRow; settings: AllSettings; hasProfile?: boolean };

/** Every cancellation: the seats are free at once, the client is notified, who did it is written down. */
export async function cancelReservation(
  deps: Deps,
  trx: DatabaseTransaction,
  { actor, reason, ...cancelled }: Cancelled & { actor: Actor | null; reason?: CancelReason | undefined },
): Promise<Reservation> {
  const { row } = cancelled;
  const at = instant(deps.now());
  await recordTransition(trx, row, 'cancel', { at, by: actor?._id ?? null });
  if (reason) await recordCancelReason(trx, row.id, reason);
  // The mail still names whom the client asked for.
  const {
    performers: _performers,
    sittings: _sittings,
    ...reservation
  } = await notifyOfCancellation(deps, trx, cancelled);
  await freeSeats(trx, row.id);
  await recordChange(trx, {
    id: row.id,
    action: 'reservation.cancel',
    at,
    actor,
    details: { from: row.status, ...(reason && { reason }) },
  });
  return reservation;
}

async function notifyOfCancellation(
  deps: Deps,
  trx: DatabaseTransaction,
  { row, ...rest }: Cancelled,
): Promise<Reservation> {
  const reservation = await readReservation(trx, row.id);
  const { language, sequence, link_number: linkNumber } = row;
  const notice = { reservation, language, sequence: sequence + 1, linkNumber, ...rest };
  await notifyClient(deps, trx, cancellationMail, notice);
  return reservation;
}

/** Staff read who was faster. */
async function refuseToStaff(
  { now }: Deps,
  trx: DatabaseTransaction,
  row: ReservationRow,
  reason: CancelReason | undefined,
): Promise<void> {
  const refusal = transitionRefusal(row.status, 'cancel');
  if (refusal) throw new Refusal(refusal, await lastTransitionOf(trx, row));
  const reserved = { dateReserved: row.date, timeReserved: clockTime(row.start_minute) };
  const tooEarly = cancelReasonRefusal(reason, reserved, salonMoment(now()));
  if (tooEarly) throw new Refusal(tooEarly);
}

/** For a client: the phone number, and no name of staff. */
function refuseToClient({ now }: Deps, row: ReservationRow, { phone }: SalonSettings): void {
  const reserved = { dateReserved: row.date, timeReserved: clockTime(row.start_minute) };
  const refusal = clientCancelRefusal(row.status, reserved, salonMoment(now()));
  if (refusal) throw new Refusal(refusal, { phone });
}
