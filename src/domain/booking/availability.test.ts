import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../salon/salon-settings.ts';
import { minutesOf } from '../salon/salon-time.ts';
import { SERVICE_CATEGORIES } from '../services/services.ts';
import {
  type AvailabilityQuestion,
  asOf,
  availability,
  bookingRefusal,
  dayToShow,
  fullDayReason,
  nextFreeSlot,
  slotInstead,
} from './availability.ts';
import { timetableOn } from './booking-window.ts';
import { type Sitting, seatPlan } from './seats.ts';

// Wednesday 3 June 2026, 14:00 at the salon.
const now = { date: '2026-06-03', minutes: minutesOf('14:00') };
const TOMORROW = '2026-06-04';

function question(changes: Partial<AvailabilityQuestion> = {}): AvailabilityQuestion {
  return {
    now,
    settings: DEFAULT_SETTINGS,
    location: 1,
    from: TOMORROW,
    to: TOMORROW,
    lines: [],
    sittings: new Map(),
    ...changes,
  };
}

function crowd(people: number, from: string, to: string): Sitting[] {
  return Array.from({ length: people }, (_, index) => ({
    category: 'manicure',
    seat: index + 1,
    start: minutesOf(from),
    end: minutesOf(to),
  }));
}

function slotAt(time: string, changes: Partial<AvailabilityQuestion>) {
  return availability(question(changes)).days[0]?.slots.find((slot) => slot.time === time);
}

describe('a day', () => {
  it('is open with every slot of its timetable when nobody comes', () => {
    const { days, firstFree } = availability(question());
    expect(days).toEqual([
      { date: TOMORROW, state: 'open', slots: timetableOn(TOMORROW).map((time) => ({ time, state: 'free' })) },
    ]);
    expect(firstFree).toEqual({ date: TOMORROW, time: '09:30' });
  });

  it('is full when no slot is left, and the first free slot lies on a later one', () => {
    const sittings = new Map([[TOMORROW, crowd(6, '09:00', '22:00')]]);
    const { days, firstFree } = availability(question({ to: '2026-06-05', sittings }));
    expect(days.map(({ state }) => state)).toEqual(['full', 'open']);
    expect(firstFree).toEqual({ date: '2026-06-05', time: '09:30' });
  });

  it('is closed with its reason outside the window and on holidays', () => {
    const { days, firstFree } = availability(question({ from: '2026-06-24', to: '2026-06-24' }));
    expect(days).toEqual([
      {
        date: '2026-06-24',
        state: 'closed',
        reason: 'salon_closed',
        label: { fr: 'fête nationale', en: 'Quebec’s National Holiday' },
        slots: [],
      },
    ]);
    expect(firstFree).toBeNull();
    expect(availability(question({ from: '2026-06-02', to: '2026-06-02' })).days).toEqual([
      { date: '2026-06-02', state: 'closed', reason: 'date_out_of_window', slots: [] },
    ]);
  });

  it('offers only what lies within the hours of the address', () => {
    const { locations } = DEFAULT_SETTINGS;
    const short = { ...locations[1], hours: locations[1].hours.with(3, { opens: '10:00', closes: '11:00' }) };
    const settings = { ...DEFAULT_SETTINGS, locations: { ...locations, 1: short } };
    expect(availability(question({ settings })).days[0]?.slots.map(({ time }) => time)).toEqual(['10:00', '10:30']);
  });
});

describe('dayToShow', () => {
  const sittings = new Map([[TOMORROW, crowd(6, '09:00', '22:00')]]);
  const { days } = availability(question({ from: now.date, to: '2026-06-05', sittings }));

  it.each([
    { why: 'the chosen day while it has a free slot', chosen: now.date, shown: now.date },
    { why: 'the next day that has one when the chosen is full', chosen: TOMORROW, shown: '2026-06-05' },
    { why: 'the chosen day when none has', chosen: '2026-06-06', shown: '2026-06-06' },
  ])('is $why', ({ chosen, shown }) => {
    expect(dayToShow(days, chosen)).toBe(shown);
  });
});

describe('nextFreeSlot', () => {
  const sittings = new Map([[TOMORROW, crowd(6, '09:00', '22:00')]]);
  const { days } = availability(question({ from: now.date, to: '2026-06-05', sittings }));

  it.each([
    { why: 'the first free one after the full day', full: TOMORROW, next: { date: '2026-06-05', time: '09:30' } },
    { why: 'the first of all when nothing is free later', full: '2026-06-05', next: { date: now.date, time: '15:30' } },
  ])('is $why', ({ full, next }) => {
    expect(nextFreeSlot(days, full)).toEqual(next);
  });

  it('is nothing when nothing is free', () => {
    expect(nextFreeSlot([], TOMORROW)).toBeNull();
  });
});

describe('slotInstead', () => {
  const dayOf = (date: string, ...free: string[]) => ({
    date,
    slots: ['09:30', '10:00', '14:00', '16:00'].map((time) => ({
      time,
      state: free.includes(time) ? ('free' as const) : ('full' as const),
    })),
  });
  const later = dayOf('2026-06-05', '10:00');

  it.each([
    { why: 'the same time where it is free', free: ['10:00', '14:00'], time: '14:00' },
    { why: 'the next of that day', free: ['10:00', '16:00'], time: '16:00' },
    { why: 'the last before it when the rest of the day is full', free: ['09:30', '10:00'], time: '10:00' },
    { why: 'the next for a time outside the timetable', free: ['10:00', '16:00'], wanted: '14:35', time: '16:00' },
  ])('is $why', ({ free, wanted = '14:00', time }) => {
    expect(slotInstead([dayOf(TOMORROW, ...free), later], { date: TOMORROW, time: wanted })).toEqual({
      date: TOMORROW,
      time,
    });
  });

  it('is the first of a later day, or nothing', () => {
    const wanted = { date: TOMORROW, time: '14:00' };
    expect(slotInstead([dayOf(now.date, '10:00'), dayOf(TOMORROW), later], wanted)).toEqual({
      date: '2026-06-05',
      time: '10:00',
    });
    expect(slotInstead([dayOf(now.date, '10:00'), dayOf(TOMORROW)], wanted)).toBeNull();
  });
});

describe('a slot', () => {
  it('is past when it starts in less than 90 minutes', () => {
    const today = { from: now.date, to: now.date };
    expect(slotAt('14:30', today)).toEqual({ time: '14:30', state: 'past' });
    expect(slotAt('15:30', today)).toEqual({ time: '15:30', state: 'free' });
  });

  it.each([
    ['over', '13:30', 'past'],
    ['too soon for clients alone', '14:30', 'free'],
    ['too soon for clients alone, and full', '15:30', 'full'],
    ['of the desk, beyond the timetable', '15:05', 'free'],
    ['of the desk, beyond the timetable, and full', '15:25', 'full'],
    ['of the desk, of which the work would end too late', '18:40', 'too_long'],
  ])('that is %s, is to the desk at %s %s', (_what, time, state) => {
    const sittings = new Map([[now.date, crowd(6, '15:40', '17:00')]]);
    const asked = { from: now.date, to: now.date, sittings, isAtDesk: true, alsoAt: time };
    expect(slotAt(time, asked)).toMatchObject({ state });
    expect(slotAt('15:05', { ...asked, alsoAt: null })).toBeUndefined();
  });

  it('is too long when the work would end long after closing', () => {
    const lines = [{ category: 'manicure' as const, qty: 1, minutes: 150 }];
    expect(slotAt('19:30', { lines })).toEqual({ time: '19:30', state: 'free' });
    expect(slotAt('20:00', { lines })).toEqual({ time: '20:00', state: 'too_long' });
  });

  it('is full when a line finds its seats taken, and says if the other address is free', () => {
    const sittings = new Map([[TOMORROW, crowd(6, '10:00', '11:00')]]);
    expect(slotAt('10:30', { sittings })).toEqual({ time: '10:30', state: 'full' });
    const free = { sittings, otherSittings: new Map() };
    expect(slotAt('10:30', free)).toEqual({ time: '10:30', state: 'full', otherLocationFree: true });
    expect(slotAt('11:30', free)).toEqual({ time: '11:30', state: 'free' });
    expect(slotAt('10:30', { sittings, otherSittings: sittings })?.otherLocationFree).toBe(false);
  });

  it('carries its load for staff', () => {
    const sittings = new Map([[TOMORROW, crowd(2, '10:00', '10:31')]]);
    expect(slotAt('10:30', { sittings, withLoad: true })?.load).toEqual({ manicure: 2, pedicure: 0, other: 0 });
    expect(slotAt('11:30', { sittings, withLoad: true })?.load).toEqual({ manicure: 0, pedicure: 0, other: 0 });
  });
});

describe('availability and booking', () => {
  const categories = fc.constantFrom(...SERVICE_CATEGORIES);
  const lines = fc.array(
    fc.record({
      category: categories,
      qty: fc.integer({ min: 1, max: 4 }),
      minutes: fc.integer({ min: 10, max: 150 }),
    }),
    { minLength: 1, maxLength: 3 },
  );
  // A seat of its own for everybody, so that extra chairs occur too.
  const people = fc
    .array(fc.record({ category: categories, start: fc.integer({ min: 540, max: 1200 }) }), { maxLength: 40 })
    .map((drafts) => drafts.map((draft, index) => ({ ...draft, id: index, seat: index + 1, end: draft.start + 60 })));

  it('agree on every slot: what is free is seated, what is full is not', () => {
    fc.assert(
      fc.property(lines, people, (wanted, stored) => {
        const asked = question({ lines: wanted, sittings: new Map([[TOMORROW, stored]]) });
        const slots = availability(asked).days.flatMap((day) => day.slots);
        const judgedBySeats = slots.filter(({ state }) => state === 'free' || state === 'full');
        for (const { time, state } of judgedBySeats) {
          const wish = { lines: wanted, start: minutesOf(time), seats: DEFAULT_SETTINGS.locations[1].seats };
          expect(seatPlan(wish, stored) === null).toBe(state === 'full');
          expect(bookingRefusal({ date: TOMORROW, time }, asked, stored)).toBe(state === 'full' ? 'slot_full' : null);
        }
      }),
    );
  });
});

describe('a full day', () => {
  it.each([
    { states: ['past', 'too_long', 'full'], reason: 'full' },
    { states: ['past', 'too_long'], reason: 'too_long' },
    { states: ['past'], reason: 'past' },
    { states: [], reason: 'full' },
  ] as const)('is $reason when its slots are $states', ({ states, reason }) => {
    expect(fullDayReason(states.map((state) => ({ state })))).toBe(reason);
  });
});

describe('days that were asked for a while ago', () => {
  const days = [
    { date: now.date, state: 'open', slots: [{ time: '15:30', state: 'free' }] },
    { date: TOMORROW, state: 'open', slots: [{ time: '09:30', state: 'free' }] },
  ] as const;

  it('stand while every free slot keeps its notice', () => {
    expect(asOf(days, now)).toEqual(days);
  });

  it('lose the slots of today that have become too soon', () => {
    const [today, tomorrow] = asOf(days, { ...now, minutes: minutesOf('14:01') });
    expect(today).toEqual({ date: now.date, state: 'full', slots: [{ time: '15:30', state: 'past' }] });
    expect(tomorrow).toEqual(days[1]);
  });
});
