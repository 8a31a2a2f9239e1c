// Every list, page and search of the front desk over 100,000 reservations, measured at the database against its limit.
//   node bench/lists.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import { searchTerms } from '#domain/search.ts';
import { openPool } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Database, Tables } from '#server/database/schema.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { findClients, visitHistoriesOn } from '#server/features/clients/service.ts';
import { type ListName, listReservations } from '#server/features/reservations/queries/lists.ts';
import { ensureSettings } from '#server/features/settings/queries/set-up.ts';
import { fillSalon, REGULAR, RESERVATIONS, TODAY } from './desk-salon.ts';

const LIMIT_MS = 50;
const RUNS = 21;

type Statement = { sql: string; parameters: readonly unknown[]; ms: number };
type Measured = { name: string; median: number; slowest: Statement };

const dataDir = await mkdtemp(join(tmpdir(), 'lunule-bench-'));
const postgres = await startEmbedded({ dataDir });
await migrate(postgres.url);
const pool = openPool(postgres.url, () => undefined);
const statements: Statement[] = [];
const db: Database = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query, queryDurationMillis }) => {
    statements.push({ sql: query.sql, parameters: query.parameters, ms: queryDurationMillis });
  },
});
await ensureSettings(db, DEFAULT_SETTINGS);
await fillSalon(pool);
console.log(`${RESERVATIONS} reservations are there; every call is measured ${RUNS} times.`);

const measured: Measured[] = [];
for (const [name, ask] of cases()) measured.push(await measure(name, ask));
await report(pool, measured);

await db.destroy();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });

function cases(): [string, () => Promise<unknown>][] {
  const asked = { today: TODAY, callerId: REGULAR, terms: [] };
  const list = (name: ListName, request: object = {}) =>
    [`${name} ${JSON.stringify(request)}`, () => listReservations(db, name, { ...asked, ...request })] satisfies [
      string,
      () => Promise<unknown>,
    ];
  const found = (name: ListName, keyword: string) =>
    [`${name} « ${keyword} »`, () => listReservations(db, name, { ...asked, terms: searchTerms(keyword) })] satisfies [
      string,
      () => Promise<unknown>,
    ];
  const names = ['general', 'archive', 'pending', 'present', 'possible', 'active', 'day', 'past'] as const;
  const keywords = ['Hélène', 'Nguyễn Thị Hồng', 'Zoé D’Amours', '0199', '418-555', '9 h 30', 'a', 'é 5', 'lê', 'zzz'];
  return [
    ...names.map((name) => list(name)),
    ...[2, 2500, 5000].map((pageNumber) => list('general', { pageNumber })),
    ...[2, 2300].map((pageNumber) => list('archive', { pageNumber })),
    list('pending', { pageNumber: 200 }),
    list('general', { status: 'done' }),
    list('general', { status: 'present', location: 2 }),
    list('general', { status: 'cancel', pageNumber: 300 }),
    list('general', { date: TODAY }),
    list('pending', { date: '2026-06-10', location: 1 }),
    ...keywords.flatMap((keyword) => [found('general', keyword), found('archive', keyword), found('pending', keyword)]),
    ...keywords.map((keyword) => found('possible', keyword)),
    ...keywords.map(
      (keyword) =>
        [`clients « ${keyword} »`, () => findClients(db, keyword, { date: TODAY, minutes: 0 })] satisfies [
          string,
          () => Promise<unknown>,
        ],
    ),
    [`histories ${TODAY}`, () => visitHistoriesOn(db, TODAY)],
  ];
}

/** The median over the runs of what one call costs at the database, all its statements together. */
async function measure(name: string, ask: () => Promise<unknown>): Promise<Measured> {
  const sums: number[] = [];
  let slowest: Statement = { sql: '', parameters: [], ms: 0 };
  for (let run = 0; run < RUNS; run += 1) {
    statements.length = 0;
    await ask();
    sums.push(statements.reduce((sum, { ms }) => sum + ms, 0));
    slowest = statements.reduce((one, other) => (other.ms > one.ms ? other : one));
  }
  return { name, median: sums.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0, slowest };
}

async function report(connections: pg.Pool, results: readonly Measured[]): Promise<void> {
  const sorted = [...results].sort((one, other) => other.median - one.median);
  for (const { name, median } of sorted) console.log(`${median.toFixed(1).padStart(7)} ms  ${name}`);
  const [worst] = sorted;
  if (!worst) return;
  const { sql, parameters } = worst.slowest;
  const { rows } = await connections.query(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`, [...parameters]);
  console.log(`\nThe plan of the worst, ${worst.name}:\n`);
  for (const row of rows) console.log(row['QUERY PLAN']);
  const ratio = worst.median / LIMIT_MS;
  const verdict = `worst median ${worst.median.toFixed(1)} ms, ${ratio.toFixed(2)} of the limit of ${LIMIT_MS} ms`;
  console.log(`\n${RESERVATIONS} reservations: ${verdict} (load of the machine ${loadavg()[0]?.toFixed(1)}).`);
  if (ratio > 1) process.exitCode = 1;
}
