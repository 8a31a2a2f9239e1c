import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Attachment } from '../../database/schema-trails.ts';

type Message = {
  /** Stable, so that a mail sent again after a crash is recognised by whoever receives it. */
  messageId: string;
  /** Who writes, where `MAIL_FROM` names nobody. */
  salon: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
};

export type Mailer = {
  /**
   * Hands one message over. Throws `AnswerLost` when the server may have taken it, another error when it has not; `signal`
   * ends the attempt.
   */
  send: (message: Message, signal?: AbortSignal) => Promise<void>;
  /** Whether mails stay here instead of going out. */
  keeps: boolean;
  /** The mails of which a file is kept here. */
  kept: () => Promise<string[]>;
  /** Deletes the files that are kept of these mails. */
  forget: (messageIds: readonly string[]) => Promise<void>;
  /** Ends the connections that wait for further mails. */
  close: () => void;
};

/** The whole message went out and no answer came: nobody knows whether the mail server has taken it. */
export class AnswerLost extends Error {}

/** How many mails are handed over side by side, each on a connection that is kept for the next one. */
export const MAILS_AT_ONCE = 6;
/** No attempt lasts longer, so that it has ended when another process may take the mail up. */
const ATTEMPT_MS = 40_000;

const KEPT_FILE = /^([0-9a-f-]{36})\.eml$/;

type MailerSettings = { smtpUrl: string | undefined; from: string | undefined; publicUrl: string; keepIn: string };

/** By SMTP when `smtpUrl` is set; otherwise each mail becomes an `.eml` file in `keepIn`. */
export function makeMailer(settings: MailerSettings): Mailer {
  return settings.smtpUrl === undefined ? keepingMailer(settings) : smtpMailer(settings, settings.smtpUrl);
}

function smtpMailer(settings: MailerSettings, url: string): Mailer {
  const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 };
  const transport = createTransport({ url, pool: true, maxConnections: MAILS_AT_ONCE, ...patience });
  const goneOut = new Set<unknown>();
  transport.use('stream', ({ data, message }, done) => {
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = (options) => createReadStream(options).once('end', () => goneOut.add(data.messageId));
    done();
  });
  return {
    keeps: false,
    ...keptFiles(settings.keepIn),
    close: () => transport.close(),
    send: async (message, signal) => {
      const options = optionsOf(settings, message);
      const limit = AbortSignal.timeout(ATTEMPT_MS);
      try {
        await transport.sendMail({ ...options, signal: signal ? AbortSignal.any([signal, limit]) : limit });
      } catch (error) {
        if (goneOut.has(options.messageId) && !isAnswer(error))
          throw new AnswerLost('the answer was lost', { cause: error });
        throw error;
      } finally {
        goneOut.delete(options.messageId);
      }
    },
  };
}

/** Whether the mail server itself said no. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}

function keepingMailer(settings: MailerSettings): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    keeps: true,
    ...keptFiles(settings.keepIn),
    close: () => undefined,
    send: async (message) => {
      const { message: eml } = await composer.sendMail(optionsOf(settings, message));
      await mkdir(settings.keepIn, { recursive: true, mode: 0o700 });
      await writeFile(fileOf(settings.keepIn, message.messageId), eml, { mode: 0o600 });
    },
  };
}

/** The files of another time are found too, when mails are sent today. */
function keptFiles(folder: string): Pick<Mailer, 'kept' | 'forget'> {
  return {
    kept: async () => {
      const names = await readdir(folder).catch(() => []);
      return names.flatMap((name) => KEPT_FILE.exec(name)?.[1] ?? []);
    },
    forget: async (messageIds) => {
      for (const id of messageIds) await rm(fileOf(folder, id), { force: true });
    },
  };
}

function fileOf(folder: string, messageId: string): string {
  return join(folder, `${messageId}.eml`);
}

function optionsOf({ from, publicUrl }: MailerSettings, { salon, ...message }: Message): SendMailOptions {
  return { ...message, from: from ?? salon, messageId: `<${message.messageId}@${new URL(publicUrl).hostname}>` };
}
