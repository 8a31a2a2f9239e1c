import { z } from 'zod';
import { isCalendarDate, isClockTime } from '#domain/salon/salon-time.ts';
import { cleanLine, cleanText } from '#domain/texts.ts';

/**
 * An identifier as every record carries it under `_id`. Lower-cased, since the database ignores its case and comparisons
 * in our code must agree with it.
 */
export const idSchema = z.uuid().toLowerCase();

/** A calendar day of the salon, `YYYY-MM-DD`; a day that does not exist is refused. */
export const dateSchema = z.string().refine(isCalendarDate);

/** A time of the salon's day, `HH:MM`. */
export const timeSchema = z.string().refine(isClockTime);

/** Dollars with at most two decimals; cents inside the server. */
export const dollarsSchema = z
  .number()
  .min(0)
  .max(100_000)
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6);

/** The body of a call that names one record and nothing else. */
export const idBodySchema = z.strictObject({ id: idSchema });

/**
 * The version of a record that a form shows, as its list returned it. A change that names another than the record has now is
 * refused with `edit_conflict`; one that names none overwrites the record.
 */
export const versionSchema = z.string().max(64).optional();

/** The browser keeps one key per attempt, so that pressing twice books once. */
const idempotencyKeySchema = z.string().regex(/^[\w-]{8,100}$/);

/** The headers of the calls that book. */
export const bookingHeadersSchema = z.object({ 'idempotency-key': idempotencyKeySchema.optional() });

/** The response to a change when there is no record to show. */
export const messageSchema = z.object({ message: z.string() });

/** A person's text on one line of at most `max` characters, cleaned: for names, which also stand in subjects and titles. */
export function plainLine(max: number) {
  return z.string().overwrite(cleanLine).max(max);
}

/** As `plainLine`, and not empty. */
export function requiredLine(max: number) {
  return plainLine(max).min(1);
}

/** A person's text of several lines, of at most `max` characters, cleaned. */
export function plainText(max: number) {
  return z.string().overwrite(cleanText).max(max);
}

/** As `plainText`, and not empty. */
export function requiredText(max: number) {
  return plainText(max).min(1);
}
