import { describe, expect, it } from 'vitest';
import { givenReservation } from '../../../testing/reservations.ts';
import { stabilizeRows, unmovedRows } from './stable-rows.ts';

const row = (_id: string, status: 'pending' | 'present' = 'pending') => givenReservation({ _id, status });
const idsOf = ({ rows }: ReturnType<typeof stabilizeRows>) => rows.map(({ _id }) => _id);

describe('stabilizeRows', () => {
  it('keeps every row in its place with its newest facts', () => {
    const steady = stabilizeRows([row('a'), row('b')], [row('b', 'present'), row('a')]);
    expect(idsOf(steady)).toEqual(['a', 'b']);
    expect(steady.rows[1]?.status).toBe('present');
  });

  it('keeps who has gone, marked as leaving, so that nothing slides under the pointer', () => {
    const steady = stabilizeRows([row('a'), row('b')], [row('b')]);
    expect(idsOf(steady)).toEqual(['a', 'b']);
    expect([...steady.leaving]).toEqual(['a']);
  });

  it('puts newcomers last, wherever they belong', () => {
    expect(idsOf(stabilizeRows([row('b')], [row('a'), row('b')]))).toEqual(['b', 'a']);
  });

  it('is the list itself when that is what is shown', () => {
    const rows = [row('a')];
    expect(stabilizeRows(rows, rows)).toEqual(unmovedRows(rows));
  });
});
