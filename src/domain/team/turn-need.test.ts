import { describe, expect, it } from 'vitest';
import { isServedBy, mayAskTurn, peopleSideBySide, whoseTurns } from './turn-need.ts';

const TODAY = '2026-06-03';
const VISIT = {
  status: 'present' as const,
  reservationLocation: { locationReserved: 1 as const },
  reservationDate: { dateReserved: TODAY },
};
const by = (...ids: string[]) => ids.map((technicianId) => ({ technicianId, requested: false }));

describe('whose turn it is', () => {
  it.each([
    ['of today', {}, true],
    ['of today that somebody serves whom its client did not ask for', { performers: by('ana') }, true],
    ['whose client asked for her', { performers: [{ technicianId: 'ana', requested: true }] }, false],
    ['that is done', { status: 'done' as const }, false],
    ['of another day', { reservationDate: { dateReserved: '2026-06-04' } }, false],
    ['where no technicians are needed', { reservationLocation: { locationReserved: 2 as const } }, false],
  ])('may be asked of a visit %s: %j gives %s', (_what, change, may) => {
    const locations = [
      { code: 1 as const, staffing: true },
      { code: 2 as const, staffing: false },
    ];
    expect(mayAskTurn({ ...VISIT, ...change }, locations, TODAY)).toBe(may);
  });

  it.each([
    [[1], ['b']],
    [[2], ['b', 'd']],
    [
      [1, 2],
      ['b', 'd'],
    ],
    [[3], []],
  ])('for lines of %j people is %j', (quantities, expected) => {
    const turns = ['a', 'b', 'c', 'd'].map((id) => ({ id, isFree: id === 'b' || id === 'd' }));
    const people = peopleSideBySide(quantities.map((qty) => ({ qty })));
    expect(whoseTurns(turns, people).map(({ id }) => id)).toEqual(expected);
  });

  it.each([
    [by('ana'), [{ technicianId: 'ana' }], ['ana'], true],
    [by('ana', 'bea'), [], ['bea', 'ana'], true],
    [by('ana', 'bea'), [], ['ana'], false],
    [by('ana'), [{ technicianId: 'ana' }, { technicianId: null }], ['ana'], false],
    [[], [], ['ana'], false],
    [[], [], [], false],
  ])('changes nothing where they serve it already: %j, %j, %j is %s', (performers, sittings, ids, isTheirs) => {
    expect(isServedBy({ ...VISIT, performers, sittings }, ids)).toBe(isTheirs);
  });
});
