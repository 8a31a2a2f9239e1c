import type { OwnDay } from '#contract/schemas/own-day.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { Refusal } from '#domain/errors.ts';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import { type SalonSettings, hoursOn as salonHoursOn } from '#domain/salon/salon-settings.ts';
import {
  addDays,
  type CalendarDate,
  clockTime,
  datesBetween,
  MINUTES_PER_DAY,
  salonMoment,
} from '#domain/salon/salon-time.ts';
import { absenceOn } from '#domain/team/absences.ts';
import { hoursOn } from '#domain/team/team-day.ts';
import { may } from '#domain/users/roles.ts';
import type { Caller } from '../../../caller.ts';
import type { Database } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { listAbsences } from '../../technicians/queries/absences.ts';
import { findTechnicianOf, toPublicTechnician, toTechnician } from '../../technicians/queries/technicians.ts';
import { isServedBy, visitsServedOn } from '../queries/own-day.ts';
import { findReservations } from '../queries/reservations.ts';

/** So many days are shown, the first included. */
const DAYS_SHOWN = 7;

/** The visits of the technician whose account calls, from `date` (today when absent) on for a week, and when she works. */
export async function ownDay(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  date?: CalendarDate,
): Promise<OwnDay> {
  const first = date ?? salonMoment(now()).date;
  const last = addDays(first, DAYS_SHOWN - 1);
  const row = await findTechnicianOf(db, userId);
  if (!row) return { technician: null, days: [], ...listOf([]) };
  const [served, absences, settings] = await Promise.all([
    visitsServedOn(db, row.id, { first, last }),
    listAbsences(db, { from: first, to: last }),
    loadSettings(db),
  ]);
  const ownMarks = new Set(served.filter(({ markedBy }) => markedBy === userId).map(({ id }) => id));
  const found = await findReservations(
    db,
    served.map(({ id }) => id),
  );
  // What somebody else has done is not hers to take back.
  const visits = found.map((visit) => ({
    ...asServedBy(visit, row.id),
    lastMove: ownMarks.has(visit._id) ? visit.lastMove : null,
  }));
  const own = absences.filter(({ technicianId }) => technicianId === row.id);
  const technician = toTechnician(row);
  return {
    technician: toPublicTechnician(row),
    days: datesBetween(first, last).map((day) => ({
      date: day,
      hours: LOCATION_CODES.flatMap((location) =>
        isOpen(settings, location, day)
          ? hoursOn(technician, location, day).map(({ start, end }) => ({ location, ...spanOf(start, end) }))
          : [],
      ),
      absences: own.flatMap(({ kind, note, ...time }) => {
        const part = absenceOn(time, day);
        return part ? [{ ...spanOf(part.start, Math.min(part.end, MINUTES_PER_DAY)), kind, note }] : [];
      }),
    })),
    ...listOf(visits),
  };
}

/**
 * Who marks a visit: null for the desk, which marks all of them; for anybody else the technician of their account, who has
 * to serve it, else it is `reservation_not_found`. The visit is locked.
 */
export async function markerOf(db: Database, { _id, roles }: Caller, visitId: string): Promise<string | null> {
  if (may(roles, 'manage_reservations')) return null;
  const technician = may(roles, 'mark_visits') ? await findTechnicianOf(db, _id) : undefined;
  if (!technician || !(await isServedBy(db, visitId, technician.id))) throw new Refusal('reservation_not_found');
  return technician.id;
}

/** A visit as its marker sees it: all of it for the desk. */
export function asMarkedBy(visit: Reservation, technicianId: string | null): Reservation {
  return technicianId === null ? visit : asServedBy(visit, technicianId);
}

/** A visit as who serves it sees it: no way to reach the client, and nothing of whoever else serves it. */
function asServedBy(visit: Reservation, technicianId: string): Reservation {
  const isHers = (one: { technicianId: string | null }) => one.technicianId === technicianId;
  const { sittings, performers = [], reservationClientInfo } = visit;
  const own = performers.filter(isHers);
  return {
    ...visit,
    email: null,
    performer: own[0]?.name ?? null,
    performers: own,
    ...(sittings && { sittings: sittings.filter(isHers) }),
    reservationClientInfo: { ...reservationClientInfo, phone: '', phoneIsDefault: false },
  };
}

function isOpen(settings: SalonSettings, location: (typeof LOCATION_CODES)[number], date: CalendarDate): boolean {
  return salonHoursOn(settings, location, date) !== null;
}

function spanOf(start: number, end: number) {
  return { from: clockTime(start), to: clockTime(end) };
}

function listOf(reservations: Reservation[]) {
  return { reservations, page: 1, pages: 1, count: reservations.length };
}
