import { addDays, type CalendarDate, epochOf, type SalonMoment } from '../salon/salon-time.ts';

/** Reminders leave only between ten in the morning and eight in the evening. */
const FIRST_MINUTE = 10 * 60;
const LAST_MINUTE = 20 * 60;

/** The visits that a round of reminders is about: those of `date` that were booked before the instant `bookedBefore`. */
export type ReminderRound = { readonly date: CalendarDate; readonly bookedBefore: number };

/**
 * Whom to remind now: tomorrow's visits, but for those booked today, whose confirmation has only just been
 * read. Null outside of those hours.
 */
export function reminderRound({ date, minutes }: SalonMoment): ReminderRound | null {
  if (minutes < FIRST_MINUTE || minutes > LAST_MINUTE) return null;
  return { date: addDays(date, 1), bookedBefore: epochOf(date, 0) };
}
