/** What the browser kept under `key`; null if nothing, or if its storage is off. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value in the browser, or forgets it when null. A browser that refuses storage is not an error. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}

const PERSONAL = 'personal:';

/** The key under which the browser keeps something of a person's work, for the account of that id, until its logout. */
export function personalKey(name: string, accountId: string): string {
  return `${PERSONAL}${name}:${accountId}`;
}

/** Forgets all that is kept under such keys, of every account. */
export function forgetPersonal(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PERSONAL)) localStorage.removeItem(key);
  } catch {
    return;
  }
}
