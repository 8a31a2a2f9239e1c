import { describe, expect, it } from 'vitest';
import type { Member } from '../team/team-day.ts';
import { performerLanding } from './performer-landing.ts';

const h = (hours: number, minutes = 0) => hours * 60 + minutes;

const NEVER = [[], [], [], [], [], [], []];
const LACQUER = { colour: 'coral' } as const;

const zoe: Member = {
  technician: {
    ...LACQUER,
    id: 'zoe',
    name: 'Zoé',
    status: 'active',
    categories: ['manicure'],
    exceptServices: ['art'],
    hours: { 1: NEVER, 2: NEVER },
    acceptsRequests: true,
    order: 0,
  },
  hours: [{ start: h(9, 30), end: h(17) }],
  absences: [{ start: h(12), end: h(12, 30) }],
  sittings: [
    {
      id: 'noemie',
      technicianId: 'zoe',
      mayChange: true,
      category: 'manicure',
      serviceId: 'gel',
      start: h(15, 30),
      end: h(16, 20),
    },
    {
      id: 'nadia',
      technicianId: 'zoe',
      mayChange: true,
      category: 'manicure',
      serviceId: 'gel',
      start: h(10),
      end: h(10, 50),
    },
  ],
  plannedMinutes: 100,
};

const nadia = (line: object = {}) => ({
  id: 'nadia',
  lines: [{ category: 'manicure', serviceId: 'gel', qty: 1, minutes: 50, ...line } as const],
});

describe('a visit held over a technician', () => {
  it.each([
    ['when she is free', h(14), {}, [], []],
    ['where it stands', h(10, 20), {}, [], []],
    ['while she serves somebody', h(15), {}, ['performer_busy'], ['noemie 20']],
    ['while she eats', h(11, 45), {}, ['performer_absent'], []],
    ['beyond her hours', h(16, 30), {}, ['performer_off'], []],
    ['for what she does not do', h(14), { category: 'pedicure' }, ['performer_unskilled'], []],
    ['for a service that she leaves to others', h(14), { serviceId: 'art' }, ['performer_unskilled'], []],
    [
      'for all of that',
      h(15, 40),
      { serviceId: 'art', minutes: 120 },
      ['performer_unskilled', 'performer_off', 'performer_busy'],
      ['noemie 40'],
    ],
  ])('%s', (_when, start, line, conflicts, met) => {
    const landing = performerLanding([zoe], nadia(line), { start, performer: 'zoe' });
    expect(landing.conflicts).toEqual(conflicts);
    expect(landing.met.map(({ id, minutes }) => `${id} ${minutes}`)).toEqual(met);
  });

  it('who is not there that day', () => {
    expect(performerLanding([zoe], nadia(), { start: h(14), performer: 'ana' }).conflicts).toEqual(['performer_off']);
  });
});

describe('a visit held over whoever is free', () => {
  it.each([
    [h(14), []],
    [h(11, 45), ['no_technician']],
  ])('at minute %i: %j', (start, conflicts) => {
    expect(performerLanding([zoe], nadia(), { start, performer: null }).conflicts).toEqual(conflicts);
  });
});

describe('a visit that several serve', () => {
  const ana: Member = { ...zoe, technician: { ...zoe.technician, id: 'ana', exceptServices: [] }, sittings: [] };
  const work = (technicianId: string | null, serviceId = 'gel') =>
    ({ technicianId, serviceId, category: 'manicure', start: 0, end: 50 }) as const;
  const landing = (served: ReturnType<typeof work>[], start: number) =>
    performerLanding([zoe, ana], { ...nadia(), served }, { start, performer: 'zoe' });

  it.each([
    ['who are both free', [work('zoe'), work('ana')], h(14), [], undefined],
    ['of whom nobody is named yet', [work(null), work('ana')], h(15), [], undefined],
    ['of whom one has somebody', [work('zoe'), work('ana')], h(15), ['performer_busy'], 'zoe'],
    ['of whom one does not do her part', [work('zoe', 'art'), work('ana')], h(14), ['performer_unskilled'], 'zoe'],
    ['who are one and the same', [work('ana'), work('ana')], h(14), ['performer_busy'], 'ana'],
  ])('%s', (_who, served, start, conflicts, about) => {
    expect(landing(served, start)).toMatchObject({ conflicts, ...(about !== undefined && { about }) });
  });
});
