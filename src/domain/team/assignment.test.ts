import { describe, expect, it } from 'vitest';
import { assign, assignWhatFits, canBeServed, type TeamRequest } from './assignment.ts';
import { type TeamSitting, teamOn } from './team-day.ts';
import type { Technician } from './technicians.ts';

const always = () => Array.from({ length: 7 }, () => [{ opens: '09:00', closes: '21:00' }]);
const never = () => Array.from({ length: 7 }, () => []);

function technician(
  id: string,
  order: number,
  categories: Technician['categories'] = ['manicure', 'pedicure'],
): Technician {
  return {
    id,
    name: id,
    colour: 'plum',
    status: 'active',
    categories,
    exceptServices: [],
    hours: { 1: always(), 2: never() },
    acceptsRequests: true,
    order,
  };
}

function sitting(id: string, technicianId: string, start: number, change: Partial<TeamSitting> = {}): TeamSitting {
  const work = { category: 'manicure' as const, serviceId: null, start, end: start + 45 };
  return { id, technicianId, mayChange: true, ...work, ...change };
}

const ANA = technician('ana', 0);
const BEA = technician('bea', 1);
const EVA = technician('eva', 2);

function team(technicians: Technician[], sittings: TeamSitting[] = []) {
  return teamOn({ location: 1, date: '2026-06-03', technicians, absences: [], sittings, byHand: [] });
}

function visit(change: Partial<TeamRequest> = {}): TeamRequest {
  return { lines: [{ category: 'manicure', qty: 1, minutes: 45 }], start: 600, performerId: null, ...change };
}

const two = [{ category: 'manicure' as const, qty: 2, minutes: 45 }];
const twoLines = [
  { category: 'manicure' as const, qty: 1, minutes: 45 },
  { category: 'pedicure' as const, qty: 1, minutes: 60 },
];
const who = (people: { technicianId: string | null }[] | undefined) => people?.map(({ technicianId }) => technicianId);

describe('who is chosen', () => {
  it('is for each person whom staff name, and for the others whoever is free', () => {
    const lines = [...two, ...twoLines.slice(1)];
    const given = (performerIds: (string | null)[]) =>
      who(assign(team([ANA, BEA, EVA]), visit({ lines, performerIds }))?.people);
    expect(given(['eva', 'ana', 'bea'])).toEqual(['eva', 'ana', 'bea']);
    expect(given([null, 'ana', null])).toEqual(['bea', 'ana', 'ana']);
    expect(given(['ana', 'ana', 'bea'])).toBeUndefined();
  });

  it('is whose turn it is', () => {
    const busy = team([ANA, BEA], [sitting('x', 'ana', 900)]);
    expect(who(assign(busy, visit())?.people)).toEqual(['bea']);
  });

  it('is whom the client asked for, and it is remembered', () => {
    const busy = team([ANA, BEA], [sitting('x', 'ana', 900)]);
    expect(assign(busy, visit({ performerId: 'ana' }))).toEqual({
      people: [{ line: 0, technicianId: 'ana', requested: true }],
      changed: [],
    });
  });

  it('is for the next line who did the line before, though it is somebody else’s turn', () => {
    expect(who(assign(team([ANA, BEA]), visit({ lines: twoLines }))?.people)).toEqual(['ana', 'ana']);
    const onlyHands = team([technician('ana', 0, ['manicure']), BEA]);
    expect(who(assign(onlyHands, visit({ lines: twoLines }))?.people)).toEqual(['ana', 'bea']);
  });

  it('is for two people side by side whom they asked for, and somebody else', () => {
    expect(assign(team([ANA, BEA]), visit({ lines: two, performerId: 'bea' }))?.people).toEqual([
      { line: 0, technicianId: 'bea', requested: true },
      { line: 0, technicianId: 'ana', requested: false },
    ]);
  });

  it('is nobody when whom the client asked for is not free, does not do it, or is not there', () => {
    const busy = team([ANA, BEA], [sitting('x', 'ana', 600, { mayChange: false })]);
    for (const performerId of ['ana', 'unknown']) {
      expect([canBeServed(busy, visit({ performerId })), assign(busy, visit({ performerId }))]).toEqual([false, null]);
    }
    expect(
      assign(team([technician('ana', 0, ['manicure']), BEA]), visit({ lines: twoLines, performerId: 'ana' })),
    ).toBe(null);
  });
});

describe('when nobody is free', () => {
  it('somebody whom no client asked for goes to a colleague', () => {
    const hands = technician('ana', 0, ['manicure']);
    const busy = team([hands, BEA], [sitting('x', 'bea', 600)]);
    const pedicure = visit({ lines: [{ category: 'pedicure', qty: 1, minutes: 45 }] });
    expect(assign(busy, pedicure)).toEqual({
      people: [{ line: 0, technicianId: 'bea', requested: false }],
      changed: [{ id: 'x', technicianId: 'ana' }],
    });
    const asked = team([hands, BEA], [sitting('x', 'bea', 600, { mayChange: false })]);
    expect(assign(asked, pedicure)).toBe(null);
  });

  it('as few as possible change', () => {
    const sittings = [sitting('x', 'ana', 580), sitting('y', 'bea', 630), sitting('z', 'eva', 600)];
    const one = assign(team([ANA, BEA, EVA], sittings), visit({ performerId: 'ana', start: 620 }));
    expect(one?.changed).toEqual([{ id: 'x', technicianId: 'bea' }]);
    const fits = assign(team([ANA, BEA, EVA], sittings), visit({ performerId: 'bea', start: 675 }));
    expect(fits?.changed).toEqual([]);
  });

  it('staff may insist: as many as can be are served, the others stay unassigned', () => {
    const busy = team([ANA, BEA], [sitting('x', 'ana', 600)]);
    expect(who(assignWhatFits(busy, visit({ lines: two })))).toEqual(['bea', null]);
    expect(assignWhatFits(busy, visit({ performerId: 'ana' }))).toEqual([
      { line: 0, technicianId: null, requested: false },
    ]);
  });
});
