import type { Insertable } from 'kysely';
import { LOCATION_CODES, type LocationCode, type OpeningHours } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate, clockTime, datesBetween, minutesOf, weekday } from '#domain/salon/salon-time.ts';
import type { ServiceCategory } from '#domain/services/services.ts';
import type { AbsenceKind } from '#domain/team/absences.ts';
import type { Technician, TechnicianColour, TechnicianHours } from '#domain/team/technicians.ts';
import type { AbsencesTable, TechniciansTable } from '../database/schema-team.ts';
import { demoAccountId } from './demo-account-rows.ts';
import { demoId } from './demo-id.ts';

/** `09:30-18:00` from Monday to Sunday, an empty text for a day off. */
type Week = readonly [string, string, string, string, string, string, string];

type DemoTechnician = {
  name: string;
  colour: TechnicianColour;
  categories: ServiceCategory[];
  /** Keys of demo services. */
  without?: readonly string[];
  weeks: Partial<Record<LocationCode, Week>>;
  /** When she eats, on the days that she works. */
  lunch: string;
  isNotAskedFor?: true;
  email?: string;
};

const DAY_OFF = '';
const OPENING = '09:30-18:00';
const EVENING = '12:00-21:00';
const LONG = '09:30-21:00';
const SATURDAY = '09:30-17:00';
const SUNDAY = '10:00-17:00';

const EVERYTHING: ServiceCategory[] = ['manicure', 'pedicure', 'other'];

/** Six at La Pyramide, five at Plaza Laval; Jade works at both. */
const DEMO_TEAM: readonly DemoTechnician[] = [
  {
    name: 'Maude',
    colour: 'plum',
    categories: EVERYTHING,
    weeks: { 1: [OPENING, OPENING, OPENING, LONG, '09:30-17:30', SATURDAY, DAY_OFF] },
    lunch: '12:00',
  },
  {
    name: 'Zoé',
    colour: 'coral',
    categories: EVERYTHING,
    without: ['forfait-mariage', 'pedicure-enfant'],
    weeks: { 1: [OPENING, OPENING, OPENING, OPENING, LONG, DAY_OFF, SUNDAY] },
    lunch: '12:30',
    email: 'employee@lunule.test',
  },
  {
    name: 'Ana',
    colour: 'lilac',
    categories: ['manicure', 'pedicure'],
    weeks: { 1: [OPENING, OPENING, OPENING, LONG, LONG, SATURDAY, DAY_OFF] },
    lunch: '13:00',
  },
  {
    name: 'Inès',
    colour: 'fir',
    categories: EVERYTHING,
    weeks: { 1: [OPENING, OPENING, OPENING, EVENING, EVENING, DAY_OFF, SUNDAY] },
    lunch: '15:00',
  },
  {
    name: 'Thảo',
    colour: 'cherry',
    categories: EVERYTHING,
    without: ['art-ongles'],
    weeks: { 1: [DAY_OFF, OPENING, OPENING, EVENING, EVENING, SATURDAY, SUNDAY] },
    lunch: '14:00',
  },
  {
    name: 'Jade',
    colour: 'ink',
    categories: EVERYTHING,
    without: ['manucure-japonaise', 'poudre-a-tremper'],
    weeks: {
      1: [OPENING, OPENING, OPENING, LONG, DAY_OFF, DAY_OFF, SUNDAY],
      2: [DAY_OFF, DAY_OFF, DAY_OFF, DAY_OFF, OPENING, SATURDAY, DAY_OFF],
    },
    lunch: '13:30',
  },
  {
    name: 'Linh',
    colour: 'orchid',
    categories: EVERYTHING,
    weeks: { 2: [OPENING, OPENING, OPENING, LONG, LONG, DAY_OFF, SUNDAY] },
    lunch: '12:00',
  },
  {
    name: 'Océane',
    colour: 'lagoon',
    categories: ['manicure', 'other'],
    weeks: { 2: [OPENING, OPENING, OPENING, EVENING, EVENING, SATURDAY, DAY_OFF] },
    lunch: '15:30',
  },
  {
    name: 'Mai',
    colour: 'honey',
    categories: ['manicure', 'pedicure'],
    weeks: { 2: [DAY_OFF, OPENING, OPENING, LONG, LONG, SATURDAY, SUNDAY] },
    lunch: '13:00',
  },
  {
    name: 'Rosalie',
    colour: 'peach',
    categories: EVERYTHING,
    weeks: { 2: [OPENING, OPENING, OPENING, LONG, OPENING, SATURDAY, DAY_OFF] },
    lunch: '12:30',
    isNotAskedFor: true,
  },
];

/** The technicians of the demo salon as the rules take them. */
export function demoTeam(): Technician[] {
  return DEMO_TEAM.map((technician, order) => ({
    id: demoTechnicianId(technician.name),
    name: technician.name,
    colour: technician.colour,
    status: 'active',
    categories: technician.categories,
    exceptServices: exceptionsOf(technician),
    hours: hoursOf(technician),
    acceptsRequests: !technician.isNotAskedFor,
    order,
  }));
}

/** The technicians of the demo salon as rows. */
export function demoTechnicians(at: Date): Insertable<TechniciansTable>[] {
  return DEMO_TEAM.map((technician, position) => ({
    id: demoTechnicianId(technician.name),
    name: technician.name,
    colour: technician.colour,
    picture: null,
    user_id: technician.email === undefined ? null : demoAccountId(technician.email),
    categories: technician.categories,
    except_services: exceptionsOf(technician),
    hours: JSON.stringify(hoursOf(technician)),
    accepts_requests: !technician.isNotAskedFor,
    status: 'active' as const,
    position,
    created_at: at,
    updated_at: at,
  }));
}

const DAYS_AROUND = 7;
const LUNCH_MINUTES = 30;

/** Lunches of two weeks around `today`, a training and a day off to come. */
export function demoAbsences(today: CalendarDate, at: Date): Insertable<AbsencesTable>[] {
  const dates = datesBetween(addDays(today, -DAYS_AROUND), addDays(today, DAYS_AROUND));
  const lunches = dates.flatMap((date) =>
    DEMO_TEAM.filter((technician) => isInFor(technician, date)).map(({ name, lunch }) => {
      const to = clockTime(minutesOf(lunch) + LUNCH_MINUTES);
      return absence(name, { from: `${date}T${lunch}`, to: `${date}T${to}`, kind: 'break', note: 'Dîner' });
    }),
  );
  const [trained, away] = [addDays(today, 5), addDays(today, 6)];
  const others = [
    absence('Inès', { from: `${trained}T15:30`, to: `${trained}T17:00`, kind: 'training', note: 'Formation' }),
    absence('Mai', { from: `${away}T00:00`, to: `${addDays(away, 1)}T00:00`, kind: 'off', note: 'Congé' }),
  ];
  return [...lunches, ...others].map((row) => ({ ...row, created_at: at }));
}

/** Whether her lunch falls within her work of that day. */
function isInFor({ weeks, lunch }: DemoTechnician, date: CalendarDate): boolean {
  return LOCATION_CODES.some((code) => {
    const span = spansOf(weeks[code]?.[weekday(date) - 1] ?? DAY_OFF)[0];
    return span !== undefined && span.opens < lunch && lunch < span.closes;
  });
}

type Absence = { from: string; to: string; kind: AbsenceKind; note: string };

function absence(name: string, { from, to, kind, note }: Absence) {
  return {
    id: demoId(`absence ${name} ${from}`),
    technician_id: demoTechnicianId(name),
    starts_at: from,
    ends_at: to,
    kind,
    note,
  };
}

function exceptionsOf({ without = [] }: DemoTechnician): string[] {
  return without.map((key) => demoId(`service ${key}`));
}

function demoTechnicianId(name: string): string {
  return demoId(`technician ${name}`);
}

function hoursOf({ weeks }: DemoTechnician): TechnicianHours {
  const week = (code: LocationCode) => Array.from({ length: 7 }, (_, day) => spansOf(weeks[code]?.[day] ?? DAY_OFF));
  return { 1: week(1), 2: week(2) };
}

function spansOf(day: string): OpeningHours[] {
  return day === DAY_OFF ? [] : [{ opens: day.slice(0, 5), closes: day.slice(6) }];
}
