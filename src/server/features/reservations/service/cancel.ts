import type { Reservation } from '#contract/schemas/reservations.ts';
import { Refusal } from '#domain/errors.ts';
import { moveRefusal } from '#domain/reservations/reservation.ts';
import { clientCancelRefusal } from '#domain/reservations/reservation-times.ts';
import { clockTime, instant, salonMoment } from '#domain/salon/salon-time.ts';
import { may } from '#domain/users/roles.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { cancellationMail } from '../emails.ts';
import { lastMoveOf } from '../queries/moves.ts';
import { notifyClient } from '../queries/recipients.ts';
import { findReservation, lockReservation, recordMove } from '../queries/reservations.ts';
import { freeSeats } from '../queries/seats.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockReservation>>>;

/**
 * Cancels a visit and frees its seats at once: a client their own pending one until it begins, staff any pending or
 * present one. Somebody else's is not found; a repeated cancel sends nothing.
 */
export async function cancel(deps: Deps, caller: Caller, id: string): Promise<Reservation> {
  return transact(deps.db, async (trx) => {
    const locked = await lockReservation(trx, id);
    if (!locked || !isTheirs(locked, caller)) throw new Refusal('reservation_not_found');
    await refuseLateOrRepeated(deps, trx, caller, locked);
    const at = instant(deps.now());
    await recordMove(trx, locked, 'cancel', { at, by: caller._id });
    await freeSeats(trx, id);
    const reservation = await findReservation(trx, id);
    if (!reservation) throw new Refusal('reservation_not_found');
    await tell(deps, trx, caller, reservation, locked);
    return reservation;
  });
}

function isTheirs({ user_id }: Locked, caller: Caller): boolean {
  return user_id === caller._id || may(caller.roles, 'manage_reservations');
}

/** Staff are told who was faster; a client reads the phone number instead, and nobody's name. */
async function refuseLateOrRepeated(deps: Deps, trx: DatabaseTransaction, caller: Caller, row: Locked): Promise<void> {
  if (may(caller.roles, 'manage_reservations')) {
    const refusal = moveRefusal(row.status, 'cancel');
    if (refusal) throw new Refusal(refusal, await lastMoveOf(trx, row));
    return;
  }
  const reserved = { dateReserved: row.date, timeReserved: clockTime(row.start_minute) };
  const refusal = clientCancelRefusal(row.status, reserved, salonMoment(deps.now()));
  if (refusal) throw new Refusal(refusal, { phone: (await loadSettings(trx)).phone });
}

async function tell(deps: Deps, trx: DatabaseTransaction, caller: Caller, reservation: Reservation, row: Locked) {
  await notifyClient(deps, trx, cancellationMail, { reservation, row: { ...row, sequence: row.sequence + 1 } });
  await writeAudit(trx, {
    at: instant(deps.now()),
    actor: caller,
    action: 'reservation.cancel',
    subjectType: 'reservation',
    subjectId: reservation._id,
    details: { from: row.status },
  });
  await bumpVersion(trx, 'reservations');
}
