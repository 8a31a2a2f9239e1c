import { z } from 'zod';
import type { MailFailure } from '#contract/schemas/mails.ts';
import { cleanLine } from '#domain/texts.ts';

/** What the library for SMTP adds to its errors. */
const smtpErrorSchema = z.object({
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  message: z.string(),
});

const SERVER_SAID_MAX = 300;

/** Why a mail server did not take a mail: the kind of failure, and its own words or else those of the error. */
export function failureOf(error: unknown): { failure: MailFailure; serverSaid: string } {
  const { data } = smtpErrorSchema.safeParse(error);
  if (!data) return { failure: 'unreachable', serverSaid: '' };
  const { code, command, response, message } = data;
  return {
    failure: kindOf(code, command, response),
    serverSaid: cleanLine(response ?? message).slice(0, SERVER_SAID_MAX),
  };
}

function kindOf(code: string | undefined, command: string | undefined, response: string | undefined): MailFailure {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login_refused';
  if (code === 'EENVELOPE' && command === 'RCPT TO') return 'bad_recipient';
  return response === undefined ? 'unreachable' : 'refused';
}
