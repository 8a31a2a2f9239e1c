import type { Reservation } from '#contract/schemas/reservations.ts';
import { Refusal } from '#domain/errors.ts';
import { colorNoteOf, colorNoteRefusal } from '#domain/reservations/reservation.ts';
import { instant, salonMoment } from '#domain/salon/salon-time.ts';
import { may } from '#domain/users/roles.ts';
import type { Caller } from '../../../caller.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { lockReservation } from '../queries/locks.ts';
import { writeColorNote } from '../queries/transitions.ts';
import { recordChange } from './changes.ts';
import { markerOf, readAsMarked } from './own-day.ts';

type NoteRequest = { id: string; colorNote: string };

/**
 * A client on their own visit, who serves it, or the desk on any, write the colour that was used: once, when the visit is past or done.
 * Somebody else's visit is `reservation_not_found`.
 */
export async function noteColor(deps: Deps, caller: Caller, { id, colorNote }: NoteRequest): Promise<Reservation> {
  const note = colorNoteOf(colorNote);
  const at = instant(deps.now());
  const { date: today } = salonMoment(deps.now());
  return transact(deps.db, async (trx) => {
    const row = await lockReservation(trx, id);
    if (!row) throw new Refusal('reservation_not_found');
    const isOwn = may(caller.roles, 'own_lists') && row.user_id === caller._id;
    const marker = isOwn ? null : await markerOf(trx, caller, id);
    const refusal = colorNoteRefusal({ status: row.status, date: row.date, colorNote: row.color_note }, today);
    if (refusal) throw new Refusal(refusal);
    await writeColorNote(trx, { id, note, at });
    await recordChange(trx, { id, action: 'reservation.color_note', at, actor: caller, details: { colorNote: note } });
    return readAsMarked(trx, id, marker);
  });
}
