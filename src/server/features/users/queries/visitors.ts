import { sql } from 'kysely';
import { clockTime } from '#domain/salon/salon-time.ts';
import { reservationSearchText } from '#domain/search.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';

/** What stands where a name stood. */
export const NOBODY = 'Client supprimé';

/** Takes out of one visit whose it was; its time, services and price stay. */
export async function anonymiseReservation(
  trx: DatabaseTransaction,
  { id, start_minute }: { id: string; start_minute: number },
  { salonPhone, at }: { salonPhone: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('reservations')
    .set({
      user_id: null,
      client: NOBODY,
      phone: salonPhone,
      phone_is_default: true,
      email: null,
      comment: '',
      color_note: null,
      anonymised_at: at,
      search_text: reservationSearchText({ client: NOBODY, phone: '', time: clockTime(start_minute) }),
    })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('audit')
    .set({ details: sql`details - 'colorNote'` })
    .where('subject_type', '=', 'reservation')
    .where('subject_id', '=', id)
    .execute();
}
