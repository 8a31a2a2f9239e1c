import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Attachment } from '../../database/schema-trails.ts';

type Message = {
  /** The same at each attempt, so that a receiver recognises a copy. */
  messageId: string;
  /** The sender when `MAIL_FROM` is not set. */
  salon: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
};

export type Mailer = {
  /**
   * Sends one message; `signal` aborts the attempt. Throws `ReplyLost` when the server may have taken it, another error
   * when it has not.
   */
  send: (message: Message, signal?: AbortSignal) => Promise<void>;
  /** Whether mails become files instead of going out. */
  writesFiles: boolean;
  /** The ids of the mails that have a file. */
  idsOfFiles: () => Promise<string[]>;
  deleteFiles: (messageIds: readonly string[]) => Promise<void>;
  /** Closes the idle connections. */
  close: () => void;
};

/** The whole message was sent and no reply came: it is unknown whether the mail server took it. */
export class ReplyLost extends Error {}

/** How many mails are sent in parallel, each on a connection that the next one reuses. */
export const MAILS_AT_ONCE = 6;
/** Shorter than the claim on a mail, so that an attempt has ended when another process may claim the mail. */
const ATTEMPT_MS = 40_000;

/** Tells programs that reply by themselves, as during holidays, not to (RFC 3834). */
const NO_AUTOMATIC_REPLY = { 'Auto-Submitted': 'auto-generated' };

const MAIL_FILE = /^([0-9a-f-]{36})\.eml$/;

type MailerSettings = { smtpUrl: string | undefined; from: string | undefined; publicUrl: string; folder: string };

/**
 * Sends by SMTP when `smtpUrl` is set; otherwise writes each mail to `folder` as an `.eml` file. The library that writes
 * mails takes 20 MB of memory, and is read with the first one.
 */
export function makeMailer(settings: MailerSettings): Mailer {
  return settings.smtpUrl === undefined ? fileMailer(settings) : smtpMailer(settings, settings.smtpUrl);
}

function smtpMailer(settings: MailerSettings, url: string): Mailer {
  const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 };
  const sentWhole = new Set<unknown>();
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, pool: true, maxConnections: MAILS_AT_ONCE, ...timeouts });
    transport.use('stream', ({ data, message }, done) => {
      const createReadStream = message.createReadStream.bind(message);
      message.createReadStream = (options) =>
        createReadStream(options).once('end', () => sentWhole.add(data.messageId));
      done();
    });
    return transport;
  };
  let opened: ReturnType<typeof open> | undefined;
  return {
    writesFiles: false,
    ...filesIn(settings.folder),
    close: () => void opened?.then((transport) => transport.close()),
    send: async (message, signal) => {
      const options = optionsOf(settings, message);
      const limit = AbortSignal.timeout(ATTEMPT_MS);
      opened ??= open();
      const transport = await opened;
      try {
        await transport.sendMail({ ...options, signal: signal ? AbortSignal.any([signal, limit]) : limit });
      } catch (error) {
        if (sentWhole.has(options.messageId) && !isReply(error))
          throw new ReplyLost('the reply was lost', { cause: error });
        throw error;
      } finally {
        sentWhole.delete(options.messageId);
      }
    },
  };
}

/** Whether the error is a reply of the mail server. */
function isReply(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}

function fileMailer(settings: MailerSettings): Mailer {
  const open = async () => (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true });
  let opened: ReturnType<typeof open> | undefined;
  return {
    writesFiles: true,
    ...filesIn(settings.folder),
    close: () => undefined,
    send: async (message) => {
      opened ??= open();
      const { message: eml } = await (await opened).sendMail(optionsOf(settings, message));
      await mkdir(settings.folder, { recursive: true, mode: 0o700 });
      await writeFile(fileOf(settings.folder, message.messageId), eml, { mode: 0o600 });
    },
  };
}

/** Both mailers find and delete files: those of an earlier run without a mail server, too. */
function filesIn(folder: string): Pick<Mailer, 'idsOfFiles' | 'deleteFiles'> {
  return {
    idsOfFiles: async () => {
      const names = await readdir(folder).catch(() => []);
      return names.flatMap((name) => MAIL_FILE.exec(name)?.[1] ?? []);
    },
    deleteFiles: async (messageIds) => {
      for (const id of messageIds) await rm(fileOf(folder, id), { force: true });
    },
  };
}

function fileOf(folder: string, messageId: string): string {
  return join(folder, `${messageId}.eml`);
}

function optionsOf({ from, publicUrl }: MailerSettings, { salon, ...message }: Message): SendMailOptions {
  const messageId = `<${message.messageId}@${new URL(publicUrl).hostname}>`;
  return { ...message, from: from ?? salon, messageId, headers: NO_AUTOMATIC_REPLY };
}
