import { expect, it } from 'vitest';
import { bookingOf } from '../testing/bookings.ts';
import { givenDataFolder } from '../testing/data-folder.ts';
import { givenCaller, givenService } from '../testing/factories.ts';
import { mostPeopleAtOnce } from '../testing/occupancy.ts';
import { runServer } from '../testing/server-process.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

const SECRET = 'one secret that both servers and this test know';
const CLIENTS = 200;
const SEATS = 6;
const DAYS = ['2026-06-04', '2026-06-05', '2026-06-06', '2026-06-08', '2026-06-09'];

const database = testDatabase();

/** A server process of its own on the shared database. */
function runSharing() {
  return runServer({
    dataDir: givenDataFolder(),
    environment: {
      DATABASE_URL: database.url,
      TOKEN_SECRET: SECRET,
      DEMO: '0',
      RATE_LIMITS: 'off',
      LUNULE_NOW: '2026-06-03T13:00:00Z',
    },
  });
}

it('lets 200 clients of two server processes on one database fill exactly the seats of a slot, day after day', async () => {
  const { deps } = await testApp(database, { environment: { TOKEN_SECRET: SECRET } });
  const service = await givenService(database.db);
  const clients: Awaited<ReturnType<typeof givenCaller>>[] = [];
  for (let number = 0; number < CLIENTS; number += 1) clients.push(await givenCaller(deps));
  const addresses = await Promise.all([runSharing().ready, runSharing().ready]);

  for (const date of DAYS) {
    const body = JSON.stringify(bookingOf(service, { date }));
    const statuses = await Promise.all(
      clients.map(({ headers }, client) => booked(addresses[client % 2] ?? '', headers, body)),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(SEATS);
    expect(statuses.filter((status) => status === 409)).toHaveLength(CLIENTS - SEATS);
    expect(await mostPeopleAtOnce(database.db, date)).toEqual({ manicure: SEATS });
  }
}, 180_000);

/** The status of a booking over HTTP; a server that says it is busy is asked again. */
async function booked(address: string, headers: Record<string, string>, body: string): Promise<number> {
  const answer = await fetch(`${address}/api/reservations`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  await answer.arrayBuffer();
  return answer.status === 503 ? booked(address, headers, body) : answer.status;
}
