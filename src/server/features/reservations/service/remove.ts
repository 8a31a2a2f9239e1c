import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { cancellationMail } from '../emails.ts';
import { deleteReservation, keptLines, lockWithDay } from '../queries/moves.ts';
import { notifyClient } from '../queries/recipients.ts';
import { settle } from './move.ts';

/**
 * Staff delete a reservation; the audit trail keeps it whole. Whoever still expected to come is told, as
 * for a cancellation.
 */
export async function remove(deps: Deps, caller: Caller, id: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const row = await lockWithDay(trx, id);
    if (!row) throw new Refusal('reservation_not_found');
    const at = instant(deps.now());
    const details = { row, lines: await keptLines(trx, id) };
    const reservation = await settle(trx, { id, action: 'reservation.delete', at, caller, details });
    await deleteReservation(trx, id);
    const told = { reservation, row: { ...row, sequence: row.sequence + 1 } };
    if (row.status === 'pending') await notifyClient(deps, trx, cancellationMail, told);
  });
}
