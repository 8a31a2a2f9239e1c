import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { addDays } from '#domain/salon/salon-time.ts';
import { TODAY } from './visits.ts';

/** So many seats that no slot fills while a bench runs. */
const SEATS = 100;
const CATEGORIES = ['manicure', 'pedicure', 'other'] as const;
/** Days ahead on which the salon is open: its holidays are left out. */
const DAYS = Array.from({ length: 60 }, (_, index) => index + 1).filter((day) => day !== 21 && day !== 28);
const STARTS = ['10:00', '10:30', '11:30', '12:30', '13:30', '14:30', '15:30', '16:00'];
const BUSY_DAY = 8;

/** A service of each category, 45.00 $ and 30 minutes, and seats for all who come; returns their ids. */
export async function givenServices(pool: pg.Pool): Promise<string[]> {
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

/** Makes the calls of these people who book these services one after the other, on all days or on one. */
export function booker({ services, callers }: { services: readonly string[]; callers: readonly string[] }) {
  let made = 0;
  return (spread: boolean) => {
    made += 1;
    const day = (spread && DAYS[(made * 7) % DAYS.length]) || BUSY_DAY;
    const body = {
      reservationServices: [{ serviceId: services[made % services.length], qty: 1 }],
      reservationLocation: { locationReserved: 1 + (made % 2) },
      reservationDate: { dateReserved: addDays(TODAY, day), timeReserved: STARTS[made % STARTS.length] },
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
  };
}

/** Every run finds the days to come as empty as the first did. */
export async function emptyDays(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM reservations WHERE date > $1', [TODAY]);
}
