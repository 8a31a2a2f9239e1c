import { z } from 'zod';
import { HELP_TEXT_MAX } from '#domain/help-fields.ts';
import { VISIBILITIES } from '#domain/services.ts';
import { idSchema, requiredLine, requiredText, versionSchema } from './fields.ts';

/** A help entry, one question and its answer (spec 3); `user` is its owner's id, shown to staff only. */
export const helpSchema = z.object({
  _id: idSchema,
  user: idSchema.nullable().optional(),
  question: z.string(),
  answer: z.string(),
  status: z.enum(VISIBILITIES),
  /** For staff, who send it back with a change. */
  version: versionSchema,
});

export type Help = z.infer<typeof helpSchema>;

export const helpListSchema = z.array(helpSchema);

export const helpDraftSchema = z.object({
  user: idSchema.optional(),
  question: requiredLine(HELP_TEXT_MAX.question),
  answer: requiredText(HELP_TEXT_MAX.answer),
  status: z.enum(VISIBILITIES).default('private'),
});

export type HelpDraft = z.infer<typeof helpDraftSchema>;

export const helpChangeSchema = helpDraftSchema.extend({ id: idSchema, version: versionSchema });

export type HelpChange = z.infer<typeof helpChangeSchema>;

export const savedHelpSchema = z.object({ message: z.string(), help: helpSchema });
