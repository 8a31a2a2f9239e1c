// The desk: its lists and searches over a long past, and forty tabs that poll while bookings come in.
//   node bench/desk.ts [visits kept]   (100000 when none is named)
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { searchTerms } from '#domain/search.ts';
import { databaseOn } from '#server/database/connect.ts';
import { findClients } from '#server/features/clients/service.ts';
import { type ListName, listReservations } from '#server/features/reservations/queries/lists.ts';
import { booker, givenServices } from './support/booker.ts';
import { drive } from './support/load.ts';
import { openSalon, signIn } from './support/salon.ts';
import { fillVisits, TODAY } from './support/visits.ts';

const RUNS = 21;
const TABS = 40;
const POLL_MS = 1_000;
const SECONDS = 10;

const visits = Number(process.argv[2] ?? 100_000);
const salon = await openSalon();
await fillVisits(salon.pool, visits);
const db = databaseOn(salon.pool);
console.log(`${visits} visits kept, load ${loadavg()[0]?.toFixed(1)}; milliseconds of one call, ${RUNS} runs`);
const asked = { today: TODAY, callerId: '00000000-0000-0000-0000-000000000000', terms: [] };
for (const name of ['general', 'archive', 'pending', 'present', 'possible', 'active', 'day'] as const)
  await time(name, {});
await time('general', { pageNumber: Math.ceil(visits / 40) });
await time('archive', { pageNumber: Math.ceil(visits / 20) });
for (const keyword of ['Hélène', '418-205', 'tremblay 4321', 'zzz', 'lé']) {
  await time('general', { terms: searchTerms(keyword) }, keyword);
  await timed(`clients « ${keyword} »`, () => findClients(db, keyword, { date: TODAY, minutes: 0 }));
}
await pollWhileBooking();
await salon.close();

function time(name: ListName, request: object, keyword = ''): Promise<void> {
  const label = `${name} ${keyword ? `« ${keyword} »` : JSON.stringify(request)}`;
  return timed(label, () => listReservations(db, name, { ...asked, ...request }));
}

async function timed(label: string, ask: () => Promise<unknown>): Promise<void> {
  const milliseconds: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await ask();
    milliseconds.push(performance.now() - began);
  }
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (RUNS - 1))]?.toFixed(1);
  console.log(`${label.padEnd(46)}  p50 ${at(0.5)}, p95 ${at(0.95)} ms`);
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
