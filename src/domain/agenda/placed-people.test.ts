import { expect, it } from 'vitest';
import type { Member, TeamSitting } from '../team/team-day.ts';
import { placedPeople } from './placed-people.ts';

const h = (hours: number, minutes = 0) => hours * 60 + minutes;
const NEVER = [[], [], [], [], [], [], []];

const served = (id: string, technicianId: string, start: number, differences: Partial<TeamSitting> = {}) => ({
  ...{ id, technicianId, category: 'manicure' as const, serviceId: 'gel', mayChange: true },
  ...{ start, end: start + 60, ...differences },
});

function member(id: string, ...sittings: TeamSitting[]): Member {
  const technician = { id, name: id, colour: 'coral', status: 'active', categories: ['manicure'] } as const;
  return {
    technician: { ...technician, exceptServices: [], hours: { 1: NEVER, 2: NEVER }, acceptsRequests: true, order: 0 },
    hours: [{ start: h(9), end: h(17) }],
    absences: [],
    sittings,
    plannedMinutes: 0,
  };
}

const line = (qty: number) => ({ category: 'manicure', serviceId: 'gel', qty, minutes: 60 }) as const;
const NOEMIE = served('noemie', 'zoe', h(15));
const ASKED = { ...NOEMIE, mayChange: false };

it.each([
  ['takes nothing from others where its technician is free', [member('zoe'), member('jade')], 1, [], 0],
  ['gives who is in its way to a colleague', [member('zoe', NOEMIE), member('jade')], 1, ['noemie jade'], 0],
  [
    'gives her to the first in the order of turns who is free',
    [member('zoe', NOEMIE), member('ana'), member('jade')],
    1,
    ['noemie ana'],
    0,
  ],
  [
    'says all who serve a visit of which one is given away',
    [member('zoe', NOEMIE), member('ana'), member('jade', served('noemie', 'jade', h(15)))],
    1,
    ['noemie ana jade'],
    0,
  ],
  ['waits for somebody where she cannot be given away', [member('zoe', ASKED), member('jade')], 1, [], 1],
  [
    'waits for somebody where all colleagues are busy',
    [member('zoe', NOEMIE), member('jade', served('b', 'jade', h(15), { mayChange: false }))],
    1,
    [],
    1,
  ],
  ['waits for somebody outside of the hours of its technician', [member('zoe')], 1, [], 1, h(16, 30)],
  ['of two people one may wait alone', [member('zoe')], 2, [], 1],
] as const)('a visit that is placed %s', (_what, team, qty, given, unassigned, start: number = h(15)) => {
  const placed = placedPeople(team, { lines: [line(qty)], preferred: [] }, { location: 1, start, performer: 'zoe' });
  expect(placed.given.map(({ id, technicianIds }) => [id, ...technicianIds].join(' '))).toEqual(given);
  expect(placed).toMatchObject({ unassigned, people: qty });
});

it('goes to those that were chosen where several serve it', () => {
  const work = { category: 'manicure', serviceId: 'gel', start: 0, end: 60 } as const;
  const pair = { lines: [line(2)], served: ['zoe', 'jade'].map((technicianId) => ({ ...work, technicianId })) };
  const team = [member('zoe', NOEMIE), member('jade'), member('ana')];
  const placed = placedPeople(team, { ...pair, preferred: [] }, { location: 1, start: h(15), performer: 'zoe' });
  expect(placed).toEqual({ given: [{ id: 'noemie', technicianIds: ['ana'] }], unassigned: 0, people: 2 });
});
