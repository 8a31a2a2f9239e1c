// Whether the time of a response tells an address that has an account from one that has none: over HTTP, to the whole
// server, 200 pairs of each call, in turn. The medians may differ by 3 ms.
//   node bench/enumeration.ts   (nine minutes: these responses take their time)
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { instant } from '#domain/salon/salon-time.ts';
import { configFrom } from '#server/config.ts';
import { databaseOn } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { insertUser } from '#server/features/auth/queries/accounts.ts';
import { makeClosing } from '#server/lifecycle/closing.ts';
import { openDatabase } from '#server/lifecycle/open-database.ts';
import { openSalon } from '#server/lifecycle/open-salon.ts';
import { hashPassword } from '#server/platform/password-hash.ts';

const PAIRS = 200;
const WARM_UP = 20;
const LIMIT_MS = 3;
const PASSWORD = 'Lunule!2026';

const dataDir = await mkdtemp(join(tmpdir(), 'lunule-bench-'));
const log = pino({ level: 'silent' });
const closing = makeClosing(log);
const environment = { DATA_DIR: dataDir, PORT: '0', DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
const start = {
  config: configFrom(environment),
  log,
  closing,
  fail: (reason: unknown) => {
    throw reason;
  },
};
const { pool } = await openDatabase(start);
const db: Database = databaseOn(pool);
const port = await openSalon(start, pool);
const passwordHash = await hashPassword(PASSWORD);

const CALLS = [
  { method: 'POST', path: 'register', body: (email: string) => ({ name: 'Zoé Roy', email, password: PASSWORD }) },
  { method: 'PUT', path: 'forgetPassword', body: (email: string) => ({ email }) },
  { method: 'POST', path: 'activation', body: (email: string) => ({ email }) },
  { method: 'POST', path: '', body: (email: string) => ({ email, password: 'Wrong!2026' }) },
];

for (const call of CALLS) await compare(call);

await closing.closeAll();
await rm(dataDir, { recursive: true, force: true });

async function compare(call: (typeof CALLS)[number]): Promise<void> {
  const known: number[] = [];
  const unknown: number[] = [];
  // Made beforehand, so that the work of making them burdens neither side.
  for (const [pair, email] of (await knownAddresses(WARM_UP + PAIRS)).entries()) {
    if (pair % 2 === 0) known.push(await timed(call, email));
    unknown.push(await timed(call, freshAddress()));
    if (pair % 2 === 1) known.push(await timed(call, email));
  }
  const [one, other] = [median(known.slice(WARM_UP)), median(unknown.slice(WARM_UP))];
  const difference = Math.abs(one - other);
  const ratio = (difference / LIMIT_MS).toFixed(2);
  const verdict = `apart by ${difference.toFixed(2)} ms, ${ratio} of the limit of ${LIMIT_MS} ms`;
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `${call.method} /auth/${call.path}: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms; ${verdict} (load ${load})`,
  );
  if (difference > LIMIT_MS) process.exitCode = 1;
}

async function timed({ method, path, body }: (typeof CALLS)[number], email: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth${path && `/${path}`}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(email)),
  });
  await answer.arrayBuffer();
  return performance.now() - from;
}

async function knownAddresses(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, freshAddress);
  const at = instant(0);
  const person = { name: 'Zoé Roy', password_hash: passwordHash, roles: ['Client' as const], search_text: 'zoe roy' };
  const times = { activated_at: at, created_at: at, updated_at: at };
  await db.transaction().execute(async (trx) => {
    for (const email of emails) await insertUser(trx, { id: randomUUID(), email, ...person, ...times });
  });
  return emails;
}

function freshAddress(): string {
  return `${randomUUID()}@example.com`;
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
