import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { TECHNICIAN_COLOURS } from '#domain/team/technicians.ts';
import { DAYS_AHEAD, OPENING, TODAY } from './visits.ts';

/** How many technicians each location has. */
export const A_SIDE = 8;

/** Eight technicians at each location, every day from 9:30 to 21:00 with half an hour off. */
export async function givenTeam(pool: pg.Pool): Promise<void> {
  const always = Array.from({ length: 7 }, () => [{ opens: '09:30', closes: '21:00' }]);
  const never = always.map(() => []);
  const ids = Array.from({ length: 2 * A_SIDE }, () => randomUUID());
  for (const [place, id] of ids.entries()) {
    const hours = place < A_SIDE ? { 1: always, 2: never } : { 1: never, 2: always };
    const colour = TECHNICIAN_COLOURS[place % TECHNICIAN_COLOURS.length];
    await pool.query(
      `INSERT INTO technicians (id, name, colour, categories, except_services, hours, accepts_requests, status, position,
         created_at, updated_at)
       VALUES ($1, $2, $3, $4, '{}', $5, true, 'active', $6, $7, $7)`,
      [id, `Technicienne ${place}`, colour, ['manicure', 'pedicure', 'other'], JSON.stringify(hours), place, OPENING],
    );
  }
  await pool.query('UPDATE locations SET staffing = true');
  await pool.query(
    `INSERT INTO absences (id, technician_id, starts_at, ends_at, kind, created_at)
     SELECT gen_random_uuid(), technicians.id, starts, starts + INTERVAL '30 minutes', 'break', $2
     FROM technicians, generate_series(1, ${DAYS_AHEAD}) AS day,
       LATERAL (SELECT $1::date + day + (12 * 60 + position % ${A_SIDE} * 15) * INTERVAL '1 minute' AS starts) AS lunch`,
    [TODAY, OPENING],
  );
}
