import type { Reservation } from '#contract/schemas/reservations.ts';
import { isSameAppointment, stretchedTo } from '#domain/reservations/moving.ts';
import type { Appointment } from '#domain/reservations/reservation.ts';
import type { AllSettings } from '#domain/salon/salon-settings.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { giveBack } from '#domain/team/displaced.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { namesServing, readPerformers, visitsOf } from '../queries/assignments.ts';
import { appointmentOf, undoMove } from '../queries/moves.ts';
import type { ReservationRow } from '../queries/reservations.ts';
import { plannedLines, seatedByOthers } from '../queries/seats.ts';
import type { ChangedBy } from './changes.ts';
import { staffingOf } from './move-staff.ts';
import { finishMove, reseat, withReassigned, writtenPlace } from './planned-move.ts';
import { giveToOthers, type Reassigned, teamOfDay, withNames } from './staffing.ts';

type TakenBack = { row: ReservationRow; to: Appointment; actor: Caller; settings: AllSettings };

/**
 * Takes a locked visit back to its former appointment, both days locked; `slot_full` when its seats are gone, `no_technician`
 * when nobody is free. Those who made room for it go back to whom they were with, where that is still possible; who stays with
 * somebody else is named.
 */
export async function takeBackMove(
  deps: Deps,
  trx: DatabaseTransaction,
  { row, to, actor, settings }: TakenBack,
): Promise<Reservation> {
  const at = instant(deps.now());
  const by = { at, actor };
  const { back, staying } = await giveBackDisplaced(deps, trx, { row, to, settings, by });
  const lines = stretchedTo(await plannedLines(trx, row.id), to.minutes) ?? [];
  const day = { location: to.location, date: to.slot.date };
  const others = await seatedByOthers(trx, day, { now: deps.now(), id: row.id });
  const performerId = to.staff ? to.staff.askedId : undefined;
  const asked = { row, to, lines, settings, performerId, isStaff: false, now: deps.now() };
  const isOnlyPerson = isSameAppointment(to, appointmentOf(row));
  const planned = { row, to, lines, settings, others, staffing: await staffingOf(trx, asked), isOnlyPerson };
  const { servedBefore, reassigned } = await reseat(trx, planned, { insist: row.insisted, by });
  await undoMove(trx, row, to, { at, by: actor._id });
  const details = { from: writtenPlace(appointmentOf(row)), to: writtenPlace(to) };
  const finished = { ...planned, actor, isStaff: true, servedBefore, action: 'reservation.restore' as const, details };
  const restored = withReassigned(await finishMove(deps, trx, finished), newest([...back, ...reassigned]));
  return staying.length > 0 ? { ...restored, stayReassigned: staying } : restored;
}

type MadeRoom = Omit<TakenBack, 'actor'> & { by: ChangedBy };

async function giveBackDisplaced(
  { now }: Deps,
  trx: DatabaseTransaction,
  { row, to, settings, by }: MadeRoom,
): Promise<{ back: Reassigned[]; staying: Omit<Reassigned, 'id'>[] }> {
  const { displaced } = to;
  const { location, date } = row;
  const team = displaced && (await teamOfDay(trx, { location, date, settings, now: now(), exceptId: row.id }));
  if (!team) return { back: [], staying: [] };
  const given = giveBack(team, displaced);
  const back = await giveToOthers(trx, given.back, by);
  const visits = await visitsOf(trx, given.staying);
  const staying = withNames(await readPerformers(trx, visits), await namesServing(trx, visits));
  return { back, staying: staying.map(({ id: _id, ...shown }) => shown) };
}

/** Each visit once, as it is now. */
function newest(reassigned: readonly Reassigned[]): Reassigned[] {
  return [...new Map(reassigned.map((one) => [one.id, one])).values()];
}
