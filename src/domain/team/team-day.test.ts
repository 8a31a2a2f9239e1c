import { describe, expect, it } from 'vitest';
import { hindrancesOf, isFree, isTakenFrom, mayServe, type TeamDay, type TeamSitting, teamOn } from './team-day.ts';
import type { Technician } from './technicians.ts';

/** 3 June 2026 is a Wednesday. */
const WEDNESDAY = '2026-06-03';
const never = () => Array.from({ length: 7 }, () => []);
const onWednesdays = (...spans: string[]) =>
  never().map((day, index) =>
    index === 2 ? spans.map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) })) : day,
  );

function technician(id: string, change: Partial<Technician> = {}): Technician {
  return {
    id,
    name: id,
    colour: 'plum',
    status: 'active',
    categories: ['manicure'],
    exceptServices: ['art'],
    hours: { 1: onWednesdays('09:30-18:00'), 2: never() },
    acceptsRequests: true,
    order: 0,
    ...change,
  };
}

function sitting(technicianId: string, start: number, end: number, mayChange = true): TeamSitting {
  return {
    id: `${technicianId} ${start}`,
    technicianId,
    mayChange,
    category: 'manicure',
    serviceId: 'gel',
    start,
    end,
  };
}

function day(change: Partial<TeamDay>): TeamDay {
  return { location: 1, date: WEDNESDAY, technicians: [], absences: [], sittings: [], byHand: [], ...change };
}

const ids = (change: Partial<TeamDay>) => teamOn(day(change)).map((member) => member.technician.id);

describe('the team of a day', () => {
  it('has those who work there that day, and no one inactive', () => {
    const elsewhere = { 1: never(), 2: onWednesdays('09:30-18:00') };
    const technicians = [
      technician('maude'),
      technician('zoe', { status: 'inactive' }),
      technician('linh', { hours: elsewhere }),
      technician('ana', { hours: { 1: never(), 2: never() } }),
    ];
    expect(ids({ technicians })).toEqual(['maude']);
    expect(ids({ technicians, location: 2 })).toEqual(['linh']);
    expect(ids({ technicians, date: '2026-06-04' })).toEqual([]);
  });

  it('keeps somebody whose people may go to others, though she works there no more', () => {
    const technicians = [technician('maude', { status: 'inactive' })];
    expect(ids({ technicians, sittings: [sitting('maude', 600, 645)] })).toEqual(['maude']);
    expect(ids({ technicians, sittings: [sitting('maude', 600, 645, false)] })).toEqual([]);
  });

  it('is in the order of turns: by hand, then the fewest planned minutes, then the place in the team', () => {
    const technicians = ['a', 'b', 'c', 'd'].map((id, order) => technician(id, { order }));
    const sittings = [sitting('a', 600, 645), sitting('b', 600, 630)];
    expect(ids({ technicians, sittings })).toEqual(['c', 'd', 'b', 'a']);
    expect(ids({ technicians, sittings, byHand: ['a', 'd'] })).toEqual(['a', 'd', 'c', 'b']);
  });
});

describe('what somebody may serve', () => {
  const [maude] = teamOn(
    day({
      technicians: [technician('maude', { hours: { 1: onWednesdays('09:30-12:00', '12:00-18:00'), 2: never() } })],
      absences: [{ technicianId: 'maude', start: 780, end: 810 }],
      sittings: [sitting('maude', 900, 945)],
    }),
  );
  const work = { category: 'manicure' as const, serviceId: 'gel', start: 600, end: 645 };

  it.each([
    ['her own work', {}, []],
    ['a category that is not hers', { category: 'pedicure' as const }, ['other_services']],
    ['a service that she leaves to others', { serviceId: 'art' }, ['other_services']],
    ['work that is not known any more', { serviceId: null }, []],
    ['work over stretches that touch', { start: 700, end: 745 }, []],
    ['work before she comes', { start: 560, end: 605 }, ['not_there']],
    ['work from the minute she comes', { start: 570, end: 615 }, []],
    ['work until the minute she goes', { start: 1035, end: 1080 }, []],
    ['work after that', { start: 1040, end: 1085 }, ['not_there']],
    ['work into her lunch', { start: 750, end: 785 }, ['absent']],
    ['work until her lunch', { start: 735, end: 780 }, []],
    ['work from the end of her lunch', { start: 810, end: 855 }, []],
    ['all at once', { start: 560, end: 785, serviceId: 'art' }, ['absent', 'not_there', 'other_services']],
  ])('%s, against which stands %j', (_what, change, hindrances) => {
    const asked = { ...work, ...change };
    expect(maude && hindrancesOf(maude, asked, [asked])).toEqual(hindrances);
    expect(maude && mayServe(maude, asked)).toBe(hindrances.length === 0);
  });

  it.each([
    [855, 900, true],
    [890, 905, false],
    [910, 920, false],
    [945, 990, true],
  ])('she is free from %i to %i: %s', (start, end, free) => {
    expect(maude && isFree(maude, { start, end })).toBe(free);
  });
});

describe('a change of a technician', () => {
  const ana = technician('ana');
  const work = {
    location: 1 as const,
    date: WEDNESDAY,
    category: 'manicure' as const,
    serviceId: 'gel',
    start: 600,
    end: 660,
  };

  it.each([
    ['shorter hours', { hours: { 1: onWednesdays('10:30-18:00'), 2: never() } }, true],
    ['a pause in the middle of it', { hours: { 1: onWednesdays('09:30-10:15', '10:30-18:00'), 2: never() } }, true],
    ['another location that day', { hours: { 1: never(), 2: onWednesdays('09:30-18:00') } }, true],
    ['another category', { categories: ['pedicure' as const] }, true],
    ['a service less', { exceptServices: ['art', 'gel'] }, true],
    ['being inactive', { status: 'inactive' as const }, true],
    ['hours that still hold it', { hours: { 1: onWednesdays('10:00-11:00'), 2: never() } }, false],
    ['another name', { name: 'Anaïs' }, false],
  ])('%s takes work from her: %#', (_what, change, isTaken) => {
    expect(isTakenFrom(ana, { ...ana, ...change }, work)).toBe(isTaken);
  });

  it('takes nothing that was outside her hours before, unless she leaves', () => {
    const early = { ...work, start: 480, end: 540 };
    expect(isTakenFrom(ana, { ...ana, categories: ['pedicure'] }, early)).toBe(false);
    expect(isTakenFrom(ana, { ...ana, status: 'inactive' }, early)).toBe(true);
  });
});
