import type { OwnDay } from '#contract/schemas/own-day.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { lastBookableDate } from '#domain/booking/booking-window.ts';
import { Refusal } from '#domain/errors.ts';
import { isOwnMark } from '#domain/reservations/reservation.ts';
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
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { listAbsences } from '../../technicians/queries/absences.ts';
import { findTechnicianOf, toPublicTechnician, toTechnician } from '../../technicians/queries/technicians.ts';
import { isOwnVisit, visitsServedOn } from '../queries/own-day.ts';
import { findReservations, findRow, readReservation } from '../queries/reservations.ts';

/** So many days are shown, the first included. */
const DAYS_SHOWN = 7;

/**
 * The visits of the technician whose account calls, from `date` (today when absent) on for a week, and when she works. A day
 * that is over, or beyond what clients book, is `date_out_of_window`.
 */
export async function ownDay(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  date?: CalendarDate,
): Promise<OwnDay> {
  const moment = salonMoment(now());
  const first = date ?? moment.date;
  if (first < moment.date || first > lastBookableDate(moment)) throw new Refusal('date_out_of_window');
  const last = addDays(first, DAYS_SHOWN - 1);
  const row = await findTechnicianOf(db, userId);
  if (!row) return { technician: null, days: [], ...listOf([]) };
  const [served, absences, settings] = await Promise.all([
    visitsServedOn(db, row.id, { first, last }),
    listAbsences(db, { from: first, to: last }),
    loadSettings(db),
  ]);
  const markedBy = new Map(served.map((visit) => [visit.id, visit.markedBy]));
  const found = await findReservations(
    db,
    served.map(({ id }) => id),
  );
  const marker = { technicianId: row.id, userId };
  const visits = found.map((visit) => asServedBy(visit, marker, markedBy.get(visit._id) ?? null));
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

/** Somebody of the team who marks a visit that she serves. */
export type Marker = { technicianId: string; userId: string };

/**
 * Who marks a visit: null for the desk, which marks all of them; for anybody else the technician of their account, who has
 * to serve it, else it is `reservation_not_found`.
 */
export async function markerOf(db: Database, { _id, roles }: Caller, visitId: string): Promise<Marker | null> {
  if (may(roles, 'manage_reservations')) return null;
  const technician = may(roles, 'mark_visits') ? await findTechnicianOf(db, _id) : undefined;
  if (!technician || !(await isOwnVisit(db, visitId, technician.id))) throw new Refusal('reservation_not_found');
  return { technicianId: technician.id, userId: _id };
}

/** A locked visit as its marker sees it: all of it for the desk. */
export async function readAsMarked(trx: DatabaseTransaction, id: string, marker: Marker | null): Promise<Reservation> {
  const visit = await readReservation(trx, id);
  if (!marker) return visit;
  const row = await findRow(trx, id);
  return asServedBy(visit, marker, row?.moved_by ?? null);
}

/**
 * A visit as who serves it sees it: no way to reach the client, and nothing of whoever else serves it, or of what somebody
 * else has done with it.
 */
function asServedBy(visit: Reservation, { technicianId, userId }: Marker, markedBy: string | null): Reservation {
  const isHers = (one: { technicianId: string | null }) => one.technicianId === technicianId;
  const { status, sittings, performers = [], reservationClientInfo, lastMove } = visit;
  const own = performers.filter(isHers);
  return {
    ...visit,
    email: null,
    performer: own[0]?.name ?? null,
    performers: own,
    ...(sittings && { sittings: sittings.filter(isHers) }),
    reservationClientInfo: { ...reservationClientInfo, phone: '', phoneIsDefault: false },
    lastMove: lastMove && isOwnMark(status, { by: markedBy, left: lastMove.left }, userId) ? lastMove : null,
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
