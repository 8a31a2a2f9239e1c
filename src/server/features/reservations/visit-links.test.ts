import pino from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { clockTime } from '#domain/salon/salon-time.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenCaller } from '../../testing/factories.ts';
import { givenReservation } from '../../testing/reservations.ts';
import { givenTechnician } from '../../testing/technicians.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
let desk: Awaited<ReturnType<typeof testCaller>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager');
});

const tokenOf = (id: string, number = 0) => desk.deps.tokens.visitToken({ id, number });
const call = (method: 'GET' | 'PATCH', token: string, path = '', payload?: object) =>
  desk.app.inject({ method, url: `/api/visits/${token}${path}`, ...(payload && { payload }) });
const at = (dateReserved: string, timeReserved: string) => ({ reservationDate: { dateReserved, timeReserved } });
const mailsAbout = async (id: string) => {
  const mails = await database.db
    .selectFrom('outbox')
    .select(['kind', 'text'])
    .where('event_key', 'like', `%${id}%`)
    .orderBy('created_at')
    .execute();
  return mails;
};

describe('the link of a mail', () => {
  it('shows what is booked, and nothing of who booked it', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-10', email: 'lea@example.com' });
    const answer = await call('GET', tokenOf(id));
    expect(answer.json()).toEqual({
      status: 'pending',
      performer: null,
      reservationServices: [
        { serviceId: null, titre: 'Manucure classique', qty: 1, price: 45, minutes: 45, category: 'manicure' },
      ],
      reservationLocation: { locationReserved: 1 },
      reservationDate: { dateReserved: '2026-06-10', timeReserved: '10:00' },
      endTime: '10:45',
      itemsPrice: 45,
      taxPrice: 6.74,
      totalPrice: 51.74,
      mayMove: true,
      mayCancel: true,
    });
  });

  it('changes nothing when it is opened, however often', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-10', email: 'lea@example.com' });
    const before = await database.db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst();
    for (const path of ['', '/calendar', '/availability?location=1', '']) await call('GET', tokenOf(id), path);
    const after = await database.db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst();
    expect(after).toEqual(before);
    expect(await mailsAbout(id)).toEqual([]);
  });

  it('is in no line of the log, whatever is called and however it ends', async () => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const { app } = await testApp(database, { log: pino({ level: 'trace' }, { write }) });
    const { id } = await givenReservation(database.db, { date: '2026-06-10', email: 'lea@example.com' });
    const paths = ['', '/calendar', '/availability?location=1', '/nowhere'].map(
      (path) => `/api/visits/${tokenOf(id)}${path}`,
    );
    for (const url of [...paths, `/visite/${tokenOf(id)}`]) await app.inject({ url });
    await app.inject({ method: 'PATCH', url: `/api/visits/${tokenOf(id)}/move`, payload: { insist: [] } });
    app.log.info('the log is written');
    expect(lines.join('')).toContain('the log is written');
    expect(lines.join('')).not.toContain(tokenOf(id));
  });

  it('moves a visit of somebody without an account, by the client’s rules, and stays the same', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-11', email: 'lea@example.com' });
    const moved = await call('PATCH', tokenOf(id), '/move', at('2026-06-12', '13:30'));
    expect(moved.json()).toMatchObject(at('2026-06-12', '13:30'));
    expect((await call('GET', tokenOf(id))).json()).toMatchObject(at('2026-06-12', '13:30'));
    const refused = await call('PATCH', tokenOf(id), '/move', at('2026-06-12', '13:45'));
    expect(refused.json()).toMatchObject({ code: 'no_such_slot' });
    const [mail] = await mailsAbout(id);
    expect(mail).toMatchObject({ kind: 'change', text: expect.stringContaining(`/visite/${tokenOf(id)}`) });
  });

  it.each([{ minutes: 90 }, { insist: true }, { id: 'x' }])('takes nothing of the desk’s: %j', async (more) => {
    const { id } = await givenReservation(database.db, { date: '2026-06-15' });
    const answer = await call('PATCH', tokenOf(id), '/move', { ...at('2026-06-16', '13:30'), ...more });
    expect(answer.statusCode).toBe(400);
  });

  it('cancels a visit once, and is dead after it', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-17', email: 'lea@example.com' });
    expect((await call('PATCH', tokenOf(id), '/cancel')).json()).toMatchObject({ status: 'cancel', mayMove: false });
    const again = await call('PATCH', tokenOf(id), '/cancel');
    expect(again.statusCode).toBe(404);
    expect(again.json()).toMatchObject({ code: 'link_dead', message: expect.stringContaining('418\u00A0555-0123') });
    expect((await mailsAbout(id)).map(({ kind }) => kind)).toEqual(['cancellation']);
  });

  it('says that it is too late to move, and that it may still be cancelled', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-03', start_minute: 600 });
    expect((await call('GET', tokenOf(id))).json()).toMatchObject({ mayMove: false, mayCancel: true });
    const refused = await call('PATCH', tokenOf(id), '/move', at('2026-06-18', '13:30'));
    expect(refused.json()).toMatchObject({ code: 'too_late_to_move' });
  });

  it.each([
    ['has begun', { date: '2026-06-03', start_minute: 540 }],
    ['is over', { date: '2026-06-02' }],
    ['is cancelled', { date: '2026-06-18', status: 'cancel' as const }],
    ['is done', { date: '2026-06-18', status: 'done' as const }],
    ['has a newer link', { date: '2026-06-18', link_number: 1 }],
  ])('is dead when the visit %s', async (_why, row) => {
    const { id } = await givenReservation(database.db, row);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/calendar'],
      ['GET', '/availability?location=1'],
      ['PATCH', '/move'],
      ['PATCH', '/cancel'],
    ] as const) {
      const answer = await call(method, tokenOf(id), path, method === 'PATCH' ? {} : undefined);
      expect({ path, status: answer.statusCode, code: answer.json().code }).toEqual({
        path,
        status: 404,
        code: 'link_dead',
      });
    }
  });

  describe('of a visit that is not to come', () => {
    const detailsOf = async (id: string, language = 'fr') => {
      const headers = { 'accept-language': language };
      const answer = await desk.app.inject({ method: 'GET', url: `/api/visits/${tokenOf(id)}`, headers });
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 404, code: 'link_dead' });
      const { phone: _phone, ...details } = answer.json().details;
      return details;
    };

    it.each([
      ['is past', { date: '2026-05-07' }, false],
      ['was done', { date: '2026-05-08', status: 'done' as const }, false],
      ['is under way', { date: '2026-06-03', start_minute: 525 }, true],
    ])('tells what was booked when it %s, and nothing of who came', async (_why, row, isUnderWay) => {
      const person = { email: 'lea@example.com', comment: 'Allergie au latex', color_note: 'Rouge cerise' };
      const { id, date, start_minute: start } = await givenReservation(database.db, { ...row, ...person });
      expect(await detailsOf(id)).toEqual({
        past: {
          isUnderWay,
          reservationServices: [
            { serviceId: null, titre: 'Manucure classique', qty: 1, price: 45, minutes: 45, category: 'manicure' },
          ],
          reservationLocation: { locationReserved: 1 },
          reservationDate: { dateReserved: date, timeReserved: clockTime(start) },
          endTime: clockTime(start + 45),
          performers: [],
        },
      });
    });

    it('names its services in the language of the call', async () => {
      const { id } = await givenReservation(database.db, { date: '2026-05-07' });
      const title = 'Classic manicure';
      await database.db.updateTable('reservation_lines').set({ title }).where('reservation_id', '=', id).execute();
      expect((await detailsOf(id, 'en')).past.reservationServices).toMatchObject([{ titre: title }]);
    });

    it('names whom its client asked for while clients may ask for her there', async () => {
      const ana = await givenTechnician(database.db, { name: 'Ana' });
      const { id } = await givenReservation(database.db, { date: '2026-05-07', asked_technician_id: ana.id });
      const performers = async () => (await detailsOf(id)).past.performers;
      const change = (table: 'locations' | 'technicians') => database.db.updateTable(table);
      expect(await performers()).toEqual([]);
      await change('locations').set({ staffing: true }).where('code', '=', 1).execute();
      expect(await performers()).toEqual([{ technicianId: ana.id, name: 'Ana', requested: true }]);
      await change('technicians').set({ accepts_requests: false }).where('id', '=', ana.id).execute();
      expect(await performers()).toEqual([]);
      await change('locations').set({ staffing: false }).where('code', '=', 1).execute();
    });

    it.each([
      ['before its time', { date: '2026-06-18' }],
      ['because nobody came', { date: '2026-05-07', cancel_reason: 'no_show' as const }],
    ])('says that it is cancelled, %s, and nothing more', async (_why, row) => {
      const { id } = await givenReservation(database.db, { ...row, status: 'cancel' });
      expect(await detailsOf(id)).toEqual({ isCancelled: true });
    });

    it.each([
      ['whose person was erased', { date: '2026-05-07', anonymised_at: new Date('2026-06-01') }],
      [
        'that was cancelled and whose person was erased',
        { status: 'cancel' as const, anonymised_at: new Date('2026-06-01') },
      ],
      ['more than half a year old', { date: '2025-12-04' }],
      ['that was cancelled more than half a year ago', { date: '2025-12-04', status: 'cancel' as const }],
      ['with a newer link', { date: '2026-05-07', link_number: 1 }],
    ])('tells nothing of one %s', async (_what, row) => {
      const { id } = await givenReservation(database.db, row);
      expect(await detailsOf(id)).toEqual({});
    });
  });

  it('is dead when a single character of it was changed', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-18' });
    const token = tokenOf(id);
    const altered = ['', 'x', `${token}A`, token.slice(1), token.replace('.', ''), `B${token.slice(1)}`];
    for (const odd of altered.filter((text) => text !== token && text !== '')) {
      expect((await call('GET', odd)).statusCode).toBe(404);
    }
  });

  it('offers times for the visit’s own services, its own seats taken as free', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-19' });
    const answer = await call('GET', tokenOf(id), '/availability?location=1&from=2026-06-19&to=2026-06-19');
    expect(answer.json().days[0].slots).toContainEqual({ time: '10:00', state: 'free' });
  });

  it('acts for the visit’s client, whoever is signed in beside it', async () => {
    const other = await givenCaller(desk.deps);
    const owner = await givenCaller(desk.deps, { name: 'Léa Roy' });
    const { id } = await givenReservation(database.db, { date: '2026-06-22', user_id: owner.user.id });
    const answer = await desk.app.inject({
      method: 'PATCH',
      url: `/api/visits/${tokenOf(id)}/cancel`,
      headers: other.headers,
    });
    expect(answer.statusCode).toBe(200);
    const entry = await database.db.selectFrom('audit').selectAll().where('subject_id', '=', id).executeTakeFirst();
    expect(entry).toMatchObject({ action: 'reservation.cancel', actor_id: owner.user.id });
  });

  it('moves a visit as often in a minute as a client may book, and no more', async () => {
    const environment = { RATE_LIMITS: 'on', RATE_LIMIT_RESERVATIONS: '2' };
    const limited = await testCaller(database, 'Client', { environment });
    const { id } = await givenReservation(database.db, { date: '2026-06-25', user_id: limited.user.id });
    const token = limited.deps.tokens.visitToken({ id, number: 0 });
    const times = ['13:30', '14:30', '15:30'];
    const byLink = times.map((time) => ({ url: `/visits/${token}/move`, payload: at('2026-06-25', time) }));
    const signedIn = times.map((time) => ({ url: '/reservations/move', payload: { id, ...at('2026-06-26', time) } }));
    for (const calls of [byLink, signedIn]) {
      const answers: number[] = [];
      for (const { url, payload } of calls) answers.push((await limited.call('PATCH', url, payload)).statusCode);
      expect(answers).toEqual([200, 200, 429]);
    }
  });
});
