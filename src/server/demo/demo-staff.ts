import { planLines } from '#domain/booking/seats.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, daysBetween } from '#domain/salon/salon-time.ts';
import { type AbsenceTime, absenceOn } from '#domain/team/absences.ts';
import { type Assigned, assign, assignWhatFits } from '#domain/team/assignment.ts';
import { type TeamSitting, teamOn } from '#domain/team/team-day.ts';
import type { Technician } from '#domain/team/technicians.ts';
import type { DemoVisit } from './demo-visit.ts';
import { diceFrom } from './dice.ts';

/** The team of the demo, with its absences. */
export type DemoStaff = {
  technicians: readonly Technician[];
  absences: readonly (AbsenceTime & { technicianId: string })[];
};

const EPOCH_DAY: CalendarDate = '2000-01-01';
/** Some clients ask for somebody. */
const ASKS_FOR_SOMEBODY = 0.3;

/** The visits of a location's day with who serves them; people for whom nobody is free stay unassigned. */
export function withStaff(
  visits: readonly DemoVisit[],
  { location, date }: { location: LocationCode; date: CalendarDate },
  { technicians, absences }: DemoStaff,
): DemoVisit[] {
  const dice = diceFrom(daysBetween(EPOCH_DAY, date) * 3 + location);
  const absent = absences.flatMap(({ technicianId, ...time }) => {
    const part = absenceOn(time, date);
    return part ? [{ technicianId, ...part }] : [];
  });
  const sittings: TeamSitting[] = [];
  return visits.map((visit) => {
    if (visit.status === 'cancel') return visit;
    const team = teamOn({ location, date, technicians, absences: absent, sittings, byHand: [] });
    const lines = visit.lines.map(({ id: serviceId, ...line }) => ({ ...line, serviceId }));
    const request = { lines, start: visit.start, performerId: null };
    const asked = dice.chance(ASKS_FOR_SOMEBODY) ? { ...request, performerId: dice.pick(technicians).id } : request;
    const found = assign(team, asked) ?? assign(team, request);
    const people = found?.people ?? assignWhatFits(team, request);
    sittings.push(...servedBy(visit, people, sittings.length));
    return { ...visit, people };
  });
}

/** Nobody of the demo changes for a later visit. */
function servedBy({ lines, start }: DemoVisit, people: readonly Assigned[], from: number): TeamSitting[] {
  const plan = planLines(lines, start);
  return people.flatMap(({ line, technicianId }, place) => {
    const [planned, offer] = [plan[line], lines[line]];
    if (!planned || !offer) return [];
    const { category, start: begins, end } = planned;
    const work = { category, serviceId: offer.id, start: begins, end };
    return [{ id: String(from + place), technicianId, mayChange: false, ...work }];
  });
}
