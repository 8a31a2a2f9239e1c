import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableDay } from '../booking/availability.ts';
import { planLines } from '../booking/seats.ts';
import { DEFAULT_SETTINGS } from '../salon/salon-settings.ts';
import { minutesOf } from '../salon/salon-time.ts';
import type { ServiceCategory } from '../services/services.ts';
import { assign, assignWhatFits, canBeServed, type TeamRequest } from './assignment.ts';
import { type TeamDay, type TeamSitting, teamOn, type Work } from './team-day.ts';
import type { Technician } from './technicians.ts';

// Days of 40 steps of a quarter hour from 9:00 on, so that people meet often.
const STEP = 15;
const OPENING = 540;
const DATE = '2026-06-03';
const SERVICES = ['gel', 'art', 'spa'];
const CATEGORIES: readonly ServiceCategory[] = ['manicure', 'pedicure', 'other'];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const at = (step: number) => OPENING + step * STEP;

const drafts = fc.record({
  categories: fc.subarray([...CATEGORIES], { minLength: 2 }),
  exceptServices: fc.constantFrom([], [], ['gel'], ['art']),
  opens: fc.integer({ min: 0, max: 8 }),
  closes: fc.integer({ min: 30, max: 40 }),
  worksHere: fc.integer({ min: 0, max: 9 }).map((dice) => dice > 0),
  absence: fc.option(fc.record({ start: fc.integer({ min: 0, max: 38 }), length: fc.integer({ min: 1, max: 6 }) })),
});

const works = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  serviceId: fc.option(fc.constantFrom(...SERVICES)),
  start: fc.integer({ min: 0, max: 38 }),
  length: fc.integer({ min: 1, max: 7 }),
});

const visitDrafts = fc.array(
  fc.record({
    work: works,
    technician: fc.nat({ max: 7 }),
    mayChange: fc.integer({ min: 0, max: 4 }).map((dice) => dice > 0),
  }),
  { maxLength: 30, size: 'max' },
);

function technicianOf(draft: DraftOf<typeof drafts>, order: number): Technician {
  const day = [{ opens: clock(at(draft.opens)), closes: clock(at(draft.closes)) }];
  const week = Array.from({ length: 7 }, () => (draft.worksHere ? day : []));
  return {
    id: `t${order}`,
    name: `t${order}`,
    colour: 'plum',
    status: 'active',
    categories: draft.categories,
    exceptServices: draft.exceptServices,
    hours: { 1: week, 2: Array.from({ length: 7 }, () => []) },
    acceptsRequests: true,
    order,
  };
}

type DraftOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Draft> ? Draft : never;

const days: fc.Arbitrary<TeamDay> = fc
  .record({ team: fc.array(drafts, { minLength: 1, maxLength: 8, size: 'max' }), visits: visitDrafts })
  .map(({ team, visits }) => {
    const sittings: TeamSitting[] = [];
    for (const { work, technician, mayChange } of visits) {
      const technicianId = `t${technician % team.length}`;
      const { category, serviceId } = work;
      const [start, end] = [at(work.start), at(work.start + work.length)];
      const sitting = { id: `s${sittings.length}`, technicianId, mayChange, category, serviceId, start, end };
      // The database lets nobody have two at once.
      if (!sittings.some((other) => clash(sitting, other))) sittings.push(sitting);
    }
    const absences = team.flatMap(({ absence }, order) =>
      absence ? [{ technicianId: `t${order}`, start: at(absence.start), end: at(absence.start + absence.length) }] : [],
    );
    return { location: 1, date: DATE, technicians: team.map(technicianOf), absences, sittings, byHand: [] };
  });

const requests: fc.Arbitrary<TeamRequest> = fc.record({
  lines: fc.array(
    fc.record({
      category: fc.constantFrom(...CATEGORIES),
      serviceId: fc.option(fc.constantFrom(...SERVICES)),
      qty: fc.constantFrom(1, 1, 1, 1, 2, 3),
      minutes: fc.integer({ min: 1, max: 7 }).map((steps) => steps * STEP),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  start: fc.integer({ min: 6, max: 30 }).map(at),
  performerId: fc.constantFrom(null, null, null, null, 't0', 't1'),
});

type Placed = Work & { technicianId: string | null };

function clash(one: Placed, other: Placed): boolean {
  return one.technicianId === other.technicianId && one.start < other.end && other.start < one.end;
}

/** Read from the day itself, minute by minute, apart from the product's own rule. */
function mayServe({ technicians, absences }: TeamDay, id: string, work: Work): boolean {
  const technician = technicians.find((one) => one.id === id);
  const [hours] = technician?.hours[1][0] ?? [];
  if (!technician || !hours || !technician.categories.includes(work.category)) return false;
  if (work.serviceId !== null && technician.exceptServices.includes(work.serviceId)) return false;
  for (let minute = work.start; minute < work.end; minute += STEP) {
    const isThere = hours.opens <= clock(minute) && clock(minute) < hours.closes;
    const isAbsent = absences.some((one) => one.technicianId === id && one.start <= minute && minute < one.end);
    if (!isThere || isAbsent) return false;
  }
  return true;
}

type Wish = Work & { options: string[] };

/** Everybody who has to have somebody, each with all who could serve her. */
function wishesOf(day: TeamDay, { lines, start, performerId }: TeamRequest): { wishes: Wish[]; fixed: TeamSitting[] } {
  const fixed = day.sittings.filter(({ mayChange }) => !mayChange);
  const all = day.technicians.map(({ id }) => id);
  const able = (work: Work) =>
    all.filter((id) => mayServe(day, id, work) && !fixed.some((one) => clash({ ...work, technicianId: id }, one)));
  const others = day.sittings
    .filter(({ mayChange }) => mayChange)
    .map((sitting) => ({ ...sitting, options: [...new Set([...able(sitting), `${sitting.technicianId}`])] }));
  const newcomers = planLines(lines, start).flatMap(({ people, ...time }, index) =>
    Array.from({ length: people }, (_, place) => {
      const work = { ...time, serviceId: lines[index]?.serviceId ?? null };
      const options = able(work).filter((id) => place > 0 || performerId === null || id === performerId);
      return { ...work, options };
    }),
  );
  return { wishes: [...others, ...newcomers].sort((one, other) => one.start - other.start), fixed };
}

type Busy = Record<string, number>;

/** Every assignment of all people of the day, person by person: of those that are alike so far one is enough. */
function isThereAWay(wishes: readonly Wish[]): boolean {
  const ways = wishes.reduce<Busy[]>(
    (found, wish) => {
      const next = found.flatMap((busyUntil) => waysOn(busyUntil, wish));
      return [...new Map(next.map((busy) => [JSON.stringify(Object.entries(busy).sort()), busy])).values()];
    },
    [{}],
  );
  return ways.length > 0;
}

function waysOn(busyUntil: Busy, { start, end, options }: Wish): Busy[] {
  const free = options.filter((id) => (busyUntil[id] ?? 0) <= start);
  const still = Object.entries(busyUntil).filter(([, until]) => until > start);
  return free.map((id) => ({ ...Object.fromEntries(still), [id]: end }));
}

/** Every assignment there is, one by one. */
function isThereAWayByTrying([wish, ...left]: readonly Wish[], given: readonly Placed[]): boolean {
  if (!wish) return true;
  return wish.options.some((technicianId) => {
    const placed = { ...wish, technicianId };
    return !given.some((other) => clash(placed, other)) && isThereAWayByTrying(left, [...given, placed]);
  });
}

/** The day after the assignment: everybody with who serves her. */
function dayAfter(
  day: TeamDay,
  { lines, start }: TeamRequest,
  answer: NonNullable<ReturnType<typeof assign>>,
): Placed[] {
  const changed = new Map(answer.changed.map(({ id, technicianId }) => [id, technicianId]));
  const plan = planLines(lines, start);
  const newcomers = answer.people.flatMap(({ line, technicianId }) => {
    const planned = plan[line];
    return planned ? [{ ...planned, serviceId: lines[line]?.serviceId ?? null, technicianId }] : [];
  });
  return [
    ...day.sittings.map((one) => ({ ...one, technicianId: changed.get(one.id) ?? one.technicianId })),
    ...newcomers,
  ];
}

function expectNoClash(placed: readonly Placed[]): void {
  for (const [index, one] of placed.entries()) {
    expect(placed.slice(index + 1).filter((other) => clash(one, other))).toEqual([]);
  }
}

const SEED = 20_260_603;

describe('any visit on any day of the team', () => {
  it('is served if and only if some assignment of everybody serves it', () => {
    let answers = { yes: 0, no: 0, changed: 0 };
    fc.assert(
      fc.property(days, requests, (day, request) => {
        const team = teamOn(day);
        const expected = isThereAWay(wishesOf(day, request).wishes);
        const answer = assign(team, request);
        expect(canBeServed(team, request)).toBe(expected);
        expect(answer !== null).toBe(expected);
        answers = {
          yes: answers.yes + Number(expected),
          no: answers.no + Number(!expected),
          changed: answers.changed + Number((answer?.changed.length ?? 0) > 0),
        };
      }),
      { numRuns: 700, seed: SEED },
    );
    // Otherwise the days would say nothing.
    expect(Math.min(answers.yes, answers.no, answers.changed)).toBeGreaterThan(25);
  });

  it('is shown free if and only if booking it is served', () => {
    const seats = { manicure: 99, pedicure: 99, other: 99 };
    const { locations } = DEFAULT_SETTINGS;
    const settings = { ...DEFAULT_SETTINGS, locations: { ...locations, 1: { ...locations[1], seats } } };
    const states: string[] = [];
    fc.assert(
      fc.property(days, requests, (day, { lines, performerId }) => {
        const team = teamOn(day);
        const now = { date: '2026-06-01', minutes: 0 };
        const asked = {
          now,
          settings,
          location: 1 as const,
          lines,
          performerId,
          sittings: new Map(),
          teamAt: () => team,
        };
        for (const { time, state } of availableDay(asked, DATE).slots.filter((slot) => slot.state !== 'too_long')) {
          const booked = assign(team, { lines, performerId, start: minutesOf(time) });
          expect(state).toBe(booked ? 'free' : 'full');
          states.push(state);
        }
      }),
      { numRuns: 100, seed: SEED },
    );
    expect(new Set(states)).toEqual(new Set(['free', 'full']));
  });

  it('is judged as by trying everything, where that is possible', () => {
    const small = days.map((day) => ({ ...day, technicians: day.technicians.slice(0, 4) })).filter(isSmall);
    fc.assert(
      fc.property(small, requests, (day, request) => {
        const { wishes } = wishesOf(day, request);
        expect(canBeServed(teamOn(day), request)).toBe(isThereAWayByTrying(wishes, []));
      }),
      { numRuns: 150, seed: SEED },
    );
  });

  it('gives nobody two people at once, nobody work that is not hers, and changes no one who was asked for or served', () => {
    fc.assert(
      fc.property(days, requests, (day, request) => {
        const answer = assign(teamOn(day), request);
        if (!answer) return;
        const after = dayAfter(day, request, answer);
        expectNoClash(after);
        const given = after.filter((one, index) => one.technicianId !== day.sittings[index]?.technicianId);
        for (const { technicianId, ...work } of given) expect(mayServe(day, `${technicianId}`, work)).toBe(true);
        const fixed = day.sittings.filter(({ mayChange }) => !mayChange).map(({ id }) => id);
        expect(answer.changed.filter(({ id }) => fixed.includes(id))).toEqual([]);
        const asked = answer.people.filter(({ requested }) => requested);
        expect(asked.map(({ technicianId }) => technicianId)).toEqual(
          request.performerId === null ? [] : request.lines.map(() => request.performerId),
        );
      }),
      { numRuns: 500, seed: SEED },
    );
  });

  it('never changes somebody for people whom staff insist on', () => {
    fc.assert(
      fc.property(days, requests, (day, request) => {
        const people = assignWhatFits(teamOn(day), request);
        expect(people).toHaveLength(request.lines.reduce((sum, { qty }) => sum + qty, 0));
        const served = people.filter(({ technicianId }) => technicianId !== null);
        const after = dayAfter(day, request, { people: served, changed: [] });
        expectNoClash(after);
      }),
      { numRuns: 300, seed: SEED },
    );
  });
});

function isSmall({ technicians, sittings }: TeamDay): boolean {
  const known = technicians.map(({ id }) => id);
  return (
    sittings.filter(({ mayChange }) => mayChange).length <= 8 &&
    sittings.every((one) => known.includes(`${one.technicianId}`))
  );
}
