import type { Selectable } from 'kysely';
import type { ServiceCategory } from '#domain/services.ts';
import type { Database } from '../../database/schema.ts';
import type { ServicesTable } from '../../database/schema-salon.ts';

/** A service as booking needs it: what it costs, how long it takes, how many it receives. Cents and minutes. */
export type BookableService = Pick<
  Selectable<ServicesTable>,
  'id' | 'titre' | 'title' | 'capacity' | 'status' | 'duration' | 'duration_max' | 'duration_type'
> &
  Pick<Selectable<ServicesTable>, 'price_cents' | 'price_discount_cents' | 'price_type'> & {
    category: ServiceCategory;
  };

/** The services of these ids, private ones too; an id that no service has is simply missing from the map. */
export async function bookableServices(db: Database, ids: readonly string[]): Promise<Map<string, BookableService>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('services')
    .select(['id', 'category', 'titre', 'title', 'capacity', 'status'])
    .select(['duration', 'duration_max', 'duration_type', 'price_cents', 'price_discount_cents', 'price_type'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
