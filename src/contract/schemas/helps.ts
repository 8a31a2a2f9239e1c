import { z } from 'zod';
import { HELP_TEXT_MAX } from '#domain/helps/help-fields.ts';
import { VISIBILITIES } from '#domain/services/services.ts';
import { idSchema, plainLine, plainText, requiredLine, requiredText, versionSchema } from './fields.ts';

/** A question with its answer, in French and any other written language; `user` is its owner's id, shown to staff only. */
export const helpSchema = z.object({
  _id: idSchema,
  user: idSchema.nullable().optional(),
  question: z.string(),
  answer: z.string(),
  questionEn: z.string().nullish(),
  answerEn: z.string().nullish(),
  questionEs: z.string().nullish(),
  answerEs: z.string().nullish(),
  status: z.enum(VISIBILITIES),
  /** For staff, who send it back with a change. */
  version: versionSchema,
});

export type Help = z.infer<typeof helpSchema>;

export const helpListSchema = z.array(helpSchema);

const optionalQuestion = plainLine(HELP_TEXT_MAX.question).nullish();
const optionalAnswer = plainText(HELP_TEXT_MAX.answer).nullish();

/** French is required; without another language the page of that language shows the French. */
export const helpDraftSchema = z.object({
  user: idSchema.optional(),
  question: requiredLine(HELP_TEXT_MAX.question),
  answer: requiredText(HELP_TEXT_MAX.answer),
  questionEn: optionalQuestion,
  answerEn: optionalAnswer,
  questionEs: optionalQuestion,
  answerEs: optionalAnswer,
  status: z.enum(VISIBILITIES).default('private'),
});

export type HelpDraft = z.infer<typeof helpDraftSchema>;

export const helpChangeSchema = helpDraftSchema.extend({ id: idSchema, version: versionSchema });

export type HelpChange = z.infer<typeof helpChangeSchema>;

export const savedHelpSchema = z.object({ message: z.string(), help: helpSchema });
