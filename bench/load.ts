// A busy salon: 300 browsing calls and 20 bookings a second with 20 desks that poll; then five times that; then calm again.
//   node bench/load.ts [seconds of each]   (10 when not named; needs npm run build for the pages)
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { booker, givenServices } from './support/booker.ts';
import { drive, inTurn, row } from './support/load.ts';
import { memoryOf } from './support/memory.ts';
import { openSalon, signIn } from './support/salon.ts';

const SECONDS = Number(process.argv[2] ?? 10);
const DESKS = 20;
const POLL_EVERY_MS = 6_000;
const BROWSED = [
  '/',
  '/reservation-services',
  '/api/services/public',
  '/api/reservations/availability?location=1',
  '/api/reservations/availability?location=2',
  '/api/helps/public',
];
const POLLED = ['/api/reservations/pending', '/api/reservations/present', '/api/reservations/day'];

const salon = await openSalon({ visits: 10_000 });
const nextBooking = booker({ services: await givenServices(salon.pool), callers: await signIn(salon.pool, 400) });
const desks = await signIn(salon.pool, DESKS, 'Manager');
const { url, pid } = await salon.startServer();
for (const path of BROWSED) await fetch(url + path).then((response) => response.arrayBuffer());
const browse = inTurn(BROWSED);

await phase('as every day', 1);
await phase('five times that', 5);
const began = performance.now();
await phase('calm again', 1);
console.log(`the calm was measured within ${((performance.now() - began) / 1000).toFixed(0)} s after the rush`);
await salon.close();

async function phase(name: string, times: number): Promise<void> {
  const over = new AbortController();
  const polls = Promise.all(desks.map((authorization) => poll(authorization, over.signal)));
  const [visitors, bookings] = await Promise.all([
    drive({ url, clients: 60 * times, seconds: SECONDS, perSecond: 300 * times, next: browse }),
    drive({ url, clients: 10 * times, seconds: SECONDS, perSecond: 20 * times, next: () => nextBooking(true) }),
  ]);
  over.abort();
  const unchanged = (await polls).flat();
  console.log(`\n${name}, load ${loadavg()[0]?.toFixed(1)}, ${await memoryOf(pid)} MB`);
  console.log(row('browsing', visitors));
  console.log(row('booking', bookings));
  console.log(
    `${unchanged.length} polls: ${[...new Set(unchanged)].join(', ')}; longest call ${Math.max(visitors.longest, bookings.longest)} ms`,
  );
}

/** One desk that asks for its lists as a tab does, with the tags that it was given. Returns the statuses. */
async function poll(authorization: string, over: AbortSignal): Promise<number[]> {
  const tags = new Map<string, string>();
  const statuses: number[] = [];
  while (!over.aborted) {
    for (const path of POLLED) {
      const headers = { authorization, 'x-poll': '1', 'if-none-match': tags.get(path) ?? '' };
      const answer = await fetch(url + path, { headers });
      await answer.arrayBuffer();
      tags.set(path, answer.headers.get('etag') ?? '');
      statuses.push(answer.status);
    }
    await pause(POLL_EVERY_MS, undefined, { signal: over }).catch(() => undefined);
  }
  return statuses;
}
