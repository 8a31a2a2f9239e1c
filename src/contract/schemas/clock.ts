import { z } from 'zod';

/** GET /settings/clock: the leap of the server's clock that an Admin has not confirmed, and what it shows now. */
export const clockViewSchema = z.object({
  now: z.iso.datetime(),
  leap: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
});

export type ClockView = z.infer<typeof clockViewSchema>;
