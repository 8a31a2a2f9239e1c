import { readStored, store } from '../browser/browser-storage.ts';

const PERSIST = 'persist';
const LOGOUT_PENDING = 'logoutPending';

/** Whether the person asked to keep the session open ('maintain my connection'). */
export function isPersisted(): boolean {
  return readStored(PERSIST) === 'true';
}

/** Remembers that choice; nothing else ever stands under this key. */
export function setPersisted(persisted: boolean): void {
  store(PERSIST, String(persisted));
}

/** Whether an earlier logout never reached the server: its cookie then still opens the session. */
export function isLogoutPending(): boolean {
  return readStored(LOGOUT_PENDING) === 'true';
}

/** Remembers a logout that has still to be sent, or forgets it. */
export function setLogoutPending(pending: boolean): void {
  store(LOGOUT_PENDING, pending ? 'true' : null);
}
