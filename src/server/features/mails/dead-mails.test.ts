import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/salon/salon-time.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenDeadMail } from '../../testing/mails.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { deleteMailsTo } from './queries.ts';
import { deliver, resendDeadMails } from './service.ts';

const database = testDatabase();

async function givenAdmin() {
  await database.db.deleteFrom('outbox').execute();
  const admin = await testCaller(database, 'Admin');
  const list = async (query = '') => (await admin.call('GET', `/mails/dead${query}`)).json();
  const resend = (payload: object) => admin.call('POST', '/mails/dead/resend', payload);
  return { ...admin, list, resend };
}

const jobsFor = async (id: string) => {
  const jobs = await database.pool.query(`SELECT id FROM pgboss.job WHERE data->>'mailId' = $1`, [id]);
  return jobs.rowCount;
};

const stored = (id: string) =>
  database.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the mails that were given up', () => {
  it('are listed with when, to whom, about what and why, without what they say', async () => {
    const { deps, list } = await givenAdmin();
    const id = await givenDeadMail(deps);
    const waiting = { given_up_at: null, failure: 'refused' as const };
    await givenDeadMail(deps, waiting);
    expect(await list()).toEqual({
      mails: [
        {
          _id: id,
          state: 'given_up',
          to: 'zoe@example.com',
          subject: 'Rendez-vous confirmé',
          kind: 'confirmation',
          createdAt: '2026-06-03T13:00:00.000Z',
          at: '2026-06-03T13:00:00.000Z',
          failure: 'bad_recipient',
          serverSaid: '550 5.1.1 User unknown',
        },
      ],
      count: 1,
      page: 1,
      pages: 1,
    });
  });

  it('are listed in pages of twenty', async () => {
    const { deps, list } = await givenAdmin();
    for (let count = 0; count < 21; count += 1) await givenDeadMail(deps);
    expect(await list()).toMatchObject({ count: 21, pages: 2 });
    expect((await list('?pageNumber=2')).mails).toHaveLength(1);
  });

  it('are sent again one by one, and are said to be under way, then sent, for a day', async () => {
    const { deps, list, resend } = await givenAdmin();
    const id = await givenDeadMail(deps);
    const other = await givenDeadMail(deps, { created_at: instant(0) });
    const answer = await resend({ id });
    expect(answer.json()).toEqual({ message: 'Le salon essaie de nouveau d’envoyer.', count: 1 });
    expect([await jobsFor(id), await jobsFor(other)]).toEqual([1, 0]);
    const states = async () =>
      Object.fromEntries((await list()).mails.map((mail: { _id: string; state: string }) => [mail._id, mail.state]));
    expect(await states()).toEqual({ [id]: 'under_way', [other]: 'given_up' });
    await deliver(deps, id);
    expect(await states()).toEqual({ [id]: 'sent', [other]: 'given_up' });
    await database.db
      .updateTable('outbox')
      .set({ sent_at: instant(deps.now() - 86_400_000) })
      .where('id', '=', id)
      .execute();
    expect(await states()).toEqual({ [other]: 'given_up' });
  });

  it('are sent again all at once', async () => {
    const { deps, list, resend } = await givenAdmin();
    const ids = [await givenDeadMail(deps), await givenDeadMail(deps)];
    expect((await resend({ all: true })).json()).toMatchObject({ count: 2 });
    expect(await Promise.all(ids.map(jobsFor))).toEqual([1, 1]);
    expect(await list()).toMatchObject({ count: 0 });
    expect((await resend({ all: true })).json()).toMatchObject({ count: 0 });
  });

  it('are given up again when the mail server refuses them again', async () => {
    const { deps, list, resend } = await givenAdmin();
    const id = await givenDeadMail(deps);
    await resend({ id });
    const refused = Object.assign(new Error('Invalid login'), { code: 'EAUTH', response: '535 Authentication failed' });
    const mailer = { ...deps.mailer, send: () => Promise.reject(refused) };
    await expect(deliver({ ...deps, mailer }, id, { isLast: true })).rejects.toThrow('Invalid login');
    const [mail] = (await list()).mails;
    expect(mail).toMatchObject({
      state: 'given_up',
      failure: 'login_refused',
      serverSaid: '535 Authentication failed',
    });
    expect((await resend({ id })).statusCode).toBe(200);
  });

  it('are each sent again once, however many servers and Admins ask at once', async () => {
    const { deps } = await givenAdmin();
    const { deps: elsewhere } = await testApp(database);
    const ids = await Promise.all(Array.from({ length: 5 }, () => givenDeadMail(deps)));
    const counts = await Promise.all([deps, elsewhere, deps, elsewhere].map((server) => resendDeadMails(server, null)));
    expect(counts.toSorted()).toEqual([0, 0, 0, 5]);
    expect(await Promise.all(ids.map(jobsFor))).toEqual([1, 1, 1, 1, 1]);
  });

  it('are all sent again by the command', async () => {
    const { deps, list } = await givenAdmin();
    const id = await givenDeadMail(deps);
    const command = resolve(import.meta.dirname, '../../../../scripts/resend-mails.ts');
    const env = { DATABASE_URL: database.url, LUNULE_NOW: '2026-06-03T13:00:00Z' };
    const run = async () => (await promisify(execFile)(process.execPath, [command], { env })).stdout;
    expect(await run()).toBe('Mails being sent again: 1.\n');
    expect(await jobsFor(id)).toBe(1);
    expect(await list()).toMatchObject({ count: 0 });
    expect(await run()).toBe('Every mail has gone out: there is none to send again.\n');
  });

  it('are thrown away with what they say, and not sent again', async () => {
    const { deps, call, list, resend } = await givenAdmin();
    const id = await givenDeadMail(deps);
    expect((await call('DELETE', '/mails/dead', { id })).json()).toEqual({ message: 'Le courriel est retiré.' });
    expect(await list()).toMatchObject({ mails: [], count: 0 });
    expect(await stored(id)).toMatchObject({ text: null, html: null, server_said: null });
    expect((await resend({ id })).statusCode).toBe(409);
    expect((await call('DELETE', '/mails/dead', { id })).json().code).toBe('mail_not_dead');
  });

  it('are neither sent again nor thrown away while they are under way, or when there is no such mail', async () => {
    const { deps, call, resend } = await givenAdmin();
    const id = await givenDeadMail(deps);
    await resend({ id });
    for (const gone of [id, randomUUID()]) {
      expect((await resend({ id: gone })).json()).toMatchObject({ code: 'mail_not_dead' });
      expect((await call('DELETE', '/mails/dead', { id: gone })).statusCode).toBe(409);
    }
  });

  it.each([[{}], [{ all: false }], [{ id: 'x' }], [{ all: true, id: randomUUID() }]])(
    'are not sent again by the body %j',
    async (body) => {
      const { resend } = await givenAdmin();
      expect((await resend(body)).statusCode).toBe(400);
    },
  );

  it('go with the person they were for', async () => {
    const { deps, list } = await givenAdmin();
    await givenDeadMail(deps, { recipient: 'Zoe@example.com' });
    await database.db.transaction().execute((trx) => deleteMailsTo(trx, 'zoe@example.com'));
    expect(await list()).toMatchObject({ mails: [] });
  });

  it('are in the audit trail when an Admin sends them again or throws them away', async () => {
    const { deps, call, resend } = await givenAdmin();
    const [sent, thrown] = [await givenDeadMail(deps), await givenDeadMail(deps)];
    await resend({ id: sent });
    await call('DELETE', '/mails/dead', { id: thrown });
    const trailOf = async (id: string) => (await call('GET', `/audit?subjectType=mail&subjectId=${id}`)).json().entries;
    expect(await trailOf(sent)).toMatchObject([{ action: 'mail.resend', actor: { name: 'Hélène Gagnon' } }]);
    expect(await trailOf(thrown)).toMatchObject([{ action: 'mail.discard', actor: { name: 'Hélène Gagnon' } }]);
  });
});
