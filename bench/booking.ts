// Booking over HTTP against pgbench doing the same work in SQL, at 1, 10 and 50 clients, spread over all days and all on one;
// then by two and by four server processes on one database.
//   node bench/booking.ts [visits kept]   (1000 when none is named; needs pgbench on the path)
import { loadavg } from 'node:os';
import { WARM_UP_SECONDS } from './support/bare.ts';
import { booker, emptyDays, givenServices } from './support/booker.ts';
import { bookingScript } from './support/booking-script.ts';
import { drive, row } from './support/load.ts';
import { pgbench } from './support/pgbench.ts';
import { openSalon, signIn } from './support/salon.ts';

const SECONDS = 6;
const PEOPLE = 400;
/** PostgreSQL is asked by no more clients than the server has connections. */
const CONNECTIONS = 10;

const salon = await openSalon({ visits: Number(process.argv[2] ?? 1_000) });
const nextBooking = booker({ services: await givenServices(salon.pool), callers: await signIn(salon.pool, PEOPLE) });
const { url, pid } = await startWarm();

for (const spread of [true, false]) {
  const where = spread ? 'spread over 60 days' : 'all on one day';
  for (const clients of [1, 10, 50]) {
    const limit = await limitOf(spread, clients);
    const ours = await drive({ url, pid, clients, seconds: SECONDS, next: () => nextBooking(spread) });
    console.log(row(`booking, ${clients} clients, ${where}`, ours, { perSecond: limit }));
    await emptyDays(salon.pool);
  }
}
for (const processes of [2, 4]) {
  const limit = await limitOf(true, CONNECTIONS);
  const urls = [url];
  while (urls.length < processes) urls.push((await startWarm()).url);
  const clients = Math.ceil(CONNECTIONS / processes);
  const each = await Promise.all(
    urls.map((one) => drive({ url: one, clients, seconds: SECONDS, next: () => nextBooking(true) })),
  );
  const rate = each.reduce((sum, { perSecond }) => sum + perSecond, 0);
  const share = Math.round((100 * rate) / limit);
  console.log(`booking, ${processes} processes on one database, 10 clients: ${rate.toFixed(0)}/s, ${share} %`);
  await emptyDays(salon.pool);
}
await salon.close();

/** A server that has taken bookings before, as one that runs all day has. */
async function startWarm() {
  const server = await salon.startServer();
  await drive({ url: server.url, clients: CONNECTIONS, seconds: WARM_UP_SECONDS, next: () => nextBooking(true) });
  await emptyDays(salon.pool);
  return server;
}

async function limitOf(spread: boolean, clients: number): Promise<number> {
  const asking = Math.min(clients, CONNECTIONS);
  const limit = await pgbench({ url: salon.url, clients: asking, seconds: SECONDS, script: bookingScript(spread) });
  console.log(`pgbench, ${asking} clients`.padEnd(46), `${limit.toFixed(0)}/s   load ${loadavg()[0]?.toFixed(1)}`);
  await emptyDays(salon.pool);
  return limit;
}
