import { describe, expect, it } from 'vitest';
import {
  areTechnicianHours,
  doesService,
  inOrderOfDay,
  mayBeAskedForAt,
  type TechnicianHours,
  worksAt,
} from './technicians.ts';

type Spans = readonly string[];

/** A week whose Monday has these stretches at each location, `09:30-18:00`. */
function mondays(first: Spans, second: Spans = []): TechnicianHours {
  const week = (spans: Spans) => [
    spans.map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) })),
    ...Array.from({ length: 6 }, () => []),
  ];
  return { 1: week(first), 2: week(second) };
}

describe('the hours of a technician', () => {
  it.each<[string, TechnicianHours, boolean]>([
    ['one stretch', mondays(['09:30-18:00']), true],
    ['none at all', mondays([]), true],
    ['two that touch', mondays(['09:30-12:00', '12:00-18:00']), true],
    ['the morning here, the afternoon there', mondays(['09:30-12:00'], ['12:30-18:00']), true],
    ['two that overlap', mondays(['09:30-12:30', '12:00-18:00']), false],
    ['both locations at once', mondays(['09:30-12:30'], ['12:00-18:00']), false],
    ['one within another', mondays(['09:30-18:00', '10:00-11:00']), false],
    ['an end before its beginning', mondays(['18:00-09:30']), false],
    ['no time at all', mondays(['10:00-10:00']), false],
  ])('of %s can be kept or not', (_what, hours, isKept) => {
    expect(areTechnicianHours(hours)).toBe(isKept);
  });

  it('are kept in the order of the day', () => {
    const hours = inOrderOfDay(mondays(['13:00-18:00', '09:30-12:00']));
    expect(hours[1][0]?.map(({ opens }) => opens)).toEqual(['09:30', '13:00']);
  });

  it('say where she works', () => {
    expect([worksAt(mondays(['09:30-12:00']), 1), worksAt(mondays(['09:30-12:00']), 2)]).toEqual([true, false]);
  });
});

describe('whom clients may ask for', () => {
  const ana = { status: 'active' as const, acceptsRequests: true, hours: mondays(['09:30-12:00']) };

  it.each([
    ['somebody who works there', ana, 1, true],
    ['somebody who works elsewhere', ana, 2, false],
    ['somebody who does not take requests', { ...ana, acceptsRequests: false }, 1, false],
    ['somebody who has left', { ...ana, status: 'inactive' as const }, 1, false],
  ] as const)('%s, %j, at location %s: %s', (_who, technician, location, may) => {
    expect(mayBeAskedForAt(technician, location)).toBe(may);
  });
});

describe('what a technician does', () => {
  const maude = { categories: ['manicure' as const], exceptServices: ['art'] };

  it.each<[string | null, 'manicure' | 'pedicure', boolean]>([
    ['gel', 'manicure', true],
    ['art', 'manicure', false],
    [null, 'manicure', true],
    ['gel', 'pedicure', false],
  ])('service %s of category %s: %s', (serviceId, category, does) => {
    expect(doesService(maude, { serviceId, category })).toBe(does);
  });
});
