import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { calendarMediaType } from '../../platform/calendar-file.ts';
import { makeMailer } from '../../platform/mail/mailer.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { deliver, endInterrupted } from './service.ts';

const database = testDatabase();
const START = Date.parse('2026-06-03T13:00:00Z');
const MINUTE = 60_000;
const now = () => START;
const log = pino({ level: 'silent' });

/** A mail of the outbox that has not gone out. */
async function givenMail(kind = 'confirmation') {
  return database.db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      event_key: randomUUID(),
      kind,
      recipient: 'zoe@example.com',
      subject: 'Rendez-vous confirmé : jeu. 4 juin, 10 h',
      text: 'Arrivez 15 minutes avant l’heure.',
      html: '<p>Arrivez 15 minutes avant l’heure.</p>',
      links: '[]',
      attachments: JSON.stringify([
        { filename: 'rendez-vous.ics', contentType: calendarMediaType(false), content: 'BEGIN:VCALENDAR' },
      ]),
      created_at: new Date(now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A mail server that takes or refuses what comes, or hangs up on it; returns its URL and what it took. */
async function givenMailServer({ refuses = false, hangsUp = (): boolean => false } = {}) {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      if (refuses) return callback(new Error('try again later'));
      taken.push(Buffer.concat(chunks).toString());
      if (!hangsUp()) return callback();
      for (const connection of connections) connection.destroy();
    },
  });
  const connections = new Set<Socket>();
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  listener.on('connection', (connection) => void connections.add(connection));
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { taken, url: `smtp://127.0.0.1:${port}` };
}

function mailerTo(smtpUrl: string | undefined, { folder = tmpdir(), from }: { folder?: string; from?: string } = {}) {
  const mailer = makeMailer({ smtpUrl, from, publicUrl: 'https://salon.example', folder });
  onTestFinished(mailer.close);
  return mailer;
}

const stored = (id: string) =>
  database.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a mail of the outbox', () => {
  it('goes out by SMTP once, with its calendar file and a Message-ID of its own, and leaves no body behind', async () => {
    const { id } = await givenMail();
    const { taken, url } = await givenMailServer();
    const deps = { db: database.db, log, now, mailer: mailerTo(url) };
    await deliver(deps, id);
    await deliver(deps, id);

    expect(taken).toHaveLength(1);
    const mail = await simpleParser(taken[0] ?? '');
    expect(mail.messageId).toBe(`<${id}@salon.example>`);
    expect(mail.subject).toBe('Rendez-vous confirmé : jeu. 4 juin, 10 h');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['rendez-vous.ics']);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(taken[0]).toMatch(/Content-Type: text\/calendar;[^:]*method=PUBLISH/);
    expect(await stored(id)).toMatchObject({ text: null, html: null, links: [], attachments: [] });
  });

  it('is from the salon as its settings name it, or from whom `MAIL_FROM` names', async () => {
    const { taken, url } = await givenMailServer();
    await database.db
      .updateTable('settings')
      .set({ name: 'Ongles, Fées & Cie', email: 'allo@salon.example' })
      .execute();
    await deliver({ db: database.db, log, now, mailer: mailerTo(url) }, (await givenMail()).id);
    await deliver(
      { db: database.db, log, now, mailer: mailerTo(url, { from: 'Salon <x@relay.example>' }) },
      (await givenMail()).id,
    );
    const mails = await Promise.all(taken.map((mail) => simpleParser(mail)));
    expect(mails.map(({ from }) => from?.value)).toEqual([
      [{ name: 'Ongles, Fées & Cie', address: 'allo@salon.example' }],
      [{ name: 'Salon', address: 'x@relay.example' }],
    ]);
  });

  it.each(['goes out', 'is given up'])(
    'leaves no trace when it is the last to a person who was erased and %s',
    async (end) => {
      const { id } = await givenMail();
      const { taken, url } = await givenMailServer({ refuses: end === 'is given up' });
      await database.db.updateTable('outbox').set({ leaves_no_trace: true }).where('id', '=', id).execute();
      const delivery = deliver({ db: database.db, log, now, mailer: mailerTo(url) }, id, { isLast: true });
      await delivery.catch((error: unknown) => expect(String(error)).toContain('try again later'));
      expect(taken).toHaveLength(end === 'goes out' ? 1 : 0);
      expect(await database.db.selectFrom('outbox').selectAll().where('id', '=', id).execute()).toEqual([]);
    },
  );

  it('keeps what it says, and why, when it is given up, and does not go out by itself', async () => {
    const { id } = await givenMail();
    const { url } = await givenMailServer({ refuses: true });
    const refused = deliver({ db: database.db, log, now, mailer: mailerTo(url) }, id, { isLast: true });
    await expect(refused).rejects.toThrow(/try again later/);
    expect(await stored(id)).toMatchObject({
      sent_at: null,
      text: 'Arrivez 15 minutes avant l’heure.',
      given_up_at: new Date(START),
      failure: 'refused',
      server_said: '450 try again later',
    });
    const again = await givenMailServer();
    expect(await deliver({ db: database.db, log, now, mailer: mailerTo(again.url) }, id)).toBeNull();
    expect(again.taken).toEqual([]);
  });

  it('leaves no file when its person was erased while it was sent', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lunule-mails-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { id } = await givenMail();
    const mailer = mailerTo(undefined, { folder });
    const erased: typeof mailer.send = async (message) => {
      await mailer.send(message);
      await database.db.deleteFrom('outbox').where('id', '=', id).execute();
    };
    await deliver({ db: database.db, log, now, mailer: { ...mailer, send: erased } }, id);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('waits, whole, for the next try when the mail server refuses it', async () => {
    const { id } = await givenMail();
    const { url } = await givenMailServer({ refuses: true });
    const delivery = deliver({ db: database.db, log, now, mailer: mailerTo(url) }, id);
    await expect(delivery).rejects.toThrow(/try again later/);
    expect(await stored(id)).toMatchObject({ sent_at: null, text: 'Arrivez 15 minutes avant l’heure.' });
  });

  it('goes out once, however many ask for it at once', async () => {
    const { id } = await givenMail();
    const { taken, url } = await givenMailServer();
    const mailer = mailerTo(url);
    const others = Promise.withResolvers<void>();
    const send = async (...message: Parameters<typeof mailer.send>) => {
      await others.promise;
      await mailer.send(...message);
    };
    const answers: (number | null)[] = [];
    const askers = Array.from({ length: 6 }, async () => {
      answers.push(await deliver({ db: database.db, log, now, mailer: { ...mailer, send } }, id));
      // The mail leaves once all the others have been told to come back.
      if (answers.length === 5) others.resolve();
    });
    await Promise.all(askers);
    expect(taken).toHaveLength(1);
    expect(answers).toEqual([MINUTE, MINUTE, MINUTE, MINUTE, MINUTE, null]);
  });

  it('is sent by another process a minute after the one that claimed it was killed', async () => {
    const { id } = await givenMail();
    const { taken, url } = await givenMailServer();
    const mailer = mailerTo(url);
    const killed = { ...mailer, send: () => new Promise<void>(() => undefined) };
    void deliver({ db: database.db, log, now, mailer: killed }, id);
    await expect.poll(async () => (await stored(id)).not_before).not.toBeNull();
    const later = (ms: number) => ({ db: database.db, log, now: () => START + ms, mailer });
    expect(await deliver(later(MINUTE - 1), id)).toBe(1);
    expect(taken).toHaveLength(0);
    expect(await deliver(later(MINUTE), id)).toBeNull();
    expect(taken).toHaveLength(1);
  });

  it('is given up, with what it says, when the process died in its last attempt', async () => {
    const { id } = await givenMail();
    const mailer = { ...mailerTo('smtp://127.0.0.1:1'), send: () => new Promise<void>(() => undefined) };
    const at = (ms: number) => ({ db: database.db, log, now: () => START + ms, mailer });
    void deliver(at(0), id, { isLast: true });
    await expect.poll(async () => (await stored(id)).not_before).not.toBeNull();
    expect(await endInterrupted(at(MINUTE - 1), id)).toBe(1);
    expect(await stored(id)).toMatchObject({ given_up_at: null });
    expect(await endInterrupted(at(MINUTE), id)).toBeNull();
    const text = 'Arrivez 15 minutes avant l’heure.';
    const end = { text, given_up_at: new Date(START + MINUTE), resent_at: null, failure: 'interrupted' };
    expect(await stored(id)).toMatchObject(end);

    const resent = { resent_at: new Date(START + MINUTE) };
    await database.db.updateTable('outbox').set(resent).where('id', '=', id).execute();
    expect(await endInterrupted(at(2 * MINUTE), id)).toBeNull();
    expect(await stored(id)).toMatchObject({ ...end, given_up_at: new Date(START + 2 * MINUTE) });
  });

  it.each(['went out', 'was given up'])('stays as it is after its last attempt when it %s', async (end) => {
    const { id } = await givenMail();
    const { url } = await givenMailServer({ refuses: end === 'was given up' });
    const deps = { db: database.db, log, now, mailer: mailerTo(url) };
    await deliver(deps, id, { isLast: true }).catch(() => undefined);
    const after = await stored(id);
    expect(await endInterrupted({ ...deps, now: () => START + MINUTE }, id)).toBeNull();
    expect(await stored(id)).toEqual(after);
    expect(after.failure).toBe(end === 'went out' ? null : 'refused');
  });

  it('waits ever longer after a lost reply, and goes out again under the same Message-ID', async () => {
    const { id } = await givenMail();
    let answers = false;
    const { taken, url } = await givenMailServer({ hangsUp: () => !answers });
    const mailer = mailerTo(url);
    const at = (minutes: number) => ({ db: database.db, log, now: () => START + minutes * MINUTE, mailer });
    expect(await deliver(at(0), id)).toBe(10 * MINUTE);
    expect(await deliver(at(1), id)).toBe(9 * MINUTE);
    expect(taken).toHaveLength(1);
    expect(await deliver(at(10), id)).toBe(40 * MINUTE);
    answers = true;
    expect(await deliver(at(50), id)).toBeNull();
    expect(await deliver(at(51), id)).toBeNull();
    const mails = await Promise.all(taken.map((mail) => simpleParser(mail)));
    expect(mails.map(({ messageId }) => messageId)).toEqual(Array(3).fill(`<${id}@salon.example>`));
  });

  it('is free for others at once when its attempt is broken off before anything was handed over', async () => {
    const { id } = await givenMail();
    const { url } = await givenMailServer();
    const breakOff = AbortSignal.abort();
    const delivery = deliver({ db: database.db, log, now, mailer: mailerTo(url) }, id, { signal: breakOff });
    await expect(delivery).rejects.toThrow(/abort/i);
    expect(await stored(id)).toMatchObject({ sent_at: null, not_before: null });
  });

  it('is not held up by a clock that once was wrong', async () => {
    const { id } = await givenMail();
    const { taken, url } = await givenMailServer();
    await database.db
      .updateTable('outbox')
      .set({ not_before: new Date('2029-06-03T13:00:00Z') })
      .where('id', '=', id)
      .execute();
    await deliver({ db: database.db, log, now, mailer: mailerTo(url) }, id);
    expect(taken).toHaveLength(1);
  });

  it('waits when nobody answers at the mail server’s address', async () => {
    const { id } = await givenMail();
    const delivery = deliver({ db: database.db, log, now, mailer: mailerTo('smtp://127.0.0.1:1') }, id);
    await expect(delivery).rejects.toThrow(/ECONNREFUSED/);
    expect(await stored(id)).toMatchObject({ sent_at: null });
  });

  it('is kept, readable and as an .eml file, where there is no mail server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lunule-mails-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { id } = await givenMail();
    await deliver({ db: database.db, log, now, mailer: mailerTo(undefined, { folder }) }, id);

    expect(readdirSync(folder)).toEqual([`${id}.eml`]);
    const mail = await simpleParser(readFileSync(join(folder, `${id}.eml`)));
    expect(mail.text?.trim()).toBe('Arrivez 15 minutes avant l’heure.');
    expect(await stored(id)).toMatchObject({ text: 'Arrivez 15 minutes avant l’heure.' });
  });
});
