import { type Insertable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import type { UsersTable } from '../database/schema-accounts.ts';
import type { HelpsTable, ServicesTable } from '../database/schema-salon.ts';
import type { AbsencesTable, TechniciansTable } from '../database/schema-team.ts';
import type { AuditTable } from '../database/schema-trails.ts';
import type { DemoRows } from './demo-reservation-rows.ts';

/** Any number, so long as every Lunule takes the same. */
const LOCK = 7_205_760;

export type DemoSalon = {
  users: Insertable<UsersTable>[];
  services: Insertable<ServicesTable>[];
  helps: Insertable<HelpsTable>[];
  technicians: Insertable<TechniciansTable>[];
  absences: Insertable<AbsencesTable>[];
  reservations: DemoRows[];
  trail: Insertable<AuditTable>[];
};

/** Whether a salon lives here already: it has accounts or services. */
export async function isInUse(db: Database): Promise<boolean> {
  const { used } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([exists(selectFrom('users').select('id')), exists(selectFrom('services').select('id'))]).as('used'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(used);
}

/** The passwords, as they are kept, of those of these accounts that may log in. */
export async function openPasswordHashes(db: Database, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', 'in', emails)
    .where('status', '=', true)
    .execute();
  return rows.map((row) => row.password_hash);
}

/** Lets one process at a time past here until its transaction ends. */
export async function lockDemo(trx: DatabaseTransaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

/** Writes the whole demo salon. */
export async function insertDemo(trx: DatabaseTransaction, salon: DemoSalon): Promise<void> {
  await trx.insertInto('users').values(salon.users).execute();
  await trx.insertInto('services').values(salon.services).execute();
  await trx.insertInto('helps').values(salon.helps).execute();
  await trx.insertInto('technicians').values(salon.technicians).execute();
  await trx.insertInto('absences').values(salon.absences).execute();
  await trx.updateTable('locations').set({ staffing: true }).execute();
  const { reservations, trail } = salon;
  if (reservations.length > 0) {
    await trx
      .insertInto('reservations')
      .values(reservations.map(({ reservation }) => reservation))
      .execute();
    await trx
      .insertInto('reservation_lines')
      .values(reservations.flatMap(({ lines }) => lines))
      .execute();
    await trx
      .insertInto('sittings')
      .values(reservations.flatMap(({ sittings }) => sittings))
      .execute();
    await trx.insertInto('audit').values(trail).execute();
  }
}
