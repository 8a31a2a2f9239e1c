import { describe, expect, it } from 'vitest';
import type { ServiceCategory } from '../services/services.ts';
import { type PlanLine, peopleAt, planLines, seatPlan, workMinutes } from './seats.ts';

const seats = { manicure: 2, pedicure: 1, other: 1 };

function sitting(id: number, seat: number, start: number, end: number, category: ServiceCategory = 'manicure') {
  return { id, category, seat, start, end };
}

function manicure(qty: number, minutes: number): PlanLine {
  return { category: 'manicure', qty, minutes };
}

describe('planLines', () => {
  it('puts the lines one after another and the people of a line side by side', () => {
    const lines: PlanLine[] = [manicure(2, 45), { category: 'pedicure', qty: 1, minutes: 60 }];
    expect(planLines(lines, 600)).toEqual([
      { category: 'manicure', people: 2, start: 600, end: 645 },
      { category: 'pedicure', people: 1, start: 645, end: 705 },
    ]);
    expect(workMinutes(lines)).toBe(105);
  });
});

describe('peopleAt', () => {
  it('counts from the first minute to before the last', () => {
    const stored = [sitting(1, 1, 600, 660), sitting(2, 1, 660, 690), sitting(3, 1, 600, 700, 'pedicure')];
    expect([599, 600, 659, 660, 690].map((minute) => peopleAt(stored, 'manicure', minute))).toEqual([0, 1, 1, 1, 0]);
  });
});

describe('seatPlan', () => {
  it('takes the lowest free seats and moves nobody when it need not', () => {
    expect(seatPlan({ lines: [manicure(1, 60)], start: 600, seats }, [sitting(1, 1, 570, 630)])).toEqual({
      seated: [{ category: 'manicure', line: 0, seat: 2, start: 600, end: 660 }],
      moved: [],
    });
  });

  it('lets a seat be taken at the minute it is left', () => {
    const stored = [sitting(1, 1, 540, 600), sitting(2, 2, 540, 600), sitting(3, 1, 660, 700)];
    expect(seatPlan({ lines: [manicure(2, 60)], start: 600, seats }, stored)?.moved).toEqual([]);
  });

  it('refuses a full seat', () => {
    const stored = [sitting(1, 1, 600, 660), sitting(2, 2, 630, 690)];
    expect(seatPlan({ lines: [manicure(1, 30)], start: 645, seats }, stored)).toBeNull();
  });

  it('refuses more people than the category has seats', () => {
    expect(seatPlan({ lines: [manicure(3, 30)], start: 600, seats }, [])).toBeNull();
  });

  it('refuses when only the second line finds its seat taken', () => {
    const lines: PlanLine[] = [manicure(1, 60), { category: 'pedicure', qty: 1, minutes: 30 }];
    expect(seatPlan({ lines, start: 600, seats }, [sitting(1, 1, 670, 700, 'pedicure')])).toBeNull();
    expect(seatPlan({ lines, start: 600, seats }, [sitting(1, 1, 690, 700, 'pedicure')])).not.toBeNull();
  });

  it('moves somebody who comes later when free seats lie scattered', () => {
    const stored = [sitting(1, 1, 600, 630), sitting(2, 2, 630, 660)];
    expect(seatPlan({ lines: [manicure(1, 60)], start: 600, seats }, stored)).toEqual({
      seated: [{ category: 'manicure', line: 0, seat: 2, start: 600, end: 660 }],
      moved: [{ id: 2, seat: 1 }],
    });
  });

  it('counts people on extra chairs at the instants of the visit', () => {
    const onExtraChair = [sitting(1, 1, 600, 660), sitting(2, 3, 600, 660)];
    expect(seatPlan({ lines: [manicure(1, 30)], start: 600, seats }, onExtraChair)).toBeNull();
  });

  it('is not refused by extra chairs at other instants', () => {
    const stored = [sitting(1, 1, 540, 600), sitting(2, 2, 540, 600), sitting(3, 3, 540, 600)];
    expect(seatPlan({ lines: [manicure(2, 30)], start: 600, seats }, stored)).not.toBeNull();
  });

  it('puts people on extra chairs when told to insist, free seats first', () => {
    const stored = [sitting(1, 1, 600, 660), sitting(2, 3, 600, 660)];
    const seating = seatPlan({ lines: [manicure(3, 30)], start: 600, seats, insist: true }, stored);
    expect(seating?.seated.map(({ seat }) => seat)).toEqual([2, 4, 5]);
    expect(seating?.moved).toEqual([]);
  });

  it('seats 5000 sittings of one day', () => {
    const stored = Array.from({ length: 5000 }, (_, id) =>
      sitting(id, (id % 250) + 1, 30 * Math.floor(id / 250), 30 + 30 * Math.floor(id / 250)),
    );
    const crowded = { manicure: 251, pedicure: 1, other: 1 };
    expect(seatPlan({ lines: [manicure(1, 600)], start: 0, seats: crowded }, stored)?.seated[0]?.seat).toBe(251);
  });
});
