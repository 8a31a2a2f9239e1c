import type { Reservation } from '#contract/schemas/reservations.ts';
import { type StoredSitting, seatPlan } from '#domain/booking/seats.ts';
import { Refusal } from '#domain/errors.ts';
import type { Appointment } from '#domain/reservations/reservation.ts';
import type { AllSettings } from '#domain/salon/salon-settings.ts';
import { instant, minutesOf } from '#domain/salon/salon-time.ts';
import type { TeamLine } from '#domain/team/assignment.ts';
import type { Displaced } from '#domain/team/displaced.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { namesServing } from '../queries/assignments.ts';
import { type ReservationRow, readReservation } from '../queries/reservations.ts';
import { freeSeats, takeSeats } from '../queries/seats.ts';
import { type ChangedBy, notifyOfMove, performersDetails, recordChange } from './changes.ts';
import { chooseStaff, displacedBy, giveWhereItIs, type MoveStaffing, writeStaff } from './move-staff.ts';
import type { Reassigned } from './staffing.ts';

/** A locked visit with where it is to go. */
export type PlannedMove = {
  row: ReservationRow;
  to: Appointment;
  lines: readonly TeamLine[];
  settings: AllSettings;
  /** Everybody else of that day at that location. */
  others: readonly StoredSitting<string>[];
  staffing: MoveStaffing;
  /** Whether it stays where it is, and goes to another technician. */
  isOnlyPerson: boolean;
};

/** What else a move has changed. */
type Reseated = {
  /** Who served the visit before, by name. */
  servedBefore: readonly string[];
  /** The visits that were given to others for it, and their people. */
  reassigned: Reassigned[];
  displaced: Displaced[];
};

/** Gives the visit's people seats and technicians at the new time; with `insist`, also against conflicts. */
export async function reseat(
  trx: DatabaseTransaction,
  planned: PlannedMove,
  { insist, by }: { insist: boolean; by: ChangedBy },
): Promise<Reseated> {
  const { row, to, lines, settings, others, staffing } = planned;
  const served = await namesServing(trx, [row.id]);
  const staff = chooseStaff(staffing, insist);
  if (staff && planned.isOnlyPerson) {
    await giveWhereItIs(trx, staffing, staff);
  } else {
    const { seats } = settings.locations[to.location];
    const seating = seatPlan({ lines, start: minutesOf(to.slot.time), seats, insist }, others);
    if (!seating) throw new Refusal('slot_full');
    await freeSeats(trx, row.id);
    const day = { id: row.id, location: to.location, date: to.slot.date };
    await takeSeats(trx, day, { seating, people: staff?.people ?? [], lines });
  }
  const displaced = displacedBy(staffing, staff);
  const reassigned = await writeStaff(trx, { ...planned, by }, staff);
  return { servedBefore: served(row.id), reassigned, displaced };
}

/** The visit before it was moved. */
type Finished = Pick<PlannedMove, 'row' | 'settings' | 'isOnlyPerson'> &
  Pick<Reseated, 'servedBefore'> & {
    actor: Pick<Caller, '_id' | 'name'> | null;
    isStaff: boolean;
    action: 'reservation.move' | 'reservation.restore';
    details: Record<string, unknown>;
  };

/** Tells the client what has changed, and writes who moved it, and from whom to whom. */
export async function finishMove(
  deps: Deps,
  trx: DatabaseTransaction,
  { actor, action, details, servedBefore, ...moved }: Finished,
): Promise<Reservation> {
  const { id } = moved.row;
  const reservation = await readReservation(trx, id);
  await notifyOfMove(deps, trx, { ...moved, reservation });
  const servedAfter = (reservation.performers ?? []).map(({ name }) => name);
  const written = { ...details, ...performersDetails(servedBefore, servedAfter) };
  await recordChange(trx, { id, action, at: instant(deps.now()), actor, details: written });
  return reservation;
}

/** A moved visit with the others whose technician has changed for it. */
export function withReassigned(moved: Reservation, reassigned: readonly Reassigned[]): Reservation {
  if (reassigned.length === 0) return moved;
  return { ...moved, reassigned: reassigned.map(({ id: _id, ...shown }) => shown) };
}

/** An appointment as the audit trail writes it. */
export function writtenPlace({ location, slot, minutes }: Appointment) {
  return { location, date: slot.date, time: slot.time, minutes };
}
