import { type ErrorCode, Refusal } from '../errors.ts';
import { SERVICE_CATEGORIES, type ServiceCategory } from '../services/services.ts';
import { cleanLine } from '../texts.ts';

export const RESERVATION_STATUSES = ['pending', 'present', 'done', 'cancel'] as const;
export const COLOR_NOTE_MAX = 20;
export const LINE_QUANTITY_MAX = 4;
export const PAGE_SIZE = 20;
/** How long staff may take back the last move. */
export const RESTORE_MINUTES = 10;

export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** Where a reservation may go from each status. */
export const MOVES = {
  pending: ['present', 'cancel'],
  present: ['done', 'cancel'],
  done: [],
  cancel: [],
} as const satisfies Record<ReservationStatus, readonly ReservationStatus[]>;

/** Still to be served: the client has not come yet, or is there. */
export const OPEN_STATUSES = ['pending', 'present'] as const;
/** With a seat of their own, now or in the past: all but cancelled ones. */
export const SEATED_STATUSES = ['pending', 'present', 'done'] as const;
/** Nothing follows: done or cancelled. */
export const FINISHED_STATUSES = ['done', 'cancel'] as const;

/** Whether the visit is still to be served: pending or present. */
export function isOpen(status: ReservationStatus): boolean {
  return includes(OPEN_STATUSES, status);
}

/** Whether the visit takes or took a seat, that is, was not cancelled. */
export function holdsSeat(status: ReservationStatus): boolean {
  return includes(SEATED_STATUSES, status);
}

/** Whether staff may move a reservation from one status to another. */
export function canMove(from: ReservationStatus, to: ReservationStatus): boolean {
  return includes(MOVES[from], to);
}

/** Why a move does not apply, a repeated one included; null when it does. */
export function moveRefusal(from: ReservationStatus, to: ReservationStatus): ErrorCode | null {
  if (canMove(from, to)) return null;
  if (from === 'cancel') return 'already_cancelled';
  return from === to ? 'already_moved' : 'illegal_move';
}

/** What the last move of a reservation was: the status it left, and the instant in milliseconds. */
export type LastMove = { readonly from: ReservationStatus; readonly atMs: number };

/** Why the last move cannot be taken back now; null when it can. After ten minutes it is final. */
export function restoreRefusal(status: ReservationStatus, lastMove: LastMove | null, nowMs: number): ErrorCode | null {
  if (lastMove === null || !canMove(lastMove.from, status)) return 'illegal_move';
  return nowMs - lastMove.atMs > RESTORE_MINUTES * 60_000 ? 'restore_too_late' : null;
}

/**
 * The colour note as it is kept: cleaned, 1 to 20 code points on one line.
 * Throws `missing_fields` or `color_note_too_long`.
 */
export function colorNoteOf(text: string): string {
  const note = cleanLine(text);
  if (note === '') throw new Refusal('missing_fields');
  if ([...note].length > COLOR_NOTE_MAX) throw new Refusal('color_note_too_long', { max: COLOR_NOTE_MAX });
  return note;
}

/** Why a colour note cannot be written; null when it can: once, on reservations of the past or already done. */
export function colorNoteRefusal(
  reservation: { readonly status: ReservationStatus; readonly date: string; readonly colorNote: string | null },
  today: string,
): ErrorCode | null {
  if (reservation.colorNote !== null) return 'color_note_already_set';
  return reservation.date < today || reservation.status === 'done' ? null : 'color_note_not_yet';
}

/**
 * Why the lines of a staff booking cannot stand; null when they can: at least one, one per category, 1 to 4 people
 * each. Whether the quantity fits the service and the seats is not asked here.
 */
export function staffLinesRefusal(
  lines: readonly { readonly category: ServiceCategory; readonly qty: number }[],
): ErrorCode | null {
  if (lines.length === 0) return 'missing_fields';
  if (lines.some(({ qty }) => !Number.isInteger(qty) || qty < 1)) return 'malformed';
  if (lines.some(({ qty }) => qty > LINE_QUANTITY_MAX)) return 'quantity_over_capacity';
  const isRepeated = (category: ServiceCategory) => lines.filter((line) => line.category === category).length > 1;
  return SERVICE_CATEGORIES.some(isRepeated) ? 'one_line_per_category' : null;
}

function includes(statuses: readonly ReservationStatus[], status: ReservationStatus): boolean {
  return statuses.includes(status);
}
