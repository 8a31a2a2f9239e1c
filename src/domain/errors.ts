/**
 * The closed list of refusals. The sentence of each code is in `src/contract/words/refusals.ts`, its HTTP status in
 * `src/server/http/statuses.ts`; a code without either does not compile.
 */
export const ERROR_CODES = [
  // the request cannot be read
  'malformed',
  'missing_fields',
  'payload_too_large',
  'unsupported_media_type',
  'picture_invalid',
  'picture_too_small',
  // who makes the call
  'unauthenticated',
  'bad_credentials',
  'not_activated',
  'token_expired',
  'login_expired',
  'cross_site',
  'forbidden',
  'password_change_required',
  // not found
  'not_found',
  'reservation_not_found',
  'service_not_found',
  'help_not_found',
  'user_not_found',
  'closure_not_found',
  'technician_not_found',
  'absence_not_found',
  'special_hours_not_found',
  'picture_not_found',
  'mail_not_dead',
  // the slot
  'slot_full',
  'no_technician',
  'slot_too_soon',
  'salon_closed',
  'date_out_of_window',
  'no_such_slot',
  'too_long_for_closing',
  'outside_hours',
  // the booking
  'price_changed',
  'quantity_over_capacity',
  'private_service',
  'one_line_per_category',
  'too_many_bookings',
  'overlaps_own_visit',
  'idempotency_conflict',
  'client_name_invalid',
  'phone_invalid',
  // changes of a reservation
  'illegal_move',
  'already_cancelled',
  'already_moved',
  'already_there',
  'moved_meanwhile',
  'too_late_to_move',
  'cancel_too_late',
  'no_show_too_early',
  'restore_too_late',
  'another_day',
  'color_note_already_set',
  'color_note_not_yet',
  'color_note_too_long',
  // accounts
  'link_invalid',
  'link_expired',
  'link_used',
  'link_dead',
  'name_invalid',
  'email_invalid',
  'email_taken',
  'email_locked',
  'password_invalid',
  'password_weak',
  'password_unchanged',
  'current_password_required',
  'current_password_wrong',
  'roles_required',
  'last_admin',
  'self_removal',
  'name_mismatch',
  // services, helps, settings and the team
  'owner_invalid',
  'service_invalid',
  'settings_invalid',
  'closure_exists',
  'technician_invalid',
  'technician_has_visits',
  'turn_day_over',
  'no_turn_there',
  'absence_invalid',
  'special_hours_exist',
  'edit_conflict',
  // the stored cart, and numbers
  'cart_invalid',
  'number_invalid',
  // the server
  'too_many_requests',
  'busy',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Facts that go with a refusal, such as `totalPrice` for `price_changed` or `retryAfterSeconds` for `too_many_requests`. */
export type RefusalDetails = Readonly<Record<string, unknown>>;

/** An expected "no", thrown by rules and services: the caller gets its code, and it is not logged as a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: RefusalDetails | undefined;

  constructor(code: ErrorCode, details?: RefusalDetails) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
