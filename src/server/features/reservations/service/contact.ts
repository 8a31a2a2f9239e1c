import type { DeskBooking } from '#contract/schemas/reservations.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import { Refusal } from '#domain/errors.ts';
import { reservationSearchText } from '#domain/search.ts';
import { cleanLine } from '#domain/texts.ts';
import { cleanEmail, isStaffClientName } from '#domain/users/person.ts';
import { phoneOrDefault } from '#domain/users/phone.ts';
import type { Database } from '../../../database/schema.ts';
import { findUserByEmail } from '../../auth/queries/accounts.ts';

/**
 * The account that staff book for: an existing one, found by its e-mail, or none. The client is written
 * to in the language of the account, French without one.
 */
export async function ownerOf(db: Database, email: string | null | undefined) {
  const address = cleanEmail(email ?? '');
  if (address === '') return { user_id: null, email: null, language: 'fr' as const };
  const user = await findUserByEmail(db, address);
  if (!user) throw new Refusal('user_not_found');
  return { user_id: user.id, email: user.email, language: user.language };
}

/**
 * Name and phone as the staff form keeps them (spec 5). Without a phone the salon's own stands in, marked as nobody's;
 * no search finds a client by it.
 */
export function contactOf(info: DeskBooking['reservationClientInfo'], { time }: Slot, salonPhone: string) {
  if (!isStaffClientName(info.client)) throw new Refusal('client_name_invalid');
  const client = cleanLine(info.client);
  const kept = phoneOrDefault(info.phone ?? '', salonPhone);
  if (!kept) throw new Refusal('phone_invalid');
  const isDefault = kept.isDefault || kept.phone === salonPhone;
  return {
    client,
    phone: kept.phone,
    phone_is_default: isDefault,
    search_text: reservationSearchText({ client, phone: isDefault ? '' : kept.phone, time }),
  };
}
