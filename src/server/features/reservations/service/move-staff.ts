import { Refusal } from '#domain/errors.ts';
import type { Appointment, AppointmentStaff } from '#domain/reservations/reservation.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { minutesOf } from '#domain/salon/salon-time.ts';
import { isAbsentDuring } from '#domain/team/absences.ts';
import { canBeServed, type TeamLine, type TeamRequest } from '#domain/team/assignment.ts';
import type { Displaced } from '#domain/team/displaced.ts';
import { afterChanges, oneEach, type PerformerChange } from '#domain/team/performer-changes.ts';
import type { Member } from '#domain/team/team-day.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { loadTechnicians } from '../../technicians/queries/technicians.ts';
import { giveSittings, namesServing, writeAsked, writePerformers } from '../queries/assignments.ts';
import type { ReservationRow } from '../queries/reservations.ts';
import { peopleOf } from '../queries/seats.ts';
import { absencesFrom } from '../queries/team-days.ts';
import type { ChangedBy } from './changes.ts';
import { askedBy, giveToOthers, type Reassigned, type Staff, staffFor, teamOfDay } from './staffing.ts';

/** Who may serve a visit where it is to go, and who serves it now. */
export type MoveStaffing = {
  /** Null where no technicians are needed. */
  team: readonly Member[] | null;
  request: TeamRequest;
  /** Whom the client asked for, once it has moved. */
  askedId: string | null;
  people: Awaited<ReturnType<typeof peopleOf>>;
};

type Asked = {
  row: ReservationRow;
  to: Appointment;
  lines: readonly TeamLine[];
  settings: SalonSettings;
  /** Undefined keeps whom the client asked for; null is for anybody. */
  performerId: string | null | undefined;
  /** Of a visit that several serve, whose people go to whom. */
  performerChanges?: readonly PerformerChange[] | undefined;
  /** Of people side by side: who serves each of them, in every line. */
  performerIds?: readonly string[] | undefined;
  isStaff: boolean;
  /** Whether that has to be somebody whom clients may ask for. */
  onlyAskable?: boolean;
  /** Epoch milliseconds. */
  now: number;
};

/** Reads who may serve a locked visit where it is to go. Who serves it now goes on if she can. */
export async function staffingOf(trx: DatabaseTransaction, asked: Asked): Promise<MoveStaffing> {
  const { row, to, lines, settings, onlyAskable = false, now } = asked;
  const day = { location: to.location, date: to.slot.date };
  const team = await teamOfDay(trx, { ...day, settings, now, exceptId: row.id });
  const people = hasStaffing(settings, row) || team ? await peopleOf(trx, row.id) : [];
  const performerId = asked.performerId === undefined ? row.asked_technician_id : asked.performerId;
  const preferred = to.staff?.technicianIds ?? servingNow(people);
  const request = {
    lines,
    start: minutesOf(to.slot.time),
    performerId,
    ...(asked.performerIds && { performerIds: oneEach(lines, asked.performerIds) }),
    ...(asked.performerChanges && { performerIds: changedPerformers(people, asked.performerChanges) }),
    onlyAskable,
    preferred,
  };
  const askedId = askedAfter(asked, performerId);
  return { team, request: asBefore(request, team, to.staff?.people), askedId, people };
}

/** With each person as she was served before, if that is still possible. */
function asBefore(
  request: TeamRequest,
  team: readonly Member[] | null,
  before: AppointmentStaff['people'],
): TeamRequest {
  if (!team || !before || before.includes(null)) return request;
  const again = { ...request, performerIds: before };
  return canBeServed(team, again) ? again : request;
}

/** Who is to serve each person of a visit; somebody named who does not serve it is `moved_meanwhile`. */
function changedPerformers(people: MoveStaffing['people'], changes: readonly PerformerChange[]): (string | null)[] {
  const serving = people.map(({ technicianId }) => technicianId);
  const after = afterChanges(serving, changes);
  if (!after) throw new Refusal('moved_meanwhile');
  return after;
}

/** What staff choose is not what the client asked for, but for whom she had asked for before. */
function askedAfter({ row, isStaff }: Asked, performerId: string | null): string | null {
  return !isStaff || performerId === row.asked_technician_id ? performerId : null;
}

/** Whether that technician would be somebody else than serves the visit now, or than its client asked for. */
export function isOtherPerson(
  { team, people, request }: MoveStaffing,
  row: ReservationRow,
  performerId: string | null | undefined,
): boolean {
  const { performerIds } = request;
  if (team !== null && performerIds) return people.some(({ technicianId }, at) => technicianId !== performerIds[at]);
  if (team === null || performerId === undefined) return false;
  if (performerId === null) return row.asked_technician_id !== null;
  const starts = new Set(people.map(({ start }) => start));
  const hers = new Set(people.filter(({ technicianId }) => technicianId === performerId).map(({ start }) => start));
  return hers.size < starts.size;
}

/** Whether each person of the visit can have a technician; always where none are needed. */
export function isServed({ team, request }: MoveStaffing): boolean {
  return team === null || canBeServed(team, request);
}

/** Chooses who serves the visit; null where no technicians are needed. Refuses with `no_technician` unless insisted on. */
export function chooseStaff({ team, request, askedId }: MoveStaffing, insist: boolean): Staff | null {
  if (team === null) return null;
  const staff = staffFor(team, request, insist);
  if (!staff) throw new Refusal('no_technician');
  return askedBy(staff, team, askedId);
}

/** Gives the people of a visit that stays where it is to who was chosen; everybody keeps her seat. */
export async function giveWhereItIs(trx: DatabaseTransaction, { people }: MoveStaffing, staff: Staff): Promise<void> {
  const given = people.map(({ id }, place) => {
    const { technicianId = null, requested = false } = staff.people[place] ?? {};
    return { id, technicianId, requested };
  });
  await giveSittings(trx, given);
}

/**
 * Gives others their new technicians, and writes who serves the visit and whom its client asked for. Returns the visits of
 * those others.
 */
export async function writeStaff(
  trx: DatabaseTransaction,
  { row, settings, by }: { row: ReservationRow; settings: SalonSettings; by: ChangedBy },
  staff: Staff | null,
): Promise<Reassigned[]> {
  if (!staff && !hasStaffing(settings, row)) return [];
  const reassigned = staff ? await giveToOthers(trx, staff.changed, by) : [];
  await writePerformers(trx, [row.id]);
  await writeAsked(trx, row.id, staff?.askedId ?? null);
  return reassigned;
}

/**
 * Takes the people of a visit that is to come again from whoever has become absent then, or has left the team: they are
 * unassigned, as an absence leaves them. Returns who served the visit before and who serves it after, by name.
 */
export async function leaveAbsent(
  trx: DatabaseTransaction,
  row: ReservationRow,
): Promise<{ before: readonly string[]; after: readonly string[] }> {
  const { id, date } = row;
  const [people, technicians, absences, served] = await Promise.all([
    peopleOf(trx, id),
    loadTechnicians(trx),
    absencesFrom(trx, date, date),
    namesServing(trx, [id]),
  ]);
  const atWork = new Set(technicians.filter(({ status }) => status === 'active').map((technician) => technician.id));
  const left = people.filter(({ technicianId, ...time }) => {
    if (technicianId === null) return false;
    const own = absences.filter((absence) => absence.technicianId === technicianId);
    return !atWork.has(technicianId) || isAbsentDuring(own, date, time);
  });
  if (left.length === 0) return { before: served(id), after: served(id) };
  await giveSittings(
    trx,
    left.map((person) => ({ id: person.id, technicianId: null })),
  );
  const after = await writePerformers(trx, [id]);
  return { before: served(id), after: after(id) };
}

/** Who of other visits goes from whom to whom for it. */
export function displacedBy({ team }: MoveStaffing, staff: Staff | null): Displaced[] {
  const givenTo = new Map((staff?.changed ?? []).map(({ id, technicianId }) => [id, technicianId]));
  return (team ?? []).flatMap(({ technician, sittings }) =>
    sittings.flatMap(({ id }) => {
      const to = givenTo.get(id);
      return to === undefined ? [] : [{ id, from: technician.id, to }];
    }),
  );
}

/** An appointment with who serves it now, for an undo. */
export function withStaff(appointment: Appointment, { people }: MoveStaffing, row: ReservationRow): Appointment {
  const staff: AppointmentStaff = {
    technicianIds: servingNow(people),
    people: people.map(({ technicianId }) => technicianId),
    askedId: row.asked_technician_id,
  };
  return people.length > 0 ? { ...appointment, staff } : appointment;
}

function servingNow(people: MoveStaffing['people']): string[] {
  return [...new Set(people.flatMap(({ technicianId }) => technicianId ?? []))];
}

function hasStaffing({ locations }: SalonSettings, { location }: ReservationRow): boolean {
  return locations[location].staffing;
}
