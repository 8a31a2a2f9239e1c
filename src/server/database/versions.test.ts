import { describe, expect, it } from 'vitest';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import { addDays, datesBetween } from '#domain/salon/salon-time.ts';
import { givenReservation } from '../testing/reservations.ts';
import { testDatabase } from '../testing/test-database.ts';
import { dayVersions, readVersions, versionOf } from './versions.ts';

const database = testDatabase();
const TODAY = '2026-06-03';

describe('the version of a day', () => {
  it('is found where the database counts it, and no two days that clients may book share one', async () => {
    const days = Array.from({ length: 128 }, (_, bucket) => `${bucket}`).join(' ');
    const versionAt = dayVersions({ content: 0, days });
    const window = datesBetween(TODAY, addDays(TODAY, 60));
    const dates = [...window, '1999-12-31', '1970-01-01', '2000-02-29', '2099-12-31'];
    const asked = LOCATION_CODES.flatMap((location) => dates.map((date) => ({ location, date })));
    const { rows } = await database.pool.query<{ bucket: number }>(
      'SELECT day_bucket(location, date) AS bucket FROM jsonb_to_recordset($1) AS day (location smallint, date date)',
      [JSON.stringify(asked)],
    );
    expect(rows.map(({ bucket }) => `${bucket}`)).toEqual(asked.map(({ location, date }) => versionAt(location, date)));
    const bookable = LOCATION_CODES.flatMap((location) => window.map((date) => versionAt(location, date)));
    expect(new Set(bookable).size).toBe(bookable.length);
  });

  it.each([
    ['a visit that is written', () => givenReservation(database.db, { date: '2026-06-10' })],
    ['one that changes', () => database.pool.query("UPDATE reservations SET comment = 'x' WHERE date = '2026-06-10'")],
    ['a seat that changes', () => database.pool.query("UPDATE sittings SET seat = 2 WHERE date = '2026-06-10'")],
    ['one that goes', () => database.pool.query("DELETE FROM reservations WHERE date = '2026-06-10'")],
  ])('is raised by %s, and that of no other day', async (_what, change) => {
    const before = await readVersions(database.db);
    const list = await versionOf(database.db, 'reservations');
    await change();
    const after = await readVersions(database.db);
    expect(dayVersions(after)(1, '2026-06-10')).not.toBe(dayVersions(before)(1, '2026-06-10'));
    expect(dayVersions(after)(1, '2026-06-11')).toBe(dayVersions(before)(1, '2026-06-11'));
    expect(dayVersions(after)(2, '2026-06-10')).toBe(dayVersions(before)(2, '2026-06-10'));
    expect(await versionOf(database.db, 'reservations')).toBeGreaterThan(list);
  });

  it('is raised for all lists when a line changes alone', async () => {
    await givenReservation(database.db, { date: '2026-06-23' });
    const before = await versionOf(database.db, 'reservations');
    await database.pool.query('UPDATE reservation_lines SET service_id = NULL');
    expect(await versionOf(database.db, 'reservations')).toBeGreaterThan(before);
  });

  it('is raised at both days when a visit moves', async () => {
    await givenReservation(database.db, { date: '2026-06-12' });
    const before = dayVersions(await readVersions(database.db));
    await database.pool.query("UPDATE reservations SET date = '2026-06-15' WHERE date = '2026-06-12'");
    const after = dayVersions(await readVersions(database.db));
    for (const date of ['2026-06-12', '2026-06-15']) expect(after(1, date)).not.toBe(before(1, date));
  });

  it('keeps no other day waiting, and counts a change that commits late when it commits', async () => {
    const late = await database.pool.connect();
    try {
      await late.query('BEGIN');
      await late.query(
        "UPDATE day_versions SET version = version + 1 WHERE bucket = day_bucket(1::smallint, '2026-06-17')",
      );
      const before = await versionOf(database.db, 'reservations');
      await givenReservation(database.db, { date: '2026-06-18' });
      const between = await versionOf(database.db, 'reservations');
      expect(between).toBeGreaterThan(before);
      await late.query('COMMIT');
      expect(await versionOf(database.db, 'reservations')).toBeGreaterThan(between);
    } finally {
      late.release();
    }
  });
});

it.each([
  ['settings', "UPDATE settings SET name = 'Lune'"],
  ['seats', 'UPDATE seats SET seats = 5'],
  ['services', 'DELETE FROM services'],
])('raises the version of the content once a transaction, whoever changes the %s', async (_table, statement) => {
  await database.pool.query(
    `INSERT INTO services (id, category, titre, contenu, duration_type, duration, price_type, price_cents, capacity,
       created_at, updated_at)
     VALUES (gen_random_uuid(), 'other', 'Pose', 'Pose.', 'fixed', 30, 'fixed', 4500, 1, now(), now())`,
  );
  const before = await versionOf(database.db, 'content');
  await database.pool.query(statement);
  expect(await versionOf(database.db, 'content')).toBe(before + 1);
});

it('keeps the number of visits of each status and day, through every change of one', async () => {
  const counted = async () => {
    const { rows } = await database.pool.query<{ kept: object; real: object }>(
      `SELECT
         (SELECT json_build_array(sum(pending), sum(present), sum(done), sum(cancel)) FROM day_versions) AS kept,
         (SELECT json_build_array(count(*) FILTER (WHERE status = 'pending'), count(*) FILTER (WHERE status = 'present'),
            count(*) FILTER (WHERE status = 'done'), count(*) FILTER (WHERE status = 'cancel')) FROM reservations) AS real`,
    );
    const ofDays = await database.pool.query(
      `(SELECT date, location, status, visits FROM day_visits,
          LATERAL (VALUES ('pending', pending), ('present', present), ('done', done), ('cancel', cancel)) AS of (status, visits)
        WHERE visits <> 0)
       EXCEPT SELECT date, location, status, count(*) FROM reservations GROUP BY 1, 2, 3`,
    );
    return { ...rows[0], wrongDays: ofDays.rows };
  };
  const { id } = await givenReservation(database.db, { date: '2026-06-20' });
  await givenReservation(database.db, { date: '2026-06-20', status: 'done' });
  for (const statement of [
    'SELECT $1::uuid',
    "UPDATE reservations SET status = 'present' WHERE id = $1",
    "UPDATE reservations SET status = 'done', date = '2026-06-21', location = 2 WHERE id = $1",
    "UPDATE reservations SET comment = 'x' WHERE id = $1",
    'DELETE FROM reservations WHERE id = $1',
  ]) {
    await database.pool.query(statement, [id]);
    const counts = await counted();
    expect(counts.kept).toEqual(counts.real);
    expect(counts.wrongDays).toEqual([]);
  }
});
