// Sixty days of availability over HTTP where technicians are needed: eight of them at each location, forty visits a day.
//   node bench/team.ts [visits kept …]   (1000 and 100000 when none is named)
import { loadavg } from 'node:os';
import { addDays } from '#domain/salon/salon-time.ts';
import { openSalon } from './support/salon.ts';
import { A_SIDE } from './support/team.ts';
import { DAYS_AHEAD, TODAY } from './support/visits.ts';

const ROUNDS = 120;
const UNCOUNTED = 20;
const PATH = '/api/reservations/availability?location=1';
/** Writes the seats of these days anew, so that nothing kept of them may be used. */
const TOUCH = 'UPDATE sittings SET seat = seat WHERE date BETWEEN $1 AND $2';

const sizes = process.argv.slice(2).map(Number);
for (const visits of sizes.length > 0 ? sizes : [1_000, 100_000]) await measure(visits);

async function measure(visits: number): Promise<void> {
  const salon = await openSalon({ visits, isStaffed: true });
  const { rows: team } = await salon.pool.query<{ id: string }>(
    'SELECT id FROM technicians ORDER BY position LIMIT $1',
    [A_SIDE],
  );
  const { url } = await salon.startServer();
  const answer = await fetch(url + PATH).then((response) => response.text());
  console.log(`\n${visits} visits kept, ${answer.length} bytes, load ${loadavg()[0]?.toFixed(1)}`);
  const touch = (from: string, to: string) => salon.pool.query(TOUCH, [from, to]);
  const [first, last] = [addDays(TODAY, 1), addDays(TODAY, DAYS_AHEAD)];
  const someDay = (round: number) => addDays(TODAY, 1 + (round % DAYS_AHEAD));
  const askedFor = (round: number) => `${PATH}&performerId=${team[round % A_SIDE]?.id}`;
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
