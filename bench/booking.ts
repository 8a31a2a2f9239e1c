// Booking over HTTP against pgbench doing the same work in SQL, at 1, 10 and 50 clients, spread over all days and all on one.
//   node bench/booking.ts [visits kept]   (1000 when none is named; needs pgbench on the path)
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import type pg from 'pg';
import { addDays } from '#domain/salon/salon-time.ts';
import { bookingScript } from './support/booking-script.ts';
import { drive, row } from './support/load.ts';
import { pgbench } from './support/pgbench.ts';
import { openSalon, signIn } from './support/salon.ts';
import { fillVisits, TODAY } from './support/visits.ts';

const SECONDS = 6;
const PEOPLE = 400;
/** So many seats that no slot fills while the bench runs. */
const SEATS = 100;
const CATEGORIES = ['manicure', 'pedicure', 'other'] as const;
/** Days ahead on which the salon is open: its holidays are left out. */
const DAYS = Array.from({ length: 60 }, (_, index) => index + 1).filter((day) => day !== 21 && day !== 28);
const STARTS = ['10:00', '10:30', '11:30', '12:30', '13:30', '14:30', '15:30', '16:00'];

const salon = await openSalon();
await fillVisits(salon.pool, Number(process.argv[2] ?? 1_000));
const services = await givenServices(salon.pool);
const callers = await signIn(salon.pool, PEOPLE);
const { url } = await salon.startServer();
let made = 0;

for (const spread of [true, false]) {
  for (const clients of [1, 10, 50]) {
    const where = spread ? 'spread over 60 days' : 'all on one day';
    const limit = await pgbench({
      url: salon.url,
      clients: Math.min(clients, 10),
      seconds: SECONDS,
      script: bookingScript(spread),
    });
    await emptyDays(salon.pool);
    const ours = await drive({ url, clients, seconds: SECONDS, next: () => nextBooking(spread) });
    console.log(`pgbench, ${where}`.padEnd(44), `${limit.toFixed(0).padStart(7)}/s   load ${loadavg()[0]?.toFixed(1)}`);
    console.log(row(`booking, ${clients} clients, ${where}`, ours, limit));
    await emptyDays(salon.pool);
  }
}
await salon.close();

function nextBooking(spread: boolean) {
  made += 1;
  const service = services[made % services.length] ?? '';
  const body = {
    reservationServices: [{ serviceId: service, qty: 1 }],
    reservationLocation: { locationReserved: 1 + (made % 2) },
    reservationDate: {
      dateReserved: addDays(TODAY, (spread && DAYS[(made * 7) % DAYS.length]) || 8),
      timeReserved: STARTS[made % STARTS.length],
    },
    reservationClientInfo: { client: 'Léa Gagnon', phone: '418-555-0142', comment: '' },
    totalPrice: 51.74,
    overlapIsMeant: true,
  };
  return {
    method: 'POST' as const,
    path: '/api/reservations',
    headers: {
      authorization: callers[made % callers.length] ?? '',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  };
}

/** A service of each category, 45.00 $ and 30 minutes, and seats for all who come. */
async function givenServices(pool: pg.Pool): Promise<string[]> {
  await pool.query('UPDATE seats SET seats = $1', [SEATS]);
  const made = await Promise.all(
    CATEGORIES.map((category) =>
      pool.query<{ id: string }>(
        `INSERT INTO services (id, category, titre, contenu, duration_type, duration, price_type, price_cents, capacity,
           status, created_at, updated_at)
         VALUES (gen_random_uuid(), $1, 'Manucure', 'Limage et vernis.', 'fixed', 30, 'fixed', 4500, 4, 'public', $2, $2)
         RETURNING id`,
        [category, `${TODAY}T00:00:00Z`],
      ),
    ),
  );
  return made.flatMap(({ rows }) => rows.map(({ id }) => id));
}

/** Every run finds the days to come as empty as the first did. */
async function emptyDays(pool: pg.Pool): Promise<void> {
  await pool.query(`DELETE FROM reservations WHERE date > $1`, [TODAY]);
}
