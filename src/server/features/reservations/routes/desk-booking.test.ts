import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { givenService, givenUser } from '../../../testing/factories.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const NINE_O_SEVEN = '2026-06-03T13:07:00Z';
const database = testDatabase();
let desk: Awaited<ReturnType<typeof testCaller>>;
let services: Record<'manicure' | 'pedicure' | 'other', Awaited<ReturnType<typeof givenService>>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager', { now: NINE_O_SEVEN });
  services = {
    manicure: await givenService(database.db, { capacity: 2 }),
    pedicure: await givenService(database.db, { category: 'pedicure', price_cents: 6000, duration: 60 }),
    other: await givenService(database.db, { category: 'other', price_cents: 1050, duration: 15, status: 'private' }),
  };
});

beforeEach(async () => {
  desk.travel(NINE_O_SEVEN);
  await database.db.deleteFrom('reservations').execute();
  await database.db.deleteFrom('outbox').execute();
});

type Fields = { time?: string; date?: string; client?: string; phone?: string; qty?: number; [field: string]: unknown };

function bodyOf({
  time = '10:05',
  date = '2026-06-04',
  client = 'Zoé D’Amours',
  phone,
  qty = 1,
  ...more
}: Fields = {}) {
  return {
    reservationServices: [{ serviceId: services.manicure.id, qty }],
    reservationLocation: { locationReserved: 1 },
    reservationDate: { dateReserved: date, timeReserved: time },
    reservationClientInfo: { client, ...(phone !== undefined && { phone }) },
    ...more,
  };
}
const create = (body: object) => desk.call('POST', '/reservations/create', body);

describe('POST /reservations/create', () => {
  it('books for somebody without an account, at any five minutes, at the catalogue’s price', async () => {
    const reservationServices = [
      { serviceId: services.pedicure.id, qty: 1 },
      { serviceId: services.manicure.id, qty: 2 },
      { serviceId: services.other.id, qty: 1 },
    ];
    const reservationClientInfo = {
      client: ' Nguyễn  Thị Hồng ',
      phone: '(418) 555-0199',
      comment: 'Allergie au latex',
      performer: 'Ysé',
    };
    const answer = await create(bodyOf({ reservationServices, reservationClientInfo }));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      status: 'pending',
      email: null,
      performer: 'Ysé',
      insisted: false,
      lastMove: null,
      reservationDate: { dateReserved: '2026-06-04', timeReserved: '10:05' },
      endTime: '12:05',
      reservationClientInfo: {
        client: 'Nguyễn Thị Hồng',
        phone: '418-555-0199',
        phoneIsDefault: false,
        comment: 'Allergie au latex',
      },
      itemsPrice: 160.5,
      taxPrice: 24.03,
      totalPrice: 184.53,
    });
    const audit = await database.db
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', answer.json()._id)
      .execute();
    expect(audit).toMatchObject([{ action: 'reservation.create', actor_name: 'Hélène Gagnon' }]);
    expect(await database.db.selectFrom('outbox').select('kind').execute()).toEqual([]);
  });

  it('books for an account by its e-mail, and confirms in its language', async () => {
    const user = await givenUser(database.db, { email: 'zoe@example.com', language: 'en' });
    const answer = await create(bodyOf({ email: ' Zoe@Example.com ' }));
    const row = await database.db.selectFrom('reservations').select('user_id').executeTakeFirstOrThrow();
    const [mail] = await database.db.selectFrom('outbox').selectAll().execute();
    expect(answer.json()).toMatchObject({ email: 'zoe@example.com' });
    expect(row.user_id).toBe(user.id);
    expect(mail).toMatchObject({ kind: 'confirmation', recipient: 'zoe@example.com' });
    expect(mail?.subject).toMatch(/^Appointment confirmed/);
  });

  it.each([
    { date: '2026-06-02', time: '10:00', kinds: [] },
    { date: '2026-06-03', time: '09:05', kinds: [] },
    { date: '2026-06-03', time: '09:10', kinds: ['confirmation'] },
  ])('for $date at $time, asked at 9:07, sends $kinds', async ({ date, time, kinds }) => {
    const { email } = await givenUser(database.db);
    const answer = await create(bodyOf({ date, time, email, insist: true }));
    expect(answer.statusCode).toBe(201);
    const mails = await database.db.selectFrom('outbox').select('kind').execute();
    expect(mails.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('sends the mails to an e-mail that has no account, in French', async () => {
    const answer = await create(bodyOf({ email: ' Stranger@Example.com ' }));
    const row = await database.db.selectFrom('reservations').select('user_id').executeTakeFirstOrThrow();
    const [mail] = await database.db.selectFrom('outbox').selectAll().execute();
    expect(answer.json()).toMatchObject({ email: 'stranger@example.com' });
    expect(row.user_id).toBeNull();
    expect(mail).toMatchObject({ kind: 'confirmation', recipient: 'stranger@example.com' });
    expect(mail?.subject).toMatch(/^Rendez-vous confirmé/);
  });

  it('refuses what is no e-mail', async () => {
    const answer = await create(bodyOf({ email: 'stranger@' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'email_invalid' });
  });

  it.each([[''], [undefined], ['418-555-0123']])('writes the default phone, marked as such, for %j', async (phone) => {
    const answer = await create(bodyOf(phone === undefined ? {} : { phone }));
    expect(answer.json().reservationClientInfo).toMatchObject({ phone: '418-555-0123', phoneIsDefault: true });
    const found = await desk.call('GET', '/reservations?keyword=5550123');
    expect(found.json().reservations).toEqual([]);
  });

  it.each([
    [{ client: 'Zo' }, 400, 'client_name_invalid'],
    [{ client: 'Zoé 2' }, 400, 'client_name_invalid'],
    [{ client: '' }, 400, 'client_name_invalid'],
    [{ phone: '418-555' }, 400, 'phone_invalid'],
    [{ phone: 'demander' }, 400, 'phone_invalid'],
    [{ phone: '+33 6 12 34 56 78' }, 400, 'phone_invalid'],
    [{ time: '10:03' }, 422, 'no_such_slot'],
    [{ time: '08:55' }, 422, 'no_such_slot'],
    [{ time: '20:00', date: '2026-06-03' }, 422, 'no_such_slot'],
    [{ time: '25:00' }, 400, 'malformed'],
    [{ date: '2026-02-30' }, 400, 'malformed'],
    [{ reservationDate: undefined }, 400, 'missing_fields'],
    [{ reservationServices: [] }, 400, 'malformed'],
    [{ qty: 0 }, 400, 'malformed'],
    [{ qty: 5, insist: true }, 422, 'quantity_over_capacity'],
  ] satisfies [Fields, number, string][])(
    'refuses %j with or without an override: %i %s',
    async (fields, status, code) => {
      for (const insist of [false, true]) {
        const answer = await create(bodyOf({ insist, ...fields }));
        expect(answer.statusCode).toBe(status);
        expect(answer.json()).toMatchObject({ code });
      }
      expect(await database.db.selectFrom('reservations').select('id').execute()).toEqual([]);
    },
  );

  it('takes one service per category', async () => {
    const line = { serviceId: services.manicure.id, qty: 1 };
    const answer = await create(bodyOf({ reservationServices: [line, line] }));
    expect(answer.json()).toMatchObject({ code: 'one_line_per_category' });
  });

  it.each([
    ['20:00', '2026-06-04'],
    ['09:00', '2026-06-04'],
    ['19:55', '2026-06-05'],
  ])('accepts %s on %s', async (time, date) => {
    expect((await create(bodyOf({ time, date, insist: true }))).statusCode).toBe(201);
  });
});
