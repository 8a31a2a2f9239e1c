import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { Appointment, CancelReason, ReservationStatus } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { ServiceCategory } from '#domain/services/services.ts';

/** A transition as jsonb keeps it; `at` is an ISO instant. */
export type StoredMove = { from: ReservationStatus; at: string; by: string | null; left?: Appointment };

export type ReservationsTable = {
  id: string;
  status: ReservationStatus;
  user_id: string | null;
  email: string | null;
  client: string;
  phone: string;
  phone_is_default: Generated<boolean>;
  comment: Generated<string>;
  performer: string | null;
  /** Whom the client asked for. */
  asked_technician_id: ColumnType<string | null, string | null | undefined, string | null>;
  color_note: string | null;
  location: LocationCode;
  date: string;
  start_minute: number;
  end_minute: number;
  items_cents: number;
  tax_cents: number;
  total_cents: number;
  insisted: Generated<boolean>;
  language: Generated<Language>;
  sequence: Generated<number>;
  previous_status: ReservationStatus | null;
  moved_at: Date | null;
  moved_by: string | null;
  /** What an undo may walk back after the last move: moves of one person, oldest first. */
  earlier_moves: ColumnType<StoredMove[], string | undefined, string>;
  present_at: Date | null;
  cancel_reason: CancelReason | null;
  reminded_at: Date | null;
  /** When its time was last chosen, by booking or moving it; when it was booked if never moved. */
  timed_at: Date | null;
  /** Where and when the visit was before it was moved; null when the last change was another. */
  left_appointment: ColumnType<Appointment | null, string | null | undefined, string | null>;
  /** Ends the mailed links with another number. */
  link_number: Generated<number>;
  search_text: string;
  created_by: string | null;
  /** When the client was removed from the record. */
  anonymised_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

export type VisitsToCallTable = {
  reservation_id: string;
  /** Where and when the visit was as it was hit; once it is elsewhere, nobody has to be told. */
  location: LocationCode;
  date: string;
  start_minute: number;
  listed_at: Date;
  told_at: Date | null;
  told_by: string | null;
  put_away_at: Date | null;
};

/** How many visits of each status a location has on a day; written by triggers. */
export type DayVisitsTable = { date: string; location: LocationCode } & Record<ReservationStatus, number>;

export type ReservationLinesTable = {
  reservation_id: string;
  position: number;
  service_id: string | null;
  titre: string;
  title: string | null;
  category: ServiceCategory;
  qty: number;
  price_cents: number;
  minutes: number;
};

export type SittingsTable = {
  id: string;
  reservation_id: string | null;
  location: LocationCode;
  category: ServiceCategory;
  seat: number;
  date: string;
  start_minute: number;
  end_minute: number;
  held_until: Date | null;
  /** What the person is served; null when it is not known any more. */
  service_id: string | null;
  technician_id: string | null;
  /** Whether the client asked for that technician. */
  requested: Generated<boolean>;
};

export type IdempotencyKeysTable = {
  user_id: string;
  key: string;
  body_hash: string;
  reservation_id: string;
  created_at: Date;
};
