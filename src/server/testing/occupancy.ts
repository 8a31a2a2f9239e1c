import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * The most people ever served at once in a category at an address on a day, counted by the database from the sittings
 * themselves: all who sit when somebody else arrives.
 */
export async function mostPeopleAtOnce(db: Database, date: string, location = 1): Promise<Record<string, number>> {
  const { rows } = await sql<{ category: string; most: number }>`
    SELECT category, max(people)::integer AS most FROM (
      SELECT arrival.category, count(*) AS people
      FROM sittings AS arrival JOIN sittings AS other USING (location, date, category)
      WHERE date = ${date} AND location = ${location}
        AND other.start_minute <= arrival.start_minute AND other.end_minute > arrival.start_minute
      GROUP BY arrival.id, arrival.category
    ) AS instants GROUP BY category`.execute(db);
  return Object.fromEntries(rows.map(({ category, most }) => [category, most]));
}
