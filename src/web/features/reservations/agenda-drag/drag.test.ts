import { describe, expect, it } from 'vitest';
import { givenReservation } from '../../../testing/reservations.ts';
import { type Drag, heldByKey, heldOver, heldVisit, isUnmoved, lifted, mayLift, placedVisit } from './drag.ts';

const visit = givenReservation({ reservationDate: { dateReserved: '2026-06-06', timeReserved: '10:30' } });
const drag = (action: Drag['action'] = 'move') =>
  lifted(visit, { piece: 'x 0', by: 'keys', action, performer: undefined, team: dropTargets });
const day = { date: '2026-06-06' };
const dropTargets = [
  { ...day, location: 1, performer: undefined },
  { ...day, location: 2, performer: undefined },
] as const;
const key = (name: string, held: { shiftKey?: boolean; altKey?: boolean } = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('a dragged visit', () => {
  it.each([
    ['pending', undefined, true],
    ['present', undefined, false],
    ['present', 'zoe', true],
    ['present', null, true],
    ['done', 'zoe', false],
    ['cancel', 'zoe', false],
  ] as const)('that is %s, in the column of %s, may be picked up: %s', (status, performer, may) => {
    expect(mayLift(givenReservation({ status }), performer)).toBe(may);
  });

  it.each([
    ['five minutes later', key('ArrowDown'), { start: 635 }],
    ['fifteen earlier', key('ArrowUp', { shiftKey: true }), { start: 615 }],
    ['at the other location', key('ArrowRight'), { location: 2 }],
    ['where it is, at the last location', key('ArrowLeft'), {}],
    ['longer', key('ArrowDown', { altKey: true }), { minutes: 50 }],
    ['shorter', key('ArrowUp', { altKey: true }), { minutes: 40 }],
  ])('is by keyboard %s', (_where, pressed, change) => {
    expect(heldByKey(drag(), pressed, dropTargets)?.to).toMatchObject({
      location: 1,
      start: 630,
      minutes: 45,
      ...change,
    });
  });

  it('does not know other keys', () => {
    expect(heldByKey(drag(), key('a'), dropTargets)).toBeNull();
  });

  it('begins at the step under the pointer, and is the same within it', () => {
    const held = heldOver(drag(), { date: day.date, minute: 702, step: 5, location: 2, performer: undefined });
    expect(held.to).toMatchObject({ location: 2, start: 700, minutes: 45 });
    expect(heldOver(held, { date: day.date, minute: 701, step: 5, location: 2, performer: undefined })).toBe(held);
  });

  it('ends under the pointer when it is stretched', () => {
    const held = heldOver(drag('stretch'), { date: day.date, minute: 703, step: 5, location: 2, performer: undefined });
    expect(held.to).toMatchObject({ location: 1, start: 630, minutes: 75 });
    expect(heldVisit(held).lines).toMatchObject([{ minutes: 75 }]);
  });

  it('is shown where it is let go before the server has answered', () => {
    const held = heldOver(drag(), { date: day.date, minute: 840, step: 5, location: 2, performer: undefined });
    expect(isUnmoved(drag())).toBe(true);
    expect(isUnmoved(held)).toBe(false);
    expect(placedVisit(held)).toMatchObject({
      reservationLocation: { locationReserved: 2 },
      reservationDate: { dateReserved: '2026-06-06', timeReserved: '14:00' },
      endTime: '14:45',
    });
  });

  it('goes to another day of a week, at her location there', () => {
    const days = [
      { ...day, location: 1, performer: 'zoe' },
      { date: '2026-06-07', location: 2, performer: 'zoe' },
    ] as const;
    const taken = lifted(visit, { piece: 'x 0', by: 'keys', action: 'move', performer: 'zoe', team: days });
    const held = heldByKey(taken, key('ArrowRight'), days) ?? taken;
    expect(held.to).toMatchObject({ date: '2026-06-07', location: 2, start: 630 });
    expect(placedVisit(held)).toMatchObject({
      reservationDate: { dateReserved: '2026-06-07', timeReserved: '10:30' },
      reservationLocation: { locationReserved: 2 },
    });
    expect(heldByKey(held, key('ArrowRight'), days)).toBe(held);
  });

  describe('where there are technicians', () => {
    const team = ['zoe', 'jade'].map((performer) => ({ ...day, location: 1, performer }) as const);
    const sittings = [
      { technicianId: 'zoe', requested: false, category: 'manicure', start: '10:30', end: '11:15' } as const,
      { technicianId: null, requested: false, category: 'manicure', start: '10:30', end: '11:15' } as const,
    ];
    const taken = (status: 'pending' | 'present' = 'pending') =>
      lifted(givenReservation({ ...visit, status, sittings }), {
        piece: 'x 0',
        by: 'keys',
        action: 'move',
        performer: 'zoe',
        team,
      });

    it('goes from one to the next', () => {
      const held = heldByKey(taken(), key('ArrowRight'), team);
      expect(held?.to).toMatchObject({ ...day, location: 1, start: 630, minutes: 45, performer: 'jade' });
      expect(heldByKey(taken(), key('ArrowLeft'), team)?.to.performer).toBe('zoe');
    });

    it('is shown with her, and whoever is beside stays', () => {
      const held = heldOver(taken(), { date: day.date, minute: 660, step: 5, location: 1, performer: 'jade' });
      expect(placedVisit(held).sittings).toMatchObject([
        { technicianId: 'jade', start: '11:00', end: '11:45' },
        { technicianId: null, start: '11:00', end: '11:45' },
      ]);
    });

    describe('with somebody beside', () => {
      const columns = [null, 'zoe', 'ana', 'jade'].map((performer) => ({ ...day, location: 1, performer }) as const);
      const pair = (performer: string) =>
        lifted(
          givenReservation({
            ...visit,
            sittings: sittings.map((one, index) => ({ ...one, technicianId: index === 0 ? 'zoe' : 'ana' })),
          }),
          { piece: 'x 0', by: 'keys', action: 'move', performer, team: columns },
        );
      const served = (held: Drag | null) => placedVisit(held ?? pair('zoe')).sittings?.map((one) => one.technicianId);
      const press = (name: string, held: object = {}) => heldByKey(pair('zoe'), key(name, held), columns);

      it.each([
        ['both to the next', press('ArrowRight'), ['ana', 'jade']],
        ['to nobody yet', press('ArrowLeft'), [null, null]],
        ['one alone to the next', press('ArrowRight', { altKey: true }), ['ana', 'ana']],
        ['both in time', press('ArrowDown'), ['zoe', 'ana']],
      ])('goes %s', (_where, held, expected) => {
        expect(served(held)).toEqual(expected);
      });

      it('goes to another time after one alone was given away', () => {
        const alone = heldByKey(pair('ana'), key('ArrowRight', { altKey: true }), columns) ?? pair('ana');
        const later = heldByKey(alone, key('ArrowDown'), columns);
        expect(served(later)).toEqual(['zoe', 'jade']);
        expect(later?.to.start).toBe(635);
      });

      it('keeps its time under a pointer that carries one alone, and says who would serve whom', () => {
        const over = { ...day, location: 1, performer: 'jade', minute: 700, step: 5 } as const;
        const alone = heldOver(pair('zoe'), { ...over, isAlone: true });
        expect(alone.to).toMatchObject({ start: 630, performer: 'jade', isAlone: true });
        expect(heldVisit(alone).served).toMatchObject([
          { technicianId: 'jade', start: 0, end: 45 },
          { technicianId: 'ana', start: 0, end: 45 },
        ]);
        expect(heldOver(alone, over).to).toMatchObject({ start: 700, performer: 'ana', isAlone: false });
      });
    });

    it('keeps its time once its client is there', () => {
      const held = heldOver(taken('present'), { date: day.date, minute: 800, step: 5, location: 1, performer: 'jade' });
      expect(held.to).toMatchObject({ ...day, location: 1, start: 630, minutes: 45, performer: 'jade' });
    });
  });
});
