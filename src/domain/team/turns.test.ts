import { describe, expect, it } from 'vitest';
import { assign } from './assignment.ts';
import { type TeamDay, type TeamSitting, teamOn } from './team-day.ts';
import type { Technician } from './technicians.ts';
import { type TurnRequest, turnsOf, whoseTurn } from './turns.ts';

/** 3 June 2026 is a Wednesday. */
const WEDNESDAY = '2026-06-03';
const HALF_PAST_TWO = 870;

function technician(id: string, order: number, change: Partial<Technician> & { span?: string } = {}): Technician {
  const { span = '09:30-18:00', ...rest } = change;
  const day = span === '' ? [] : [{ opens: span.slice(0, 5), closes: span.slice(6) }];
  return {
    id,
    name: id,
    colour: 'plum',
    status: 'active',
    categories: ['manicure'],
    exceptServices: [],
    hours: { 1: Array.from({ length: 7 }, () => day), 2: Array.from({ length: 7 }, () => []) },
    acceptsRequests: true,
    order,
    ...rest,
  };
}

function sitting(technicianId: string, start: number, end: number): TeamSitting {
  return {
    id: `${technicianId} ${start}`,
    technicianId,
    mayChange: false,
    category: 'manicure',
    serviceId: 'gel',
    start,
    end,
  };
}

const manicure = (minutes: number, serviceId = 'gel') => ({
  category: 'manicure' as const,
  qty: 1,
  minutes,
  serviceId,
});

function ask(day: Partial<TeamDay>, request: Partial<TurnRequest> = {}) {
  const whole = {
    location: 1 as const,
    date: WEDNESDAY,
    technicians: ['ana', 'zoe', 'ines'].map((id, order) => technician(id, order)),
    absences: [],
    sittings: [],
    byHand: [],
    ...day,
  };
  return turnsOf(teamOn(whole), { now: HALF_PAST_TWO, visit: null, ...request }, whole.byHand);
}

const visitAt = (start: number, minutes = 45) => ({ visit: { start, lines: [manicure(minutes)] } });
const turn = (day: Partial<TeamDay>, request?: Partial<TurnRequest>) =>
  whoseTurn(ask(day, request))?.member.technician.id ?? null;

describe('whose turn it is', () => {
  it.each<[string, Partial<TeamDay>, string | null]>([
    ['the first of the team on an empty day', {}, 'ana'],
    ['who has the fewest planned minutes', { sittings: [sitting('ana', 600, 645), sitting('zoe', 600, 610)] }, 'ines'],
    ['the first of the team of two who have as many', { sittings: [sitting('ines', 600, 645)] }, 'ana'],
    ['whom the desk has put first', { byHand: ['ines'], sittings: [sitting('ines', 600, 700)] }, 'ines'],
    [
      'the next by hand while the first is busy',
      { byHand: ['ines', 'zoe'], sittings: [sitting('ines', 860, 900)] },
      'zoe',
    ],
    [
      'by minutes again behind those who were put first',
      { byHand: ['ines'], sittings: [sitting('ines', 860, 900), sitting('ana', 600, 645)] },
      'zoe',
    ],
    ['nobody who is absent', { absences: [{ technicianId: 'ana', start: 870, end: 900 }] }, 'zoe'],
    ['who has come back', { absences: [{ technicianId: 'ana', start: 840, end: 870 }] }, 'ana'],
    [
      'nobody who has gone home, has yet to come or has her day off',
      {
        technicians: [
          technician('ana', 0, { span: '09:30-14:30' }),
          technician('zoe', 1, { span: '15:00-20:00' }),
          technician('ines', 2, { span: '' }),
        ],
      },
      null,
    ],
    ['nobody who is inactive', { technicians: [technician('ana', 0, { status: 'inactive' })] }, null],
    [
      'nobody while all of them are busy',
      { sittings: ['ana', 'zoe', 'ines'].map((id) => sitting(id, 860, 900)) },
      null,
    ],
  ])('is %s', (_who, day, expected) => {
    expect(turn(day)).toBe(expected);
  });

  it.each<[string, Partial<TeamDay>, Partial<TurnRequest>, string | null]>([
    ['is free to its end', { sittings: [sitting('ana', 900, 945)], byHand: ['ana'] }, visitAt(870), 'zoe'],
    [
      'is free from its start, though busy until then',
      { sittings: [sitting('ana', 860, 900)], byHand: ['ana'] },
      visitAt(900),
      'ana',
    ],
    [
      'has the whole time of a client who came late',
      { sittings: [sitting('ana', 900, 945)], byHand: ['ana'] },
      visitAt(850),
      'zoe',
    ],
    [
      'does all of it',
      { byHand: ['ana'], technicians: [technician('ana', 0, { exceptServices: ['gel'] }), technician('zoe', 1)] },
      visitAt(870),
      'zoe',
    ],
    ['does its category', { technicians: [technician('ana', 0, { categories: ['pedicure'] })] }, visitAt(870), null],
    ['works until its end', { technicians: [technician('ana', 0, { span: '09:30-15:00' })] }, visitAt(870), null],
  ])('of a visit it is somebody who %s', (_what, day, request, expected) => {
    expect(turn(day, request)).toBe(expected);
  });

  it('is who a booking without a preference would go to', () => {
    const technicians = ['ana', 'zoe', 'ines'].map((id, order) => technician(id, order));
    const sittings = [sitting('ana', 600, 645), sitting('zoe', 880, 900), sitting('ines', 700, 745)];
    for (const byHand of [[], ['ines'], ['zoe', 'ana'], ['ines', 'zoe', 'ana']]) {
      const team = teamOn({ location: 1, date: WEDNESDAY, technicians, absences: [], sittings, byHand });
      for (const start of [870, 900, 1050]) {
        const request = { lines: [manicure(30)], start };
        const found = assign(team, { ...request, performerId: null });
        const first = whoseTurn(turnsOf(team, { now: 870, visit: request }, byHand));
        expect(first?.member.technician.id ?? null).toBe(found?.people[0]?.technicianId ?? null);
      }
    }
  });
});

describe('how somebody stands', () => {
  it.each<[string, Partial<TeamDay>, Partial<TurnRequest>, object]>([
    ['free until she goes', {}, {}, { isFree: true, freeUntil: 1080, reasons: ['fewest_minutes', 'free'] }],
    ['free until her next visit', { sittings: [sitting('ana', 960, 1000)] }, {}, { freeUntil: 960, reasons: ['free'] }],
    ['free until her break', { absences: [{ technicianId: 'ana', start: 900, end: 930 }] }, {}, { freeUntil: 900 }],
    ['first by hand', { byHand: ['ana'] }, visitAt(870), { reasons: ['by_hand', 'free', 'does_services'] }],
    [
      'serving somebody, and free as she has done',
      { sittings: [sitting('ana', 860, 885)] },
      visitAt(870),
      { isFree: false, freeUntil: null, freeFrom: 885, serves: { start: 860 }, reasons: ['serves'] },
    ],
    [
      'free only once there is time enough',
      { sittings: [sitting('ana', 860, 885), sitting('ana', 900, 930)] },
      visitAt(870),
      { freeFrom: 930 },
    ],
    [
      'on a break, and free after it',
      { absences: [{ technicianId: 'ana', start: 860, end: 890 }] },
      {},
      { isFree: false, freeFrom: 890, reasons: ['absent'] },
    ],
    [
      'still to come',
      { technicians: [technician('ana', 0, { span: '16:00-20:00' })] },
      {},
      { freeFrom: 960, reasons: ['not_there'] },
    ],
    [
      'not free any more today',
      { technicians: [technician('ana', 0, { span: '09:30-15:00' })] },
      visitAt(870),
      { freeFrom: null, reasons: ['not_there'] },
    ],
    [
      'one who does not do it',
      { technicians: [technician('ana', 0, { exceptServices: ['gel'] })] },
      visitAt(870),
      { isFree: false, freeFrom: null, reasons: ['other_services'] },
    ],
  ])('is %s', (_how, day, request, expected) => {
    const ana = ask(day, request).find(({ member }) => member.technician.id === 'ana');
    expect(ana).toMatchObject(expected);
  });

  it('lists nobody who does not work there that day', () => {
    expect(ask({ technicians: [technician('ana', 0, { span: '' })] })).toEqual([]);
  });
});
