import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/salon/salon-time.ts';
import { writeSecurityEvent } from '../../database/trails.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenCaller, givenUser } from '../../testing/factories.ts';
import { givenDeadMail } from '../../testing/mails.ts';
import { givenReservation } from '../../testing/reservations.ts';
import { givenTechnician } from '../../testing/technicians.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { applyRetention } from './service/retention.ts';

const database = testDatabase();

describe('applyRetention', () => {
  it('anonymises a visit after the months of the settings, and not a day before', async () => {
    const { deps } = await testApp(database);
    const user = await givenUser(database.db);
    const visit = { user_id: user.id, client: 'Fatou Diop', email: user.email, status: 'done' as const };
    const old = await givenReservation(database.db, { ...visit, date: '2024-06-02' });
    const kept = await givenReservation(database.db, { ...visit, date: '2024-06-03' });
    await applyRetention(deps);
    const rows = database.db.selectFrom('reservations').select(['id', 'client', 'email', 'user_id', 'total_cents']);
    const byId = new Map((await rows.execute()).map((row) => [row.id, row]));
    expect(byId.get(old.id)).toMatchObject({
      client: 'Client supprimé',
      email: null,
      user_id: null,
      total_cents: 5174,
    });
    expect(byId.get(kept.id)).toMatchObject({ client: 'Fatou Diop', user_id: user.id });
    await database.db.updateTable('settings').set({ retention_months: 12 }).execute();
    await applyRetention(deps);
    expect((await rows.execute()).every(({ user_id }) => user_id === null)).toBe(true);
  });

  it('anonymises a visit of any client name, and each one once', async () => {
    const { deps, travel } = await testApp(database);
    const named = { client: 'Client supprimé', phone: '418-555-0199', phone_is_default: false, date: '2024-05-30' };
    const { id } = await givenReservation(database.db, { ...named, status: 'done' });
    const row = () =>
      database.db
        .selectFrom('reservations')
        .select(['phone_is_default', 'anonymised_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    await applyRetention(deps);
    const forgotten = { phone_is_default: true, anonymised_at: instant(deps.now()) };
    expect(await row()).toEqual(forgotten);
    travel('2026-06-04T13:00:00Z');
    await applyRetention(deps);
    expect(await row()).toEqual(forgotten);
  });

  it('keeps the security events as long, a year at least', async () => {
    const { deps } = await testApp(database);
    await database.db.updateTable('settings').set({ retention_months: 12 }).execute();
    await writeSecurityEvent(database.db, { at: instant(Date.parse('2025-06-03T03:59:59Z')), kind: 'sign_in' });
    await writeSecurityEvent(database.db, { at: instant(Date.parse('2025-06-03T04:00:00Z')), kind: 'sign_out' });
    await applyRetention(deps);
    const events = await database.db.selectFrom('security_events').select('kind').execute();
    expect(events).toEqual([{ kind: 'sign_out' }]);
  });

  it('takes away the absences and the orders of turns of days that are as long over', async () => {
    const { deps } = await testApp(database);
    await database.db.updateTable('settings').set({ retention_months: 12 }).execute();
    const { id: technician_id } = await givenTechnician(database.db);
    for (const date of ['2025-06-01', '2025-06-03']) {
      await database.db
        .insertInto('absences')
        .values({
          ...{ id: randomUUID(), technician_id, kind: 'off', note: 'Dentiste', created_at: instant(0) },
          ...{ starts_at: `${date}T12:00`, ends_at: `${date}T13:00` },
        })
        .execute();
      const order = { location: 1 as const, date, set_by: null, set_at: instant(0) };
      await database.db
        .insertInto('turn_orders')
        .values({ ...order, technician_ids: [technician_id] })
        .execute();
    }
    await applyRetention(deps);
    expect(await database.db.selectFrom('turn_orders').select('date').execute()).toEqual([{ date: '2025-06-03' }]);
    expect(await database.db.selectFrom('absences').select('id').execute()).toHaveLength(1);
  });

  it('takes away old mails, those too that never found their receiver', async () => {
    const { deps } = await testApp(database);
    const written = async (created: string) => {
      const id = randomUUID();
      const mail = {
        kind: 'reset',
        recipient: 'zoe@example.com',
        subject: 'Lien',
        text: 'Lien',
        html: '',
        links: '[]',
      };
      const at = { created_at: instant(Date.parse(created)), sent_at: null };
      await database.db
        .insertInto('outbox')
        .values({ id, event_key: id, attachments: '[]', ...mail, ...at })
        .execute();
      return id;
    };
    await database.db.updateTable('settings').set({ retention_months: 12 }).execute();
    await written('2025-06-03T03:59:59Z');
    const recent = await written('2025-06-03T04:00:00Z');
    await applyRetention(deps);
    expect(await database.db.selectFrom('outbox').select('id').execute()).toEqual([{ id: recent }]);
  });

  it('throws a mail away a month after it was given up, and keeps that it was written', async () => {
    const { deps } = await testApp(database);
    const old = await givenDeadMail(deps, { given_up_at: instant(Date.parse('2026-05-04T12:59:59Z')) });
    const recent = await givenDeadMail(deps, { given_up_at: instant(Date.parse('2026-05-04T13:00:00Z')) });
    await applyRetention(deps);
    const rows = database.db.selectFrom('outbox').select(['id', 'text', 'given_up_at']);
    const byId = new Map((await rows.where('id', 'in', [old, recent]).execute()).map((row) => [row.id, row]));
    expect(byId.get(old)).toMatchObject({ text: null, given_up_at: null });
    expect(byId.get(recent)?.text).not.toBeNull();
  });

  it('takes away sessions that ended a month ago', async () => {
    const { deps } = await testApp(database);
    const { id } = await givenUser(database.db);
    const session = (expires: string) => ({
      id: randomUUID(),
      user_id: id,
      token_hash: randomUUID(),
      persist: false,
      rotated_at: instant(0),
      signed_in_at: instant(0),
      used_at: instant(0),
      expires_at: instant(Date.parse(expires)),
    });
    const [ended, recent] = [session('2026-05-04T12:59:00Z'), session('2026-05-04T13:01:00Z')];
    await database.db.insertInto('sessions').values([ended, recent]).execute();
    await applyRetention(deps);
    const left = await database.db.selectFrom('sessions').select('id').execute();
    expect(left).toEqual([{ id: recent.id }]);
  });

  it('is done by one process at a time', async () => {
    const { deps } = await testApp(database);
    for (let count = 0; count < 5; count += 1) await givenReservation(database.db, { date: `2023-01-0${count + 1}` });
    await Promise.all([applyRetention(deps), applyRetention(deps), applyRetention(deps)]);
    const rows = database.db.selectFrom('reservations').select('client').where('date', '<', '2024-01-01');
    expect(new Set((await rows.execute()).map(({ client }) => client))).toEqual(new Set(['Client supprimé']));
  });
});

describe('a clock that has leapt', () => {
  const LEAPT = '2029-06-03T13:00:00Z';

  async function leapt() {
    const admin = await testCaller(database, 'Admin');
    await database.db.deleteFrom('clock').execute();
    await database.db.deleteFrom('reservations').execute();
    await applyRetention(admin.deps);
    const past = await givenReservation(database.db, { date: '2026-05-20', status: 'done' });
    const coming = await givenReservation(database.db, { date: '2026-06-20' });
    const event = { at: instant(admin.deps.now()), kind: 'sign_in', userId: randomUUID() };
    await writeSecurityEvent(database.db, event);
    admin.travel(LEAPT);
    await applyRetention(admin.deps);
    const names = async () => {
      const rows = await database.db.selectFrom('reservations').select(['id', 'client']).execute();
      return [past, coming].map(({ id }) => rows.find((row) => row.id === id)?.client);
    };
    const events = database.db.selectFrom('security_events').select('kind').where('user_id', '=', event.userId);
    return { ...admin, names, traces: async () => (await events.execute()).length };
  }

  it('erases nothing for a day, however many servers start by it, and never what was to come before', async () => {
    const { deps, travel, names, traces } = await leapt();
    travel('2029-06-04T12:59:59Z');
    await Promise.all([applyRetention(deps), applyRetention(deps)]);
    expect(await names()).toEqual(['Léa Gagnon', 'Léa Gagnon']);
    expect(await traces()).toBe(1);
    travel('2029-06-04T13:00:00Z');
    await applyRetention(deps);
    expect(await names()).toEqual(['Client supprimé', 'Léa Gagnon']);
    expect(await traces()).toBe(0);
  });

  it('erases again once an Admin has confirmed it, which is written down', async () => {
    const { deps, app, names } = await leapt();
    const { headers } = await givenCaller(deps, { roles: ['Admin'] });
    const clock = async (method: 'GET' | 'POST') =>
      (await app.inject({ method, url: '/api/settings/clock', headers })).json();
    expect(await clock('GET')).toMatchObject({ leap: { from: '2026-06-03T13:00:00.000Z' } });
    expect(await clock('POST')).toMatchObject({ leap: null });
    await applyRetention(deps);
    expect(await names()).toEqual(['Client supprimé', 'Client supprimé']);
    const trail = database.db.selectFrom('audit').select('action').where('subject_id', '=', 'clock');
    expect(await trail.execute()).toEqual([{ action: 'clock.confirm' }]);
  });

  it('is forgotten when it is right again', async () => {
    const { deps, travel, names } = await leapt();
    travel('2026-06-03T14:00:00Z');
    await applyRetention(deps);
    expect(await names()).toEqual(['Léa Gagnon', 'Léa Gagnon']);
    expect((await database.db.selectFrom('clock').select('leapt_from').execute())[0]).toEqual({ leapt_from: null });
  });
});
