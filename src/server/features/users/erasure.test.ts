import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { logIn, PASSWORD, put, register } from '../../testing/accounts.ts';
import { bookingOf } from '../../testing/bookings.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenCaller, givenService } from '../../testing/factories.ts';
import { givenReservation } from '../../testing/reservations.ts';
import { givenTechnician } from '../../testing/technicians.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { deliver } from '../mails/service.ts';
import { applyRetention } from '../retention/service/retention.ts';

const database = testDatabase();
const PHONE = '418-555-0177';

/** Every row of every table, pg-boss's too, that says one of the words somewhere. */
async function rowsThatSay(words: readonly string[]): Promise<string[]> {
  const tables = sql<{ name: string }>`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`;
  const found: string[] = [];
  for (const { name } of (await tables.execute(database.db)).rows) {
    const rows = sql<{ text: string }>`SELECT t::text AS text FROM ${sql.raw(name)} AS t`;
    for (const { text } of (await rows.execute(database.db)).rows) {
      if (words.some((word) => text.toLowerCase().includes(word.toLowerCase()))) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

/** The number of the salon's copies whose subject begins with that name. */
async function copiesThatName(name: string): Promise<number> {
  const copies = database.db.selectFrom('outbox').select('id').where('visit_id', 'is not', null);
  return (await copies.where('subject', 'like', `${name}%`).execute()).length;
}

/** A salon that gets copies of the mails, with an Admin and a mail folder of its own. */
async function givenSalon() {
  const folder = mkdtempSync(join(tmpdir(), 'lunule-erasure-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const admin = await testCaller(database, 'Admin', { environment: { DATA_DIR: folder } });
  await database.db.updateTable('settings').set({ mail_copies: true }).execute();
  const service = await givenService(database.db);
  const sendAll = async () => {
    for (const { id } of await database.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()) {
      await deliver(admin.deps, id);
    }
  };
  const files = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const bookAtDesk = (client: string, more: object = {}) => {
    const { totalPrice: _total, ...booking } = bookingOf(service, { date: '2026-06-18', client, phone: PHONE });
    return admin.call('POST', '/reservations/create', { ...booking, insist: true, ...more });
  };
  return { ...admin, folder, service, sendAll, files, bookAtDesk };
}

describe('erasing a person', () => {
  it('leaves nothing of the holder of an account, anywhere', async () => {
    const salon = await givenSalon();
    const [name, email] = ['Kateri Picard', 'kateri.picard@example.com'];
    await register(salon.app, email, { name });
    await database.db
      .updateTable('users')
      .set({ activated_at: new Date(0) })
      .where('email', '=', email)
      .execute();
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await logIn(salon.app, { email, password: 'Wrong!2026' });
    await logIn(salon.app, { email: email.toUpperCase(), password: 'Wrong!2026' });
    await put(salon.app, 'forgetPassword', { email });
    const login = await logIn(salon.app, { email, password: PASSWORD });
    const headers = { authorization: `Bearer ${login.json().accessToken}` };
    const visit = { client: name, phone: PHONE, date: '2026-06-17' };
    for (const time of ['10:00', '13:30']) {
      const payload = bookingOf(salon.service, { ...visit, time });
      const answer = await salon.app.inject({ method: 'POST', url: '/api/reservations', headers, payload });
      expect(answer.statusCode).toBe(201);
      if (time === '13:30') await salon.call('DELETE', '/reservations', { id: answer.json()._id });
    }
    const byName = await salon.bookAtDesk('Kateri PICARD');
    const deleted = await salon.bookAtDesk(name, { email: 'other@example.com' });
    await salon.call('DELETE', '/reservations', { id: deleted.json()._id });
    const other = await salon.bookAtDesk('Maude Roy');
    await salon.call('PATCH', '/users', { id, name, roles: ['Employee'], status: true });
    await salon.sendAll();
    expect((await rowsThatSay([email])).length).toBeGreaterThan(5);
    expect(salon.files().join()).toContain(email);
    expect(await copiesThatName('Kateri')).toBe(5);

    expect((await salon.call('POST', '/users/anonymise', { id, name })).statusCode).toBe(200);
    await salon.sendAll();

    expect(await rowsThatSay(['Kateri', 'Picard', email])).toEqual([]);
    expect((await rowsThatSay([PHONE])).every((row) => row.includes('Maude Roy'))).toBe(true);
    expect(salon.files().filter((text) => /kateri|picard/i.test(text) || text.includes(PHONE))).toEqual([]);
    const standing = database.db.selectFrom('reservations').select(['id', 'status', 'client']);
    expect(await standing.where('id', 'in', [byName.json()._id, other.json()._id]).orderBy('client').execute()).toEqual(
      [
        { id: byName.json()._id, status: 'cancel', client: 'Client supprimé' },
        { id: other.json()._id, status: 'pending', client: 'Maude Roy' },
      ],
    );
  });

  it('leaves the technician of the account on the team, and nothing of why she was away', async () => {
    const { call, deps } = await testCaller(database, 'Admin');
    const { user } = await givenCaller(deps, { roles: ['Employee'], name: 'Inès Roy' });
    const technician = await givenTechnician(database.db, { name: 'Inès', user_id: user.id });
    const away = { technicianId: technician.id, from: '2026-06-05T12:00', to: '2026-06-05T13:00', kind: 'off' };
    await call('POST', '/technicians/absences', { ...away, note: 'Physiothérapie' });
    expect(await rowsThatSay(['Physiothérapie'])).toHaveLength(1);
    const exported = (await call('GET', `/users/${user.id}/export`)).json();
    expect(exported.technician).toMatchObject({ name: 'Inès', absences: [{ kind: 'off', note: 'Physiothérapie' }] });
    expect((await call('POST', '/users/anonymise', { id: user.id, name: 'Inès Roy' })).statusCode).toBe(200);
    expect(await rowsThatSay(['Physiothérapie'])).toEqual([]);
    const trail = database.db.selectFrom('audit').select('details').where('action', '=', 'absence.create');
    expect((await trail.executeTakeFirstOrThrow()).details).toEqual({});
    const row = await database.db
      .selectFrom('technicians')
      .selectAll()
      .where('id', '=', technician.id)
      .executeTakeFirst();
    expect(row).toMatchObject({ name: 'Inès', user_id: null });
  });

  it('leaves nothing of somebody without an account, by one of their visits', async () => {
    const salon = await givenSalon();
    const visit = { client: 'Ysé Nadeau', phone: '418-555-0166', search_text: 'yse nadeau 4185550166' };
    const past = await givenReservation(database.db, { ...visit, date: '2026-05-04', status: 'done' });
    const email = 'yse@example.com';
    const written = await givenReservation(database.db, { ...visit, client: 'Y. N.', email, date: '2026-06-20' });
    const byPhone = await givenReservation(database.db, { ...visit, email, date: '2026-06-21' });
    await salon.call('PATCH', '/reservations/past', { id: past.id, colorNote: 'Ysé : corail' });
    await salon.call('DELETE', '/reservations', { id: byPhone.id });
    expect(await copiesThatName('Ysé')).toBe(1);

    const answer = await salon.call('POST', '/users/anonymise-visitor', { id: written.id });
    expect(answer.json().message).toContain('ne portent plus de nom');
    const again = await salon.call('POST', '/users/anonymise-visitor', { id: past.id });
    expect(again.statusCode).toBe(200);
    await salon.sendAll();

    expect(await rowsThatSay(['Ysé', 'Nadeau', 'yse', '418-555-0166', '4185550166', email, 'Y. N.'])).toEqual([]);
    expect(salon.files()).toEqual([]);
    expect((await salon.call('POST', '/users/anonymise-visitor', { id: past.id })).statusCode).toBe(404);
  });

  it('takes the account away when the visit has one, and never one’s own', async () => {
    const salon = await givenSalon();
    const { user } = await givenCaller(salon.deps);
    const { id } = await givenReservation(database.db, { user_id: user.id, email: user.email });
    expect((await salon.call('POST', '/users/anonymise-visitor', { id })).statusCode).toBe(200);
    expect(await database.db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([]);
    const own = await givenReservation(database.db, { user_id: salon.user.id });
    const refused = await salon.call('POST', '/users/anonymise-visitor', { id: own.id });
    expect(refused.statusCode).toBe(409);
  });
});

describe('the files of mails', () => {
  it('go with their mails after the months of the settings, and those of nobody’s mails too', async () => {
    const salon = await givenSalon();
    await put(salon.app, 'forgetPassword', { email: 'nobody@example.com' });
    await salon.sendAll();
    writeFileSync(join(salon.folder, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff.eml'), 'left by a server that was killed');
    writeFileSync(join(salon.folder, 'note.txt'), 'somebody else’s');
    await applyRetention(salon.deps);
    expect(salon.files()).toHaveLength(2);
    await database.db
      .updateTable('outbox')
      .set({ created_at: new Date('2020-01-01') })
      .execute();
    await applyRetention(salon.deps);
    expect(salon.files()).toEqual(['somebody else’s']);
  });
});
