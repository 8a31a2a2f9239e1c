import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { UserInfo } from '#contract/schemas/auth.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import type { Database } from '../database/schema.ts';
import type { UsersTable } from '../database/schema-accounts.ts';
import type { HelpsTable, ServicesTable } from '../database/schema-salon.ts';
import type { Deps } from '../deps.ts';

type Overrides<Table> = Partial<Insertable<Table>>;

/** The instant that most tests stand at: Wednesday 3 June 2026, 9:00 at the salon. */
export const WEDNESDAY_MORNING = '2026-06-03T13:00:00Z';

/** A user as the database keeps one, activated and open unless told otherwise; nobody can log in with this hash. */
export async function givenUser(db: Database, overrides: Overrides<UsersTable> = {}) {
  const id = randomUUID();
  const name = overrides.name ?? 'Camille Tremblay';
  const email = overrides.email ?? `${id}@example.com`;
  const at = instant(0);
  return db
    .insertInto('users')
    .values({
      id,
      name,
      email,
      password_hash: 'none',
      roles: ['Client'],
      activated_at: at,
      search_text: searchKey(`${name} ${email}`),
      created_at: at,
      updated_at: at,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A signed-in user: their row and the headers of their calls. */
export async function givenCaller(deps: Deps, overrides: Overrides<UsersTable> = {}) {
  const user = await givenUser(deps.db, overrides);
  const sessionId = await givenSession(deps, user.id);
  const info: UserInfo = { _id: user.id, name: user.name, email: user.email, roles: user.roles };
  const token = await deps.tokens.signAccess(
    { user: info, version: user.token_version, sessionId, signedInAt: deps.now(), mustChangePassword: false },
    deps.now(),
  );
  return { user, sessionId, headers: { authorization: `Bearer ${token}` } };
}

/** A public manicure for up to 4 people, 45.00 $ and 45 minutes, unless told otherwise. */
export async function givenService(db: Database, overrides: Overrides<ServicesTable> = {}) {
  const at = instant(0);
  return db
    .insertInto('services')
    .values({
      id: randomUUID(),
      category: 'manicure',
      titre: 'Manucure classique',
      contenu: 'Limage, cuticules et vernis.',
      duration_type: 'fixed',
      duration: 45,
      price_type: 'fixed',
      price_cents: 4500,
      capacity: 4,
      status: 'public',
      created_at: at,
      updated_at: at,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A public question, unless told otherwise. */
export async function givenHelp(db: Database, overrides: Overrides<HelpsTable> = {}) {
  const at = instant(0);
  return db
    .insertInto('helps')
    .values({
      id: randomUUID(),
      question: 'Comment annuler?',
      answer: 'En ligne, sans frais.',
      status: 'public',
      created_at: at,
      updated_at: at,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function givenSession({ db, now }: Deps, userId: string): Promise<string> {
  const id = randomUUID();
  const at = instant(now());
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      token_hash: id,
      rotated_at: at,
      persist: false,
      signed_in_at: at,
      used_at: at,
      expires_at: instant(now() + 43_200_000),
    })
    .execute();
  return id;
}
