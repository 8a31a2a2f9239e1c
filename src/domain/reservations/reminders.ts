import { addDays, type CalendarDate, epochOf, type SalonMoment } from '../salon/salon-time.ts';

/** Reminders are sent only between 10:00 and 20:00; minutes since midnight. */
const FIRST_MINUTE = 10 * 60;
const LAST_MINUTE = 20 * 60;

/** The visits that a round of reminders is about: those of `date` that were booked before the instant `bookedBefore`. */
export type ReminderRound = { readonly date: CalendarDate; readonly bookedBefore: number };

/**
 * The visits to remind of now: tomorrow's, except those booked today, since their confirmation has just been sent. Null
 * outside of the hours above.
 */
export function reminderRound({ date, minutes }: SalonMoment): ReminderRound | null {
  if (minutes < FIRST_MINUTE || minutes > LAST_MINUTE) return null;
  return { date: addDays(date, 1), bookedBefore: epochOf(date, 0) };
}
