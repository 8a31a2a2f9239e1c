import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { lockDays } from '../queries/locks.ts';

type Days = { locations: readonly LocationCode[]; dates: readonly CalendarDate[] };

/**
 * Waits for every booking under way at these locations on these dates, and holds them for this transaction, so that no
 * booking is judged by settings that it changes.
 */
export async function holdDays(trx: DatabaseTransaction, { locations, dates }: Days): Promise<void> {
  await lockDays(
    trx,
    locations.flatMap((location) => dates.map((date) => ({ location, date }))),
  );
}
