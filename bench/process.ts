// How long a server takes to start, and its memory at rest and under load.
//   node bench/process.ts   (needs npm run build for the pages)
import { setTimeout as pause } from 'node:timers/promises';
import { booker, givenServices } from './support/booker.ts';
import { drive, inTurn } from './support/load.ts';
import { memoryOf } from './support/memory.ts';
import { openSalon, signIn } from './support/salon.ts';

const SECONDS = 8;
const PATHS = [
  '/',
  '/reservation-services',
  '/helps',
  '/api/services/public',
  '/api/reservations/availability?location=1',
];

const salon = await openSalon({ visits: 10_000 });
const nextBooking = booker({ services: await givenServices(salon.pool), callers: await signIn(salon.pool, 200) });
const first = await salon.startServer();
await first.stop();
const server = await salon.startServer();
for (const [name, { readyMs, readyProcessorMs }] of [
  ['first', first],
  ['second', server],
] as const)
  console.log(`${name} start ${(readyMs / 1000).toFixed(2)} s, of it ${(readyProcessorMs / 1000).toFixed(2)} s CPU`);
await pause(5_000);
console.log(`at rest ${await memoryOf(server.pid)} MB`);
const [browsing] = await Promise.all([
  drive({
    url: server.url,
    clients: 50,
    seconds: SECONDS,
    next: inTurn(PATHS, { 'accept-encoding': 'br' }),
  }),
  drive({ url: server.url, clients: 10, seconds: SECONDS, next: () => nextBooking(true) }),
]);
console.log(
  `under load (${browsing.perSecond.toFixed(0)} calls a second and bookings) ${await memoryOf(server.pid)} MB`,
);
await pause(5_000);
console.log(`five seconds later ${await memoryOf(server.pid)} MB`);
await salon.close();
