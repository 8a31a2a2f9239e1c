import { describe, expect, it } from 'vitest';
import { entangled, isAssignable, type Need, reassign } from './reassignment.ts';

function need(start: number, end: number, options: number[], current: number | null = null): Need {
  return { start, end, options, current };
}

describe('giving people to technicians', () => {
  it('finds the only way through', () => {
    const needs = [need(0, 10, [0, 1], 0), need(0, 10, [0]), need(10, 20, [1, 0], 1)];
    expect(reassign(needs)).toEqual([1, 0, 1]);
  });

  it('gives nobody two at once', () => {
    expect(reassign([need(0, 10, [0]), need(9, 20, [0])])).toBe(null);
    expect(reassign([need(0, 10, [0]), need(10, 20, [0])])).toEqual([0, 0]);
  });

  it('says no to what every instant alone would allow', () => {
    // One person needs all the time somebody whom two others need in turns, one after the other.
    const needs = [need(0, 10, [0]), need(0, 20, [0, 1]), need(10, 20, [1])];
    expect([isAssignable(needs), reassign(needs)]).toEqual([false, null]);
  });

  it('leaves people where they are if it can', () => {
    const needs = [need(0, 10, [1, 0], 1), need(0, 10, [1, 0, 2])];
    expect(reassign(needs)).toEqual([1, 0]);
  });
});

it('tells whom a visit touches, over others', () => {
  const others = [need(0, 10, []), need(5, 15, []), need(14, 20, []), need(20, 30, [])];
  expect(entangled([need(8, 12, [])], others)).toEqual(others.slice(0, 3));
});
