import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/accounts.ts';
import { bookingOf } from '../../../testing/bookings.ts';
import { givenCaller, givenService } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

const post = (headers: Record<string, string>, payload: object) =>
  ({ method: 'POST', url: '/api/reservations', headers, payload }) as const;

async function setUp(options: Parameters<typeof testApp>[1] = {}) {
  const server = await testApp(database, options);
  const service = await givenService(database.db);
  const client = await givenCaller(server.deps);
  const mailsOf = (to: string) => mailsTo(database.db, to);
  return { ...server, service, client, mailsOf };
}

describe('PATCH /reservations', () => {
  const cancel = (headers: Record<string, string>, id: string) =>
    ({ method: 'PATCH', url: '/api/reservations', headers, payload: { id, cancel: true } }) as const;

  it('cancels one’s own visit, frees the seats and takes it out of the calendar', async () => {
    const { app, service, client, mailsOf } = await setUp();
    const wish = { date: '2026-06-18', qty: 4 };
    const posted = await app.inject(post(client.headers, bookingOf(service, wish)));
    const cancelled = await app.inject(cancel(client.headers, posted.json()._id));
    const seats = await database.db.selectFrom('sittings').selectAll().where('date', '=', '2026-06-18').execute();
    const [, mail] = await mailsOf(client.user.email);
    expect(cancelled.json()).toMatchObject({ status: 'cancel' });
    expect(seats).toEqual([]);
    expect(mail?.attachments[0]?.content).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/);
  });

  it('refuses a second cancel and sends nothing', async () => {
    const { app, service, client, mailsOf } = await setUp();
    const posted = await app.inject(post(client.headers, bookingOf(service, { date: '2026-06-19' })));
    await app.inject(cancel(client.headers, posted.json()._id));
    const again = await app.inject(cancel(client.headers, posted.json()._id));
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'already_cancelled' });
    expect(await mailsOf(client.user.email)).toHaveLength(2);
  });

  it('refuses a visit that has begun, with the phone number', async () => {
    const { app, service, client, travel } = await setUp();
    const posted = await app.inject(post(client.headers, bookingOf(service, { date: '2026-06-03', time: '11:30' })));
    travel('2026-06-03T15:30:00Z');
    const late = await app.inject(cancel((await givenLaterHeaders(client)).headers, posted.json()._id));
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'cancel_too_late' });
    expect(late.json().message).toContain('418\u00A0555-0123');

    async function givenLaterHeaders({ user, sessionId }: typeof client) {
      const { deps } = await testApp(database, { now: '2026-06-03T15:30:00Z' });
      const info = { _id: user.id, name: user.name, email: user.email, roles: user.roles };
      const facts = { user: info, version: 0, sessionId, signedInAt: deps.now(), mustChangePassword: false };
      return { headers: { authorization: `Bearer ${await deps.tokens.signAccess(facts, deps.now())}` } };
    }
  });

  it('does not find somebody else’s visit', async () => {
    const { app, deps, service, client } = await setUp();
    const posted = await app.inject(post(client.headers, bookingOf(service, { date: '2026-06-22' })));
    const other = await givenCaller(deps);
    const refused = await app.inject(cancel(other.headers, posted.json()._id));
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ code: 'reservation_not_found' });
  });

  it('lets staff cancel anybody’s visit', async () => {
    const { app, deps, service, client } = await setUp();
    const posted = await app.inject(post(client.headers, bookingOf(service, { date: '2026-06-23' })));
    const manager = await givenCaller(deps, { roles: ['Manager'] });
    const cancelled = await app.inject(cancel(manager.headers, posted.json()._id));
    expect(cancelled.json()).toMatchObject({ status: 'cancel' });
  });

  it.each([{}, { cancel: true }, { id: 'x' }, { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', cancel: false }])(
    'rejects the body %j',
    async (payload) => {
      const { app, client } = await setUp();
      const answer = await app.inject({ method: 'PATCH', url: '/api/reservations', headers: client.headers, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'malformed' });
    },
  );

  describe('with a reason', () => {
    const because = (headers: Record<string, string>, id: string, cancelReason: string) =>
      ({ method: 'PATCH', url: '/api/reservations', headers, payload: { id, cancelReason } }) as const;

    it.each(['client', 'salon'] as const)('keeps that it was the %s, until it is taken back', async (reason) => {
      const { app, deps } = await setUp();
      const manager = await givenCaller(deps, { roles: ['Manager'] });
      const { id } = await givenReservation(database.db, { date: '2026-06-24' });
      const cancelled = await app.inject(because(manager.headers, id, reason));
      expect(cancelled.json()).toMatchObject({ status: 'cancel', cancelReason: reason });
      const entry = await database.db.selectFrom('audit').selectAll().where('subject_id', '=', id).executeTakeFirst();
      expect(entry?.details).toEqual({ from: 'pending', reason });
      const undo = { method: 'PATCH', url: '/api/reservations/restore', payload: { id } } as const;
      const restored = await app.inject({ ...undo, headers: manager.headers });
      expect(restored.json()).toMatchObject({ status: 'pending', cancelReason: null });
    });

    it('says that somebody did not come once the visit has begun, without a mail', async () => {
      const { app, deps, mailsOf } = await setUp();
      const manager = await givenCaller(deps, { roles: ['Manager'] });
      const email = 'absente@example.com';
      const { id } = await givenReservation(database.db, { date: '2026-06-03', start_minute: 540, email });
      const cancelled = await app.inject(because(manager.headers, id, 'no_show'));
      expect(cancelled.json()).toMatchObject({ status: 'cancel', cancelReason: 'no_show' });
      expect(await mailsOf(email)).toEqual([]);
    });

    it('does not say so before', async () => {
      const { app, deps } = await setUp();
      const manager = await givenCaller(deps, { roles: ['Manager'] });
      const { id } = await givenReservation(database.db, { date: '2026-06-03', start_minute: 541 });
      const refused = await app.inject(because(manager.headers, id, 'no_show'));
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'no_show_too_early' });
    });

    it('takes no reason from a client, and none that it does not know', async () => {
      const { app, deps, client } = await setUp();
      const { id } = await givenReservation(database.db, { date: '2026-06-25', user_id: client.user.id });
      const manager = await givenCaller(deps, { roles: ['Manager'] });
      expect((await app.inject(because(client.headers, id, 'client'))).statusCode).toBe(403);
      expect((await app.inject(because(manager.headers, id, 'bored'))).statusCode).toBe(400);
    });
  });
});
