import type { Reservation } from '#contract/schemas/reservations.ts';
import { Refusal } from '#domain/errors.ts';
import { colorNoteOf, colorNoteRefusal } from '#domain/reservations/reservation.ts';
import { instant, salonMoment } from '#domain/salon/salon-time.ts';
import { may } from '#domain/users/roles.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { lockReservation } from '../queries/locks.ts';
import { readReservation } from '../queries/reservations.ts';
import { writeColorNote } from '../queries/transitions.ts';
import { recordChange } from './changes.ts';

type NoteRequest = { id: string; colorNote: string };

/**
 * A client on their own visit, or staff on any, write the colour that was used: once, when the visit is past or done.
 * Somebody else's visit is `reservation_not_found`.
 */
export async function noteColor(deps: Deps, caller: Caller, { id, colorNote }: NoteRequest): Promise<Reservation> {
  const note = colorNoteOf(colorNote);
  const at = instant(deps.now());
  const { date: today } = salonMoment(deps.now());
  const isStaff = may(caller.roles, 'manage_reservations');
  return transact(deps.db, async (trx) => {
    const isWritten = await writeColorNote(trx, { id, note, today, at, callerId: caller._id, isStaff });
    if (!isWritten) throw await refusalOf(trx, id, { today, callerId: caller._id, isStaff });
    await recordChange(trx, { id, action: 'reservation.color_note', at, actor: caller, details: { colorNote: note } });
    return readReservation(trx, id);
  });
}

type Writer = { today: string; callerId: string; isStaff: boolean };

async function refusalOf(trx: DatabaseTransaction, id: string, { today, callerId, isStaff }: Writer): Promise<Refusal> {
  const row = await lockReservation(trx, id);
  if (!row || !(isStaff || row.user_id === callerId)) return new Refusal('reservation_not_found');
  const reservation = { status: row.status, date: row.date, colorNote: row.color_note };
  return new Refusal(colorNoteRefusal(reservation, today) ?? 'edit_conflict');
}
