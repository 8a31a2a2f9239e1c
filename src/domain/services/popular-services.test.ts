import { describe, expect, it } from 'vitest';
import { popularServices } from './popular-services.ts';
import type { ServiceCategory } from './services.ts';

function service(name: string, category: ServiceCategory, numReviews = 0) {
  return { name, category, numReviews };
}

function namesOf(services: ReadonlyArray<{ name: string }>): string[] {
  return services.map(({ name }) => name);
}

describe('popularServices', () => {
  it('takes the most reviewed of each category, the most reviewed first', () => {
    const services = [
      service('classique', 'manicure', 20),
      service('gel', 'manicure', 90),
      service('spa', 'pedicure', 100),
      service('retrait', 'other', 3),
    ];
    expect(namesOf(popularServices(services, 3))).toEqual(['spa', 'gel', 'retrait']);
  });

  it('fills up by reviews where categories are missing', () => {
    const services = [service('a', 'manicure', 1), service('b', 'manicure', 3), service('c', 'pedicure', 2)];
    expect(namesOf(popularServices(services, 3))).toEqual(['b', 'c', 'a']);
  });

  it('keeps the order of the list where nobody has said anything', () => {
    const services = [service('a', 'manicure'), service('b', 'manicure'), service('c', 'other')];
    expect(namesOf(popularServices(services, 3))).toEqual(['a', 'c', 'b']);
  });

  it('has fewer when there are fewer', () => {
    expect(popularServices([], 3)).toEqual([]);
    expect(popularServices([service('a', 'other')], 3)).toHaveLength(1);
  });
});
