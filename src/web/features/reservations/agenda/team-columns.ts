import type { Reservation } from '#contract/schemas/reservations.ts';
import type { AbsenceView, TechnicianView } from '#contract/schemas/technicians.ts';
import { freeMinutes } from '#domain/agenda/free-time.ts';
import { performerPieces } from '#domain/agenda/pieces.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate, SalonMoment } from '#domain/salon/salon-time.ts';
import { absenceOn } from '#domain/team/absences.ts';
import { hoursOn, type Member, type TeamSitting, teamOn } from '#domain/team/team-day.ts';
import type { Technician } from '#domain/team/technicians.ts';
import {
  type AgendaColumn,
  type ColumnsAsked,
  laned,
  mostServed,
  type ShownAbsence,
  servedPeople,
  servedWorks,
  shownOf,
  startOf,
} from './agenda-columns.ts';

/** Of those whom nobody serves yet at most so many stand side by side; the rest is a list. */
const UNASSIGNED_BESIDE = 2;

/** The team as the agenda knows it: everybody, and the absences of the days that are shown. */
export type Team = { technicians: readonly TechnicianView[]; absences: readonly AbsenceView[] };

/**
 * The columns of a location with technicians: those whom nobody serves yet, then everybody who works there that day or has
 * somebody there, in the order of the team.
 */
export function teamColumns(
  visits: readonly Reservation[],
  code: LocationCode,
  team: Team,
  { date, open, most }: ColumnsAsked,
): AgendaColumn[] {
  const known = new Set(team.technicians.map(({ _id }) => _id));
  const pieces = teamPieces(visits).map((piece) => ({
    ...piece,
    column: piece.column !== null && known.has(piece.column) ? piece.column : null,
  }));
  const at = (performer: string | null) => ({
    key: `${date} ${code} ${performer ?? 'unassigned'}`,
    date,
    location: code,
    performer,
  });
  const unassigned = pieces.filter(({ column }) => column === null);
  const columns = team.technicians
    .toSorted((one, other) => one.order - other.order)
    .flatMap((technician) => {
      const own = pieces.filter(({ column }) => column === technician._id);
      const hours = hoursOn(toTechnician(technician), code, date);
      if (hours.length === 0 && own.length === 0) return [];
      const absences = absencesOf(team, technician._id, date);
      const kind = { what: 'technician', technician, absences, shows: 'person' } as const;
      return [{ ...at(technician._id), kind, open: hours, ...laned(own, most) }];
    });
  return [
    { ...at(null), kind: { what: 'unassigned' }, open, ...laned(unassigned, Math.min(most, UNASSIGNED_BESIDE)) },
    ...columns,
  ];
}

/** All visits in pieces, each with who serves it as its column. */
export function teamPieces(visits: readonly Reservation[]) {
  return visits.flatMap((visit) => {
    const people = servedPeople(visit);
    const pieces = performerPieces(visit.reservationServices, startOf(visit), people);
    return shownOf(
      visit,
      pieces.map((piece) => ({ ...piece, beside: mostServed(people, piece) })),
    );
  });
}

/** When somebody is not there on a day. */
export function absencesOf({ absences }: Team, technicianId: string, date: CalendarDate): ShownAbsence[] {
  return absences.flatMap(({ _id: id, technicianId: whose, kind, note, ...time }) => {
    const part = whose === technicianId ? absenceOn(time, date) : null;
    return part ? [{ ...part, id, kind, note }] : [];
  });
}

/** Who may serve at a location that day, as the rules of the team see them; in the order of turns, `byHand` as the desk has set it. */
export function membersOf(
  visits: readonly Reservation[],
  { location, date, byHand = [] }: { location: LocationCode; date: CalendarDate; byHand?: readonly string[] },
  { technicians, absences }: Team,
): Member[] {
  return teamOn({
    location,
    date,
    byHand,
    technicians: technicians.map(toTechnician),
    absences: absences.flatMap(({ technicianId, ...time }) => {
      const part = absenceOn(time, date);
      return part ? [{ ...part, technicianId }] : [];
    }),
    sittings: visits.flatMap((visit) => sittingsOf(visit, location)),
  });
}

/** How long the technicians of these columns are still free, today from now on. */
export function freeOf(columns: readonly AgendaColumn[], now: SalonMoment): number {
  return columns.reduce((sum, { date, kind, open, pieces }) => {
    if (kind.what !== 'technician' || date < now.date) return sum;
    const from = date === now.date ? now.minutes : 0;
    const taken = pieces.filter(({ visit }) => visit.status !== 'cancel');
    return sum + freeMinutes(open, [...taken, ...kind.absences], from);
  }, 0);
}

export function toTechnician({
  _id,
  picture: _picture,
  userId: _userId,
  version: _version,
  ...technician
}: TechnicianView): Technician {
  return { id: _id, ...technician };
}

function sittingsOf(visit: Reservation, location: LocationCode): TeamSitting[] {
  const isHere = visit.reservationLocation.locationReserved === location;
  const requested = new Set(visit.sittings?.filter((one) => one.requested).map(({ technicianId }) => technicianId));
  if (visit.status === 'cancel') return [];
  return servedWorks(visit).map((work) => ({
    ...work,
    id: visit._id,
    mayChange: isHere && visit.status === 'pending' && !requested.has(work.technicianId),
  }));
}
