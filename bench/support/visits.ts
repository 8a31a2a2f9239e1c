import type pg from 'pg';
import { searchKey } from '#domain/search.ts';

export const TODAY = '2026-06-03';
/** The instant of the server's clock: 9:00 at the salon. */
export const OPENING = `${TODAY}T13:00:00Z`;

const PER_FUTURE_DAY = 40;
export const DAYS_AHEAD = 60;
/** How many visits are to come, whatever is kept. */
export const VISITS_AHEAD = DAYS_AHEAD * 2 * PER_FUTURE_DAY;

const FIRST_NAMES = ['Hélène', 'Zoé', 'Thị Hồng', 'Camille', 'Marie-Ève', 'Léa', 'Đức', 'Noémie', 'Aïcha', 'Océane'];
const MORE_FIRST_NAMES = ['Anne', 'Sophie', 'Ngọc', 'Ysé', 'Maude', 'Florence', 'Élodie', 'Inès', 'Ana', 'Rosalie'];
const LAST_NAMES = ['Tremblay', 'Côté', 'Nguyễn', 'Bélanger', 'Roy', 'Gagné', 'Ouellet', 'Fortin', 'Phạm', 'Diallo'];
/** Every person's name is one of these, with a number after it. */
const NAMES = [...FIRST_NAMES, ...MORE_FIRST_NAMES].flatMap((first) => LAST_NAMES.map((last) => `${first} ${last}`));
/** Shares nothing with the number of names: all are given, and people of one name stand apart. */
const STEP = 37;

/**
 * Fills the salon with visits, their lines and seats: `kept` of the ten years before, and those of the next 60 days, forty a
 * day at each location whatever is kept. Each person has about ten, most of them booked with an account. Written by the
 * database itself, with the indexes built afterwards.
 */
export async function fillVisits(pool: pg.Pool, kept: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0; SET maintenance_work_mem = '512MB'");
    const indexes = await dropIndexes(client);
    await client.query("SET session_replication_role = 'replica'");
    const visits = VISITS_AHEAD + kept;
    const people = [Math.ceil(visits / 10), NAMES, NAMES.map(searchKey)];
    await client.query(ACCOUNTS, people);
    await client.query(VISITS, [visits, ...people]);
    await client.query(LINES);
    await client.query(SITTINGS);
    await client.query("SET session_replication_role = 'origin'");
    for (const statement of indexes) await client.query(statement);
    await client.query('SELECT recount_visits()');
    // Nothing of it is old enough to be anonymised while the bench runs.
    await client.query('UPDATE settings SET retention_months = 120');
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  } finally {
    client.release(true);
  }
}

/** Drops the indexes of the big tables that no foreign key needs; returns the statements that make them again. */
async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS made
     FROM pg_index
     WHERE indrelid IN ('users'::regclass, 'reservations'::regclass, 'sittings'::regclass)
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
  );
  const { rows: constraints } = await client.query<{ name: string; made: string }>(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS made
     FROM pg_constraint WHERE conrelid = 'sittings'::regclass AND contype = 'x'`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const { name } of constraints) await client.query(`ALTER TABLE sittings DROP CONSTRAINT ${name}`);
  return [
    ...indexes.map(({ made }) => made),
    ...constraints.map(({ name, made }) => `ALTER TABLE sittings ADD CONSTRAINT ${name} ${made}`),
  ];
}

/** People by number: $1 of them, whose names are in $2 and the search keys of those in $3. */
const ACCOUNTS = `
  INSERT INTO users (id, name, email, password_hash, roles, activated_at, search_text, created_at, updated_at)
  SELECT md5('person ' || person)::uuid, name, 'personne' || person || '@example.com', 'none', ARRAY['Client'], created,
    key || ' personne' || person || ' example com', created, created
  FROM generate_series(0, $1::integer - 1) AS person,
    LATERAL (SELECT ${nameOf('$2')} AS name, ${nameOf('$3')} AS key,
      TIMESTAMPTZ '2016-01-01' + person * INTERVAL '50 minutes' AS created) AS facts`;

/** `slot` counts the visits of one day at one location: no two of them ever share a seat at the same time. */
const VISITS = `
  INSERT INTO reservations (id, status, user_id, client, phone, comment, location, date, start_minute, end_minute,
    items_cents, tax_cents, total_cents, search_text, created_at, updated_at)
  SELECT gen_random_uuid(),
    CASE WHEN ahead THEN 'pending' WHEN number % 23 = 0 THEN 'pending' ELSE 'done' END,
    CASE WHEN is_booked_online THEN md5('person ' || person)::uuid END,
    name, phone, '', location, date, start, start + 45, 4500, 674, 5174,
    key || ' ' || replace(phone, '-', '') || ' ' || lpad((start / 60)::text, 2, '0') || lpad((start % 60)::text, 2, '0'),
    created, created
  FROM (
    SELECT number, person, is_booked_online, ahead, ${nameOf('$3')} AS name, ${nameOf('$4')} AS key,
      '418-' || lpad((200 + person % 700)::text, 3, '0') || '-' || lpad((person * 7 % 10000)::text, 4, '0') AS phone,
      1 + number % 2 AS location,
      CASE WHEN ahead THEN DATE '${TODAY}' + 1 + number / 2 % ${DAYS_AHEAD}
        ELSE DATE '${TODAY}' - 1 - (number / 2 % 3600) END AS date,
      570 + 45 * (slot / 3 % 11) AS start,
      TIMESTAMPTZ '2016-01-01' + number * INTERVAL '5 minutes' AS created
    FROM (
      SELECT number, number / 2 % $2::integer AS person, number / 2 / $2 % 2 = 0 AS is_booked_online,
        number < ${VISITS_AHEAD} AS ahead,
        CASE WHEN number < ${VISITS_AHEAD} THEN number / 2 / ${DAYS_AHEAD} ELSE number / 2 / 3600 END AS slot
      FROM generate_series(0, $1::integer - 1) AS number
    ) AS numbers
  ) AS visits`;

function nameOf(names: string): string {
  return `(${names}::text[])[1 + person * ${STEP} % ${NAMES.length}] || ' ' || person % 5003`;
}

const LINES = `
  INSERT INTO reservation_lines (reservation_id, position, titre, category, qty, price_cents, minutes)
  SELECT id, 0, 'Manucure classique', 'manicure', 1, 4500, 45 FROM reservations`;

/**
 * Seats by counting, within each start of a day: as many seats as people, and never one twice. Where there are technicians,
 * half of them at each location, each start has another of them first.
 */
const SITTINGS = `
  INSERT INTO sittings (id, reservation_id, location, category, seat, date, start_minute, end_minute, technician_id)
  SELECT gen_random_uuid(), id, location,
    (ARRAY['manicure','pedicure','other'])[1 + turn % 3], 1 + turn / 3, date, start_minute, end_minute,
    CASE WHEN turn < cardinality(ids) THEN ids[1 + (turn + start_minute / 45) % cardinality(ids)] END
  FROM (
    SELECT id, location, date, start_minute, end_minute,
      (row_number() OVER (PARTITION BY location, date, start_minute) - 1)::integer AS turn
    FROM reservations
  ) AS seated
  LEFT JOIN (
    SELECT 1 + position / (count / 2) AS location, array_agg(id ORDER BY position) AS ids
    FROM technicians, (SELECT count(*)::integer FROM technicians) AS counted
    GROUP BY 1
  ) AS team USING (location)`;
