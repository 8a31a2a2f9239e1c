import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Attachment } from '../database/schema-trails.ts';

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
  send: (message: Message) => Promise<void>;
  /** Whether mails stay here instead of going out. */
  keeps: boolean;
};

type MailerSettings = { smtpUrl: string | undefined; from: string | undefined; publicUrl: string; keepIn: string };

/** By SMTP when `smtpUrl` is set; otherwise each mail becomes an `.eml` file in `keepIn` (decision 7). */
export function makeMailer(settings: MailerSettings): Mailer {
  return settings.smtpUrl === undefined ? keepingMailer(settings) : smtpMailer(settings, settings.smtpUrl);
}

function smtpMailer(settings: MailerSettings, url: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 });
  return {
    keeps: false,
    send: async (message) => {
      await transport.sendMail(optionsOf(settings, message));
    },
  };
}

function keepingMailer(settings: MailerSettings): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    keeps: true,
    send: async (message) => {
      const { message: eml } = await composer.sendMail(optionsOf(settings, message));
      await mkdir(settings.keepIn, { recursive: true });
      await writeFile(join(settings.keepIn, `${message.messageId}.eml`), eml);
    },
  };
}

function optionsOf({ from, publicUrl }: MailerSettings, { salon, ...message }: Message): SendMailOptions {
  return { ...message, from: from ?? salon, messageId: `<${message.messageId}@${new URL(publicUrl).hostname}>` };
}
