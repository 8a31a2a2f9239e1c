import type { Slot } from '../booking/booking-window.ts';
import { type ErrorCode, Refusal } from '../errors.ts';
import type { LocationCode } from '../salon/locations.ts';
import { SERVICE_CATEGORIES, type ServiceCategory } from '../services/services.ts';
import type { Displaced } from '../team/displaced.ts';
import { cleanLine } from '../texts.ts';

export const RESERVATION_STATUSES = ['pending', 'present', 'done', 'cancel'] as const;
export const COLOR_NOTE_MAX = 20;
export const LINE_QUANTITY_MAX = 4;
export const PAGE_SIZE = 20;
/** The most rows that a caller may ask for on a page; the desk's own lists do. */
export const PAGE_SIZE_MAX = 50;
/** How long staff may take back the last transition. */
export const RESTORE_MINUTES = 10;

/** Why a visit was cancelled, as staff may note: the client asked, the salon had to, or she did not come. */
export const CANCEL_REASONS = ['client', 'salon', 'no_show'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** The statuses that may follow each status. */
const TRANSITIONS = {
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

/** Whether a reservation may go from one status to another. */
export function canTransition(from: ReservationStatus, to: ReservationStatus): boolean {
  return includes(TRANSITIONS[from], to);
}

/** Why a transition is refused, a repeated one included; null when it is allowed. */
export function transitionRefusal(from: ReservationStatus, to: ReservationStatus): ErrorCode | null {
  if (canTransition(from, to)) return null;
  if (from === 'cancel') return 'already_cancelled';
  return from === to ? 'already_moved' : 'illegal_move';
}

/** Where and when a visit takes place, and its whole length in minutes. */
export type Appointment = {
  location: LocationCode;
  slot: Slot;
  minutes: number;
  staff?: AppointmentStaff;
  /** Of one that a visit has left: who made room for it where it went. */
  displaced?: readonly Displaced[];
};

/** Who serves a visit, and whom its client asked for. */
export type AppointmentStaff = {
  technicianIds: readonly string[];
  /** The same, person by person; null for nobody. Older records do not have it. */
  people?: readonly (string | null)[];
  askedId: string | null;
};

/**
 * A change that a reservation has made: the status before it, and its instant in epoch milliseconds. When the visit was
 * moved in time, the status stayed and `left` is the appointment before.
 */
export type LastTransition = { readonly from: ReservationStatus; readonly atMs: number; readonly left?: Appointment };

/** Why the last transition cannot be taken back now; null when it can. After ten minutes it is final. */
export function restoreRefusal(
  status: ReservationStatus,
  last: LastTransition | null,
  nowMs: number,
): ErrorCode | null {
  if (last === null || !leadsTo(last, status)) return 'illegal_move';
  return nowMs - last.atMs > RESTORE_MINUTES * 60_000 ? 'restore_too_late' : null;
}

function leadsTo({ from, left }: LastTransition, status: ReservationStatus): boolean {
  return left ? from === status : canTransition(from, status);
}

/** A transition with the id of who made it; null when their account is gone. */
export type Move = LastTransition & { readonly by: string | null };

/** Whether somebody made that move herself, and it marked a visit as arrived or done; `status` is what it led to. */
export function isOwnMark(
  status: ReservationStatus,
  { by, left }: { readonly by: string | null; readonly left?: Appointment | undefined },
  userId: string,
): boolean {
  return by === userId && left === undefined && status !== 'cancel';
}

/**
 * The moves that an undo may walk back after somebody moves a reservation, the newest last: those before stay on the list
 * as long as the same person made them.
 */
export function movesAfter(moves: readonly Move[], made: Move): Move[] {
  const isSamePerson = made.by !== null && moves.every(({ by }) => by === made.by);
  return isSamePerson ? [...moves, made] : [made];
}

/** The moves that are left after the newest was taken back: none when it was somebody else's than who took it back. */
export function movesBefore(moves: readonly Move[], undoneBy: string): Move[] {
  return moves.at(-1)?.by === undoneBy ? moves.slice(0, -1) : [];
}

/**
 * Why an undo right after an undo is refused; null when it is not: the same person made that move too, and its minutes
 * have not passed.
 */
export function furtherRestoreRefusal(
  status: ReservationStatus,
  move: Move | null,
  { by, nowMs }: { readonly by: string; readonly nowMs: number },
): ErrorCode | null {
  return move?.by === by && restoreRefusal(status, move, nowMs) === null ? null : 'illegal_move';
}

/**
 * Why a transition to `present` or `done` needs to be insisted on; null when it does not: the visit is of today, or staff
 * insist.
 */
export function otherDayRefusal(date: string, today: string, insist: boolean): ErrorCode | null {
  return date === today || insist ? null : 'another_day';
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
 * Why the lines of a staff booking are refused; null when they are valid: at least one, one per category, 1 to 4 people
 * each. Capacity and seats are checked elsewhere.
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
