import type { ServiceCategory } from './services.ts';

type Reviewed = { readonly category: ServiceCategory; readonly numReviews: number };

/**
 * The `count` services to show before all others: those with the most reviews, from as many categories as there are.
 * Without reviews, the order of the list decides.
 */
export function popularServices<Service extends Reviewed>(services: readonly Service[], count: number): Service[] {
  const byReviews = services.toSorted((one, other) => other.numReviews - one.numReviews);
  const firstOfCategory = byReviews.filter(
    (service, place) => byReviews.findIndex(({ category }) => category === service.category) === place,
  );
  return [...new Set([...firstOfCategory, ...byReviews])].slice(0, count);
}
