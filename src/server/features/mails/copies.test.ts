import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingOf } from '../../testing/bookings.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenCaller, givenService } from '../../testing/factories.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { remindOfTomorrow } from '../reservations/service/remind.ts';

const database = testDatabase();
const SALON = 'salon@lunule.example';

beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute();
  await database.db.deleteFrom('sittings').execute();
});

/** A salon whose Admin has switched the copies on, and a client of it. */
async function givenSalon(settings: object = { email: SALON, mailCopies: true }) {
  const admin = await testCaller(database, 'Admin');
  expect((await admin.call('PATCH', '/settings', settings)).statusCode).toBe(200);
  const service = await givenService(database.db, { title: 'Classic manicure' });
  const client = await givenCaller(admin.deps, { language: 'en' });
  const book = async (fields: Parameters<typeof bookingOf>[1] = {}) => {
    const payload = bookingOf(service, { client: 'Léa <Gagnon>', ...fields });
    const answer = await admin.app.inject({
      method: 'POST',
      url: '/api/reservations',
      headers: client.headers,
      payload,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const bookAtDesk = (fields: Parameters<typeof bookingOf>[1] & { email?: string }) => {
    const { totalPrice: _total, ...booking } = bookingOf(service, fields);
    const email = fields.email;
    return admin.call('POST', '/reservations/create', { ...booking, ...(email && { email }), insist: true });
  };
  return { ...admin, client, book, bookAtDesk };
}

async function mailsTo(recipient: string) {
  const mails = database.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient);
  return mails.orderBy(sql`split_part(event_key, ':', 3)`).execute();
}

describe('the salon’s copies', () => {
  it('are off until an Admin switches them on', async () => {
    const { call, book } = await givenSalon({ email: SALON });
    expect((await call('GET', '/settings')).json()).toMatchObject({ mailCopies: false });
    await book();
    expect(await mailsTo(SALON)).toEqual([]);
    expect((await call('PATCH', '/settings', { mailCopies: 'yes' })).statusCode).toBe(400);
    const on = await call('PATCH', '/settings', { mailCopies: true });
    expect(on.json().settings).toMatchObject({ mailCopies: true });
  });

  it('are not told of in the public settings', async () => {
    const { app } = await givenSalon();
    const answer = await app.inject({ url: '/api/settings/public' });
    expect(answer.json()).toMatchObject({ email: SALON });
    expect(answer.body).not.toContain('mailCopies');
  });

  it('say in French who books, moves and cancels what, once for each, beside the mail to the client', async () => {
    const { app, client, book } = await givenSalon();
    const { _id: id } = await book({ phone: '418-555-0177' });
    const act = (method: 'PATCH', url: string, payload: object) =>
      app.inject({ method, url: `/api${url}`, headers: client.headers, payload });
    const reservationDate = { dateReserved: '2026-06-05', timeReserved: '13:30' };
    expect((await act('PATCH', '/reservations/move', { id, reservationDate })).statusCode).toBe(200);
    expect((await act('PATCH', '/reservations', { id, cancel: true })).statusCode).toBe(200);

    const copies = await mailsTo(SALON);
    expect(copies.map(({ subject }) => subject.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' '))).toEqual([
      'Léa <Gagnon> : Rendez-vous confirmé : jeu. 4 juin, 10 h, La Pyramide',
      'Léa <Gagnon> : Rendez-vous déplacé : ven. 5 juin, 13 h 30, La Pyramide',
      'Léa <Gagnon> : Rendez-vous annulé : ven. 5 juin, 13 h 30',
    ]);
    const toClient = await mailsTo(client.user.email);
    expect(copies.map(({ event_key }) => event_key)).toEqual(toClient.map(({ event_key }) => `${event_key}:copy`));
    expect(new Set([...copies, ...toClient].map((mail) => mail.id)).size).toBe(6);
    for (const copy of copies) {
      expect(copy).toMatchObject({ kind: 'copy', visit_id: id, attachments: [] });
      expect(copy.text).toMatch(/418.555-0177/);
      expect(copy.text).toContain(client.user.email);
      expect(copy.html).toContain('Léa &lt;Gagnon&gt;');
      expect(copy.html).not.toContain('/visite/');
    }
    expect(copies[0]?.text).toContain('Manucure classique');
    expect(toClient[0]?.text).toContain('Classic manicure');
    expect(copies.map(({ links }) => links)).toEqual(
      ['04', '05', '05'].map((day) => [expect.stringMatching(`/dashboard/reservations\\?date=2026-06-${day}$`)]),
    );
  });

  it('are not made of reminders, of visits without a mail, nor of what is mailed to the salon itself', async () => {
    const { deps, bookAtDesk, travel } = await givenSalon();
    await bookAtDesk({ date: '2026-06-06', time: '11:30' });
    await bookAtDesk({ date: '2026-06-06', time: '12:30', email: SALON });
    await bookAtDesk({ date: '2026-06-06', time: '13:30', email: 'zoe@example.com' });
    travel('2026-06-05T16:00:00Z');
    await remindOfTomorrow(deps);
    expect((await mailsTo('zoe@example.com')).map(({ kind }) => kind)).toEqual(['confirmation', 'reminder']);
    expect((await mailsTo(SALON)).map(({ kind }) => kind).sort()).toEqual(['confirmation', 'copy', 'reminder']);
  });

  it('leave the phone out where it is the salon’s own', async () => {
    const { bookAtDesk } = await givenSalon();
    await bookAtDesk({ date: '2026-06-08', phone: '', email: 'zoe@example.com' });
    const [copy] = await mailsTo(SALON);
    expect(copy?.text).not.toContain('Téléphone');
  });
});
