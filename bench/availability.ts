// Sixty days of availability over HTTP, against its bare SQL and against a bare Fastify route that sends the same bytes.
//   node bench/availability.ts [visits kept …]   (1000 and 100000 when none is named)
import { loadavg } from 'node:os';
import { driveBare, WARM_UP_SECONDS } from './support/bare.ts';
import { drive, row } from './support/load.ts';
import { pgbench } from './support/pgbench.ts';
import { openSalon } from './support/salon.ts';
import { TODAY } from './support/visits.ts';

const SECONDS = 5;
const CHANGES = 120;
const UNCOUNTED = 20;
const PATH = '/api/reservations/availability?location=1';
/** What the question needs of the database when nothing of it is known: the seats taken at both locations. */
const BARE_SQL = `SELECT location, date, category, seat, start_minute, end_minute FROM sittings
  WHERE location IN (1, 2) AND date BETWEEN '${TODAY}' AND DATE '${TODAY}' + 60;`;
const SETTINGS = 'UPDATE settings SET name = name';
/** Counts a change of every day and of the salon's settings, so that nothing kept may be used. */
const EVERYTHING = `UPDATE day_versions SET version = version + 1; ${SETTINGS}`;

const sizes = process.argv.slice(2).map(Number);
for (const visits of sizes.length > 0 ? sizes : [1_000, 100_000]) await measure(visits);

async function measure(visits: number): Promise<void> {
  const salon = await openSalon({ visits });
  const { url, pid } = await salon.startServer();
  const answer = await fetch(url + PATH).then((response) => response.text());
  console.log(`\n${visits} visits kept, ${answer.length} bytes, load ${loadavg()[0]?.toFixed(1)}`);
  const next = () => ({ method: 'GET' as const, path: PATH });
  await drive({ url, clients: 10, seconds: WARM_UP_SECONDS, next });
  for (const clients of [1, 10, 50]) {
    const bare = await driveBare(answer, { clients, seconds: SECONDS });
    const sql = await pgbench({ url: salon.url, clients: Math.min(clients, 10), seconds: SECONDS, script: BARE_SQL });
    const ours = await drive({ url, pid, clients, seconds: SECONDS, next });
    console.log(row(`bare route, ${clients} clients`, bare));
    console.log(row(`availability, ${clients} clients, nothing changes`, ours, bare));
    console.log(`${' '.repeat(44)}  ${(ours.perSecond / sql).toFixed(2)} times its bare SQL (${sql.toFixed(0)}/s)`);
  }
  for (const [what, change] of [
    ['the settings change', SETTINGS],
    ['everything changes', EVERYTHING],
  ] as const) {
    const times = await afterEach(() => salon.pool.query(change), url + PATH);
    console.log(`${`availability, 1 client, ${what}`.padEnd(44)}  ${times}`);
  }
  await salon.close();
}

/** One client asks after each of many changes; says how long most answers took, and all but one in twenty. */
async function afterEach(change: () => Promise<unknown>, url: string): Promise<string> {
  const milliseconds: number[] = [];
  for (let asked = 0; asked < CHANGES; asked += 1) {
    await change();
    const began = performance.now();
    await fetch(url).then((response) => response.arrayBuffer());
    milliseconds.push(performance.now() - began);
  }
  const sorted = milliseconds.slice(UNCOUNTED).toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)} ms`;
}
