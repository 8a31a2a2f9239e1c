import { z } from 'zod';
import { ERROR_CODES } from '#domain/errors.ts';

/** The one shape of every refusal: a sentence in the caller's language, a code, the fields at fault. */
export const problemSchema = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  errors: z.record(z.string(), z.string()).optional(),
  /** Facts that go with the code, such as `totalPrice` with `price_changed`, `retryAfterSeconds` with a limit. */
  details: z.record(z.string(), z.unknown()).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
