import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCATIONS } from '../salon/locations.ts';
import { DEFAULT_SETTINGS } from '../salon/salon-settings.ts';
import type { Member } from '../team/team-day.ts';
import { type AgendaDay, judgeLanding, nearestFree, type StandingVisit } from './landing.ts';

const h = (hours: number, minutes = 0) => hours * 60 + minutes;
const seats = { manicure: 2, pedicure: 1, other: 1 };
const locations = { 1: { ...DEFAULT_LOCATIONS[1], seats }, 2: { ...DEFAULT_LOCATIONS[2], seats } };

const visit = (id: string, start: number, differences: Partial<StandingVisit> = {}): StandingVisit => ({
  id,
  location: 1,
  start,
  lines: [{ category: 'manicure', qty: 1, minutes: 60 }],
  ...differences,
});

const day = (...visits: StandingVisit[]): AgendaDay => ({
  // A Thursday: open from 9:30 to 21:00, and looked at at 10:00.
  date: '2026-06-04',
  now: { date: '2026-06-04', minutes: h(10) },
  settings: { ...DEFAULT_SETTINGS, locations },
  visits,
});

const NADIA = visit('nadia', h(15));
const FULL = day(NADIA, visit('a', h(13)), visit('b', h(13, 20)), visit('c', h(13), { location: 2 }));

describe('judgeLanding', () => {
  it.each([
    ['a free time', h(11), [], []],
    ['a time with one other', h(12, 10), [], []],
    ['where she stands', h(15), [], []],
    ['a full time', h(13, 30), ['slot_full'], ['a 30', 'b 50']],
    ['the last minutes before one that is over', h(14), [], []],
    ['a time that has passed', h(9, 30), ['slot_too_soon'], []],
    ['a time before opening', h(9), ['outside_hours', 'slot_too_soon'], []],
  ])('of %s', (_what, start, conflicts, met) => {
    const landing = judgeLanding(FULL, NADIA, { location: 1, start });
    expect(landing.conflicts).toEqual(conflicts);
    expect(landing.met.map(({ id, minutes }) => `${id} ${minutes}`)).toEqual(met);
  });

  it('says that work would end too late', () => {
    const long = visit('long', h(15), { lines: [{ category: 'manicure', qty: 1, minutes: 180 }] });
    expect(judgeLanding(day(long), long, { location: 1, start: h(19, 30) }).conflicts).toEqual([
      'too_long_for_closing',
    ]);
  });

  it('asks each line for its own kind of seat', () => {
    const lines = [
      { category: 'manicure', qty: 1, minutes: 30 },
      { category: 'pedicure', qty: 1, minutes: 30 },
    ] as const;
    const both = visit('both', h(18), { lines });
    const feet = visit('feet', h(11, 30), { lines: [{ category: 'pedicure', qty: 1, minutes: 60 }] });
    const { conflicts, met } = judgeLanding(day(both, feet), both, { location: 1, start: h(11, 30) });
    expect(conflicts).toEqual(['slot_full']);
    expect(met).toEqual([{ id: 'feet', minutes: 30 }]);
    expect(judgeLanding(day(both, feet), both, { location: 1, start: h(10, 30) }).conflicts).toEqual([]);
  });
});

describe('nearestFree', () => {
  it('is one place at each location, the nearest first', () => {
    const found = nearestFree(FULL, NADIA, { location: 1, start: h(13, 30) }, [1, 2]);
    expect(found).toEqual([
      { location: 2, start: h(13, 30) },
      { location: 1, start: h(14) },
    ]);
  });

  it('is at the same location first when both are as near', () => {
    const found = nearestFree(day(NADIA), NADIA, { location: 2, start: h(13) }, [1, 2]);
    expect(found[0]).toEqual({ location: 2, start: h(13) });
  });

  it('is nothing on a day on which nobody opens', () => {
    const closed = { ...FULL, date: '2026-06-24' };
    expect(nearestFree(closed, NADIA, { location: 1, start: h(13) }, [1, 2])).toEqual([]);
  });
});

const LACQUER = { colour: 'plum' } as const;

describe('with technicians', () => {
  const week = [[], [], [], [], [], [], []];
  const member = (id: string, busy: readonly [number, number][] = []): Member => ({
    technician: {
      ...LACQUER,
      id,
      name: id,
      status: 'active',
      categories: ['manicure'],
      exceptServices: [],
      hours: { 1: week, 2: week },
      acceptsRequests: true,
      order: 0,
    },
    hours: [{ start: h(10), end: h(18) }],
    absences: [],
    sittings: busy.map(([start, end], index) => ({
      id: `${id} ${index}`,
      technicianId: id,
      mayChange: false,
      category: 'manicure',
      serviceId: null,
      start,
      end,
    })),
    plannedMinutes: 0,
  });
  const staffed = {
    ...day(NADIA),
    teams: { 1: [member('zoe', [[h(14), h(16)]]), member('jade', [[h(14), h(14, 30)]])] },
  };

  it('judges seats and who serves', () => {
    const wanted = { location: 1, start: h(15), performer: 'zoe' } as const;
    expect(judgeLanding(staffed, NADIA, wanted)).toEqual({
      conflicts: ['performer_busy'],
      met: [{ id: 'zoe 0', minutes: 60 }],
    });
    expect(judgeLanding(staffed, NADIA, { ...wanted, performer: 'jade' }).conflicts).toEqual([]);
    expect(judgeLanding(staffed, NADIA, { ...wanted, start: h(9) }).conflicts).toEqual([
      'outside_hours',
      'slot_too_soon',
    ]);
  });

  it('proposes the nearest time of each technician, the same one first', () => {
    const wanted = { location: 1, start: h(14), performer: 'zoe' } as const;
    expect(nearestFree(staffed, NADIA, wanted, [1])).toEqual([
      { location: 1, start: h(14, 30), performer: 'jade' },
      { location: 1, start: h(13), performer: 'zoe' },
    ]);
  });
});
