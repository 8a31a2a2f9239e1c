import type { Insertable } from 'kysely';
import { instant } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import type { UsersTable } from '../database/schema-accounts.ts';
import { demoId } from './demo-id.ts';
import { DEMO_CLIENTS, DEMO_STAFF_AND_CLIENT, type DemoAccount } from './demo-people.ts';

const DAY = 86_400_000;

export function demoAccountId(email: string): string {
  return demoId(`user ${email}`);
}

/** Every account of the demo, all with the same hash: their password is public, and one hash keeps the first start short. */
export function demoAccountRows(passwordHash: string, now: number): Insertable<UsersTable>[] {
  return [...DEMO_STAFF_AND_CLIENT, ...DEMO_CLIENTS].map((account, index) =>
    accountRow(account, passwordHash, instant(now - (90 - index) * DAY)),
  );
}

function accountRow(account: DemoAccount, passwordHash: string, at: Date): Insertable<UsersTable> {
  return {
    id: demoAccountId(account.email),
    name: account.name,
    email: account.email,
    password_hash: passwordHash,
    roles: [...account.roles],
    status: !account.isClosed,
    activated_at: account.isNotActivated ? null : at,
    language: account.language ?? 'fr',
    search_text: searchKey(`${account.name} ${account.email}`),
    created_at: at,
    updated_at: at,
  };
}
