// The desk: its lists and searches over a long past, and forty tabs that poll while bookings come in.
//   node bench/desk.ts [visits kept]   (100000 when none is named)
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { searchTerms } from '#domain/search.ts';
import { databaseOn } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { findClients } from '#server/features/clients/service.ts';
import { type ListName, type ListRequest, listReservations } from '#server/features/reservations/queries/lists.ts';
import { booker, givenServices } from './support/booker.ts';
import { drive } from './support/load.ts';
import { growthOf, lineOf, openWatched, type Sent, stepsOf } from './support/plans.ts';
import { openSalon, signIn } from './support/salon.ts';
import { TODAY, VISITS_AHEAD } from './support/visits.ts';

const RUNS = 21;
const LONG_PAST = 100_000;
const TABS = 40;
const POLL_MS = 1_000;
const SECONDS = 10;
const LISTS = ['general', 'archive', 'pending', 'present', 'possible', 'active', 'day'] as const;
const KEYWORDS = ['Hélène', '418-205', 'tremblay 4321', 'zzz', 'lé'];

const visits = Number(process.argv[2] ?? 100_000);
/** Plans are shown of a long past, and compared with those of a tenth of it; a short one is read whole whatever the plan. */
const before = visits >= LONG_PAST ? await statementsWith(visits / 10) : undefined;

const salon = await openSalon({ visits });
const db = databaseOn(salon.pool);
console.log(`${visits} visits kept, load ${loadavg()[0]?.toFixed(1)}; milliseconds of one call, ${RUNS} runs`);
const watched = openWatched(salon.url);
const shown = new Set<string>();
for (const { label, ask } of questions(visits)) {
  const took = `${label.padEnd(46)}  ${await timed(() => ask(db))}`;
  if (before) report(took, await watched.statementsOf(ask), before.get(label) ?? []);
  else console.log(took);
}
await watched.close();
await pollWhileBooking();
await salon.close();

type Question = { label: string; ask: (db: Database) => Promise<unknown> };

/** What the desk asks of a salon that has kept so many visits. */
function questions(kept: number): Question[] {
  const asked = { today: TODAY, callerId: '00000000-0000-0000-0000-000000000000', terms: [] };
  const list = (label: string, name: ListName, request: Partial<ListRequest> = {}) => ({
    label,
    ask: (on: Database) => listReservations(on, name, { ...asked, ...request }),
  });
  return [
    ...LISTS.map((name) => list(name, name)),
    list('general, the page in the middle', 'general', { pageNumber: Math.ceil((VISITS_AHEAD + kept) / 40) }),
    list('archive, the last page', 'archive', { pageNumber: Math.ceil(kept / 20) }),
    ...KEYWORDS.flatMap((keyword) => [
      list(`general « ${keyword} »`, 'general', { terms: searchTerms(keyword) }),
      {
        label: `clients « ${keyword} »`,
        ask: (on: Database) => findClients(on, keyword, { date: TODAY, minutes: 0 }),
      },
    ]),
  ];
}

/** Says what grows with the past, and how each statement was done. */
function report(took: string, sent: readonly Sent[], withShortPast: readonly Sent[]): void {
  const growth = growthOf(sent, withShortPast);
  console.log(growth.length === 0 ? `${took}; no scan or sort grows with the past` : took);
  for (const grown of growth) console.log(`      grows:  ${grown}`);
  for (const line of sent.filter(isNew).map(lineOf)) console.log(line);
}

/** The statements of each question to a salon that has kept so many visits. */
async function statementsWith(kept: number): Promise<Map<string, Sent[]>> {
  const other = await openSalon({ visits: kept });
  const telling = openWatched(other.url);
  const statements = new Map<string, Sent[]>();
  for (const { label, ask } of questions(kept)) statements.set(label, await telling.statementsOf(ask));
  await telling.close();
  await other.close();
  return statements;
}

/** Whether this statement has not been shown with the same steps, as those that read the lines of twenty visits are. */
function isNew({ text, plan }: Sent): boolean {
  const key = `${text} ${stepsOf(plan)}`;
  const isKnown = shown.has(key);
  shown.add(key);
  return !isKnown;
}

async function timed(ask: () => Promise<unknown>): Promise<string> {
  const milliseconds: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await ask();
    milliseconds.push(performance.now() - began);
  }
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (RUNS - 1))]?.toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)} ms`;
}

/** Each tab asks for two lists a second, six times as often as a real one; five bookings a second change them. */
async function pollWhileBooking(): Promise<void> {
  const nextBooking = booker({ services: await givenServices(salon.pool), callers: await signIn(salon.pool, 100) });
  const tabs = await signIn(salon.pool, TABS, 'Manager');
  const { url } = await salon.startServer();
  const statuses: number[] = [];
  const over = new AbortController();
  const polls = tabs.map(async (authorization) => {
    const tags = new Map<string, string>();
    while (!over.signal.aborted) {
      for (const path of ['/api/reservations/pending', '/api/reservations/day']) {
        const headers = { authorization, 'x-poll': '1', 'if-none-match': tags.get(path) ?? '' };
        const answer = await fetch(url + path, { headers });
        await answer.arrayBuffer();
        tags.set(path, answer.headers.get('etag') ?? '');
        statuses.push(answer.status);
      }
      await pause(POLL_MS);
    }
  });
  const bookings = await drive({ url, clients: 5, seconds: SECONDS, perSecond: 5, next: () => nextBooking(true) });
  over.abort();
  await Promise.all(polls);
  const unchanged = statuses.filter((status) => status === 304).length;
  const share = Math.round((100 * unchanged) / statuses.length);
  const rate = (statuses.length / SECONDS).toFixed(0);
  console.log(
    `${TABS} tabs, ${rate} polls a second: ${share} % unchanged; bookings beside them p50 ${bookings.p50} ms`,
  );
}
