import { describe, expect, it } from 'vitest';
import { byStatusThenCategory, isPublic, plannedMinutes } from './services.ts';

describe('planned minutes', () => {
  it.each([
    [{ durationType: 'fixed', duration: 45 }, 45],
    [{ durationType: 'fixed', duration: 45, durationMax: 60 }, 45],
    [{ durationType: 'range', duration: 60, durationMax: 75 }, 75],
    [{ durationType: 'range', duration: 60, durationMax: null }, 60],
  ] as const)('of %o are %d', (service, minutes) => {
    expect(plannedMinutes(service)).toBe(minutes);
  });
});

describe('a service', () => {
  it('is shown to visitors only when public', () => {
    expect(isPublic({ status: 'public' })).toBe(true);
    expect(isPublic({ status: 'private' })).toBe(false);
  });
});

describe("the staff's list of services", () => {
  it('stands by status, then category, then name as French sorts it', () => {
    const services = [
      { titre: 'Pose', status: 'private', category: 'manicure' },
      { titre: 'Épilation', status: 'public', category: 'other' },
      { titre: 'Zeste', status: 'public', category: 'pedicure' },
      { titre: 'Éclat', status: 'public', category: 'pedicure' },
      { titre: 'Gel', status: 'public', category: 'manicure' },
      { titre: 'Duo', status: 'public', category: 'pedicure' },
    ] as const;

    expect(services.toSorted(byStatusThenCategory).map(({ titre }) => titre)).toEqual([
      'Gel',
      'Duo',
      'Éclat',
      'Zeste',
      'Épilation',
      'Pose',
    ]);
  });
});
