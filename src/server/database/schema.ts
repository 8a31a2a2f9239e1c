import type { Kysely, Transaction } from 'kysely';
import type {
  BegunCartsTable,
  LinkTokensTable,
  SecurityEventsTable,
  SessionsTable,
  UsersTable,
} from './schema-accounts.ts';
import type {
  DayVisitsTable,
  IdempotencyKeysTable,
  ReservationLinesTable,
  ReservationsTable,
  SittingsTable,
  VisitsToCallTable,
} from './schema-booking.ts';
import type { PictureFilesTable, PicturesTable } from './schema-pictures.ts';
import type {
  ClosuresTable,
  HelpsTable,
  LocationsTable,
  SeatsTable,
  ServicesTable,
  SettingsTable,
  SpecialHoursTable,
} from './schema-salon.ts';
import type { AbsencesTable, TechniciansTable, TurnOrdersTable } from './schema-team.ts';
import type { AuditTable, ClockTable, OutboxTable, RateLimitsTable, VersionsTable } from './schema-trails.ts';

/** A connection or a transaction; queries take either. */
export type Database = Kysely<Tables>;

/** Asked for where a query only makes sense inside a transaction, such as a lock. */
export type DatabaseTransaction = Transaction<Tables>;

/** The tables of db/migrations as Kysely sees them. */
export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  link_tokens: LinkTokensTable;
  begun_carts: BegunCartsTable;
  security_events: SecurityEventsTable;
  services: ServicesTable;
  helps: HelpsTable;
  settings: SettingsTable;
  locations: LocationsTable;
  seats: SeatsTable;
  closures: ClosuresTable;
  technicians: TechniciansTable;
  absences: AbsencesTable;
  turn_orders: TurnOrdersTable;
  special_hours: SpecialHoursTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  reservations: ReservationsTable;
  reservation_lines: ReservationLinesTable;
  sittings: SittingsTable;
  visits_to_call: VisitsToCallTable;
  day_visits: DayVisitsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  audit: AuditTable;
  versions: VersionsTable;
  rate_limits: RateLimitsTable;
  clock: ClockTable;
};
