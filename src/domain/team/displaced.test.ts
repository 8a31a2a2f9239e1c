import { describe, expect, it } from 'vitest';
import { giveBack, mayGoBack, type TakenPerson, takenAfter } from './displaced.ts';
import type { Member, TeamSitting } from './team-day.ts';

const HOURS = [{ start: 540, end: 1020 }];

function member(id: string, sittings: TeamSitting[], more: Partial<Member> = {}): Member {
  const technician = {
    id,
    name: id,
    colour: 'plum' as const,
    status: 'active' as const,
    categories: ['manicure' as const],
    exceptServices: [],
    hours: { 1: [], 2: [] },
    acceptsRequests: true,
    order: 0,
  };
  return { technician, hours: HOURS, absences: [], sittings, plannedMinutes: 0, ...more };
}

function sitting(id: string, technicianId: string, start = 600, more: Partial<TeamSitting> = {}): TeamSitting {
  return { id, technicianId, category: 'manicure', serviceId: null, start, end: start + 45, mayChange: true, ...more };
}

const JADE = { id: 'jade', from: 'bea', to: 'ana' };
const ZOE = { id: 'zoe', from: 'cleo', to: 'bea' };
const withAna = (jade: Partial<TeamSitting> = {}) => member('ana', [sitting('jade', 'ana', 600, jade)]);

describe('giveBack', () => {
  it.each([
    ['goes back to who is free', [withAna(), member('bea', [])], { back: ['jade'], staying: [] }],
    [
      'stays where she is busy',
      [withAna(), member('bea', [sitting('x', 'bea', 620)])],
      { back: [], staying: ['jade'] },
    ],
    [
      'stays where she is absent',
      [withAna(), member('bea', [], { absences: [{ start: 630, end: 700 }] })],
      { back: [], staying: ['jade'] },
    ],
    ['stays where she is not there any more', [withAna()], { back: [], staying: ['jade'] }],
    [
      'stays once she is being served',
      [withAna({ mayChange: false }), member('bea', [])],
      { back: [], staying: ['jade'] },
    ],
    ['was given elsewhere since', [member('ana', []), member('bea', [])], { back: [], staying: [] }],
  ])('one who made room %s', (_what, team, { back, staying }) => {
    const given = giveBack(team, [JADE]);
    expect(given).toEqual({ back: back.map((id) => ({ id, technicianId: 'bea' })), staying });
  });

  it('lets one go where another leaves, and nobody where that one stays', () => {
    const free = [withAna(), member('bea', [sitting('zoe', 'bea')]), member('cleo', [])];
    expect(giveBack(free, [JADE, ZOE])).toEqual({
      back: [
        { id: 'jade', technicianId: 'bea' },
        { id: 'zoe', technicianId: 'cleo' },
      ],
      staying: [],
    });
    const busy = [withAna(), member('bea', [sitting('zoe', 'bea')]), member('cleo', [sitting('x', 'cleo')])];
    expect(giveBack(busy, [JADE, ZOE])).toEqual({ back: [], staying: ['jade', 'zoe'] });
  });
});

describe('takenAfter', () => {
  const taken: TakenPerson[] = [{ id: 'jade', visitId: 'v1', from: 'ana', to: null }];

  it('knows where each went at last, and who made room', () => {
    const given = [
      { id: 'jade', visitId: 'v1', from: null, to: 'bea' },
      { id: 'zoe', visitId: 'v2', from: 'bea', to: 'cleo' },
      { id: 'jade', visitId: 'v1', from: 'bea', to: 'cleo' },
    ];
    expect(takenAfter(taken, given)).toEqual([
      { id: 'jade', visitId: 'v1', from: 'ana', to: 'cleo' },
      { id: 'zoe', visitId: 'v2', from: 'bea', to: 'cleo' },
    ]);
  });

  it('leaves out who had nobody before', () => {
    expect(takenAfter(taken, [{ id: 'ines', visitId: 'v3', from: null, to: 'bea' }])).toEqual(taken);
  });
});

describe('mayGoBack', () => {
  const toBea: TakenPerson[] = [{ id: 'jade', visitId: 'v1', from: 'ana', to: 'bea' }];
  const toNobody: TakenPerson[] = [{ id: 'jade', visitId: 'v1', from: 'ana', to: null }];
  const withBea = [sitting('jade', 'bea')];
  const withNobody = [sitting('jade', 'bea', 600, { technicianId: null })];

  it.each([
    ['goes back from a colleague', toBea, [member('ana', [])], withBea, true],
    ['goes back from nobody', toNobody, [member('ana', [])], withNobody, true],
    ['stays where somebody gave it to another since', toNobody, [member('ana', [])], withBea, false],
    ['stays where it was moved, and its people are others', toBea, [member('ana', [])], [sitting('new', 'bea')], false],
    ['stays where she serves another then', toBea, [member('ana', [sitting('x', 'ana', 620)])], withBea, false],
    ['stays where she is absent', toBea, [member('ana', [], { absences: [{ start: 630, end: 700 }] })], withBea, false],
    ['stays where she has left the team', toBea, [member('bea', [])], withBea, false],
    [
      'stays whole where one of its people cannot go back',
      [...toBea, { id: 'zoe', visitId: 'v1', from: 'ana', to: 'bea' }],
      [member('ana', [sitting('x', 'ana', 660)])],
      [...withBea, sitting('zoe', 'bea', 645)],
      false,
    ],
  ])('a visit %s', (_what, taken, team, people, isBack) => {
    expect(mayGoBack(team, taken, people)).toBe(isBack);
  });
});
