import { searchKey } from '../search.ts';

/** A name beside a phone number; null where the salon's own number stands in. */
export type Contact = { readonly client: string; readonly phone: string | null };

/** What tells that something is about somebody: the account, the address, or a name with its phone number. */
export type KnownClient = {
  readonly userId: string | null;
  readonly email: string | null;
  readonly contacts: readonly Contact[];
};

type Mention = Contact & { readonly userId: string | null; readonly email: string | null };

/**
 * Whether a visit is that client's. An account settles it; without one the address does, or the name together with the
 * number: families share a number, and strangers a name.
 */
export function isOfClient(mention: Mention, { userId, email, contacts }: KnownClient): boolean {
  if (mention.userId !== null) return mention.userId === userId;
  if (email !== null && mention.email?.toLowerCase() === email.toLowerCase()) return true;
  if (mention.phone === null) return false;
  return contacts.some(
    ({ client, phone }) => phone === mention.phone && searchKey(client) === searchKey(mention.client),
  );
}
