import type { CartClientInfo } from './cart.ts';

/** Who came to a visit, and whether the salon's own number stands in for a phone that is missing. */
type Contact = Pick<CartClientInfo, 'client' | 'phone'> & { readonly phoneIsDefault?: boolean | undefined };

/**
 * What is known of a person who books for themselves: their name, and the phone of the first of these visits that bears it. A
 * visit booked for somebody else has that person's phone.
 */
export function knownContact(name: string, visits: readonly Contact[]): CartClientInfo {
  const own = visits.find(({ client, phoneIsDefault }) => client === name && phoneIsDefault !== true);
  return { client: name, phone: own?.phone ?? '', comment: '' };
}
