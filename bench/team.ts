// Sixty days of availability over HTTP where technicians are needed: eight of them at each location, forty visits a day.
//   node bench/team.ts [visits kept …]   (1000 and 100000 when none is named)
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import type pg from 'pg';
import { addDays } from '#domain/salon/salon-time.ts';
import { TECHNICIAN_COLOURS } from '#domain/team/technicians.ts';
import { openSalon } from './support/salon.ts';
import { fillVisits, OPENING, TODAY } from './support/visits.ts';

const A_SIDE = 8;
const DAYS = 60;
const ROUNDS = 120;
const UNCOUNTED = 20;
const PATH = '/api/reservations/availability?location=1';
/** Writes the seats of these days anew, so that nothing kept of them may be used. */
const TOUCH = 'UPDATE sittings SET seat = seat WHERE date BETWEEN $1 AND $2';

const sizes = process.argv.slice(2).map(Number);
for (const visits of sizes.length > 0 ? sizes : [1_000, 100_000]) await measure(visits);

async function measure(visits: number): Promise<void> {
  const salon = await openSalon();
  const team = await givenTeam(salon.pool);
  await fillVisits(salon.pool, visits);
  const { url } = await salon.startServer();
  const answer = await fetch(url + PATH).then((response) => response.text());
  console.log(`\n${visits} visits kept, ${answer.length} bytes, load ${loadavg()[0]?.toFixed(1)}`);
  const touch = (from: string, to: string) => salon.pool.query(TOUCH, [from, to]);
  const [first, last] = [addDays(TODAY, 1), addDays(TODAY, DAYS)];
  const someDay = (round: number) => addDays(TODAY, 1 + (round % DAYS));
  const askedFor = (round: number) => `${PATH}&performerId=${team[round % A_SIDE]}`;
  await row('nothing changes', { url, pathOf: () => PATH, before: async () => undefined });
  await row('a day changes', { url, pathOf: () => PATH, before: (round) => touch(someDay(round), someDay(round)) });
  await row('a day changes, with somebody', {
    url,
    pathOf: askedFor,
    before: (round) => touch(someDay(round), someDay(round)),
  });
  await row('everything changes', { url, pathOf: () => PATH, before: () => touch(first, last) });
  await row('everything changes, with somebody', { url, pathOf: askedFor, before: () => touch(first, last) });
  await salon.close();
}

type Question = { url: string; pathOf: (round: number) => string; before: (round: number) => Promise<unknown> };

/** One client asks again and again; says how long most answers took, and all but one in twenty. */
async function row(name: string, { url, pathOf, before }: Question): Promise<void> {
  const milliseconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await before(round);
    const began = performance.now();
    const response = await fetch(url + pathOf(round));
    await response.arrayBuffer();
    milliseconds.push(performance.now() - began);
    if (response.status !== 200) throw new Error(`${pathOf(round)}: ${response.status}`);
  }
  const sorted = milliseconds.slice(UNCOUNTED).toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1);
  console.log(`${name.padEnd(44)}  p50 ${at(0.5)}, p95 ${at(0.95)} ms, load ${loadavg()[0]?.toFixed(1)}`);
}

/** Eight technicians at each location, every day from 9:30 to 21:00 with half an hour off; returns the ids of the first eight. */
async function givenTeam(pool: pg.Pool): Promise<string[]> {
  const always = Array.from({ length: 7 }, () => [{ opens: '09:30', closes: '21:00' }]);
  const never = always.map(() => []);
  const ids = Array.from({ length: 2 * A_SIDE }, () => randomUUID());
  for (const [place, id] of ids.entries()) {
    const hours = place < A_SIDE ? { 1: always, 2: never } : { 1: never, 2: always };
    const colour = TECHNICIAN_COLOURS[place % TECHNICIAN_COLOURS.length];
    await pool.query(
      `INSERT INTO technicians (id, name, colour, categories, except_services, hours, accepts_requests, status, position,
         created_at, updated_at)
       VALUES ($1, $2, $3, $4, '{}', $5, true, 'active', $6, $7, $7)`,
      [id, `Technicienne ${place}`, colour, ['manicure', 'pedicure', 'other'], JSON.stringify(hours), place, OPENING],
    );
  }
  await pool.query('UPDATE locations SET staffing = true');
  await pool.query(
    `INSERT INTO absences (id, technician_id, starts_at, ends_at, kind, created_at)
     SELECT gen_random_uuid(), technicians.id, starts, starts + INTERVAL '30 minutes', 'break', $2
     FROM technicians, generate_series(1, ${DAYS}) AS day,
       LATERAL (SELECT $1::date + day + (12 * 60 + position % ${A_SIDE} * 15) * INTERVAL '1 minute' AS starts) AS lunch`,
    [TODAY, OPENING],
  );
  return ids.slice(0, A_SIDE);
}
