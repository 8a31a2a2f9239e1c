import { searchKey } from '../search.ts';

/** A name beside a phone number; null where the salon's own number stands in. */
export type Contact = { readonly client: string; readonly phone: string | null };

/** What identifies a client: the account, the e-mail, or a name with a phone number. */
export type KnownClient = {
  readonly userId: string | null;
  readonly email: string | null;
  readonly contacts: readonly Contact[];
};

type Mention = Contact & { readonly userId: string | null; readonly email: string | null };

/**
 * Whether a visit is that client's: by its account; without one by its e-mail, or by name and phone together. Families
 * share a phone number and strangers a name, so neither is enough alone.
 */
export function isOfClient(mention: Mention, { userId, email, contacts }: KnownClient): boolean {
  if (mention.userId !== null) return mention.userId === userId;
  if (email !== null && mention.email?.toLowerCase() === email.toLowerCase()) return true;
  if (mention.phone === null) return false;
  return contacts.some(
    ({ client, phone }) => phone === mention.phone && searchKey(client) === searchKey(mention.client),
  );
}
