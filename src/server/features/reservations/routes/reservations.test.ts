import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/accounts.ts';
import { bookingOf } from '../../../testing/bookings.ts';
import { givenCaller, givenService } from '../../../testing/factories.ts';
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

describe('POST /reservations', () => {
  it('books the slot at today’s price, notifies the client and lists it under future', async () => {
    const { app, service, client, mailsOf } = await setUp();
    const posted = await app.inject(post(client.headers, bookingOf(service, { qty: 2 })));
    const future = await app.inject({ url: '/api/reservations/future', headers: client.headers });

    expect(posted.statusCode).toBe(201);
    expect(posted.json()).toMatchObject({
      status: 'pending',
      email: client.user.email,
      itemsPrice: 90,
      taxPrice: 13.48,
      totalPrice: 103.48,
      endTime: '10:45',
      reservationServices: [{ serviceId: service.id, titre: service.titre, qty: 2, price: 45, minutes: 45 }],
    });
    expect(future.json()).toEqual({ reservations: [posted.json()], page: 1, pages: 1, count: 1 });
    const [mail, ...others] = await mailsOf(client.user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Rendez-vous confirmé\u00A0: jeu. 4\u00A0juin, 10\u00A0h, La Pyramide');
    expect(mail?.text).toContain('103,48\u00A0$');
    expect(mail?.text).toContain('Arrivez 15 minutes avant l’heure.');
    expect(mail?.attachments[0]?.content).toContain(`UID:${posted.json()._id}@localhost`);
  });

  it.each(['Client', 'Employee'] as const)(
    'says to a %s how to change it, by the link of the visit or by phone',
    async (role) => {
      const { app, deps, service, mailsOf } = await setUp();
      const caller = await givenCaller(deps, { roles: [role] });
      const posted = await app.inject(post(caller.headers, bookingOf(service, { time: '11:30' })));
      const [mail] = await mailsOf(caller.user.email);
      const link = `/visite/${deps.tokens.visitToken({ id: posted.json()._id, number: 0 })}`;
      expect(mail?.text).toMatch(/Déplacez ou annulez votre rendez-vous en ligne.*téléphonez au 418.555-0123/);
      expect(mail?.text).toContain(link);
      expect(mail?.attachments[0]?.content?.replaceAll(/\r?\n[ \t]/g, '')).toContain(link);
    },
  );

  it('writes the audit row with it', async () => {
    const { app, service, client } = await setUp();
    const posted = await app.inject(post(client.headers, bookingOf(service, { time: '14:30' })));
    const rows = await database.db
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', posted.json()._id)
      .execute();
    expect(rows).toMatchObject([{ action: 'reservation.book', actor_id: client.user.id }]);
  });

  it('takes owner and e-mail from the token, not from the body', async () => {
    const { app, service, client } = await setUp();
    const body = { ...bookingOf(service, { time: '15:30' }), email: 'someone@example.org', user: 'x', status: 'done' };
    const posted = await app.inject(post(client.headers, body));
    expect(posted.json()).toMatchObject({ email: client.user.email, status: 'pending' });
  });

  it('refuses in the language of the request', async () => {
    const { app, service, client } = await setUp();
    const headers = { ...client.headers, 'accept-language': 'en-CA' };
    const refused = await app.inject(post(headers, bookingOf(service, { date: '2026-06-24' })));
    expect(refused.json().message).toBe('The salon is closed that day.');
  });

  it('notifies the client in the language of the account, not of the request', async () => {
    const { app, deps, mailsOf } = await setUp();
    const english = await givenCaller(deps, { roles: ['Client'], language: 'en' });
    const service = await givenService(deps.db, { titre: 'Pose de gel', title: 'Gel set' });
    await app.inject(post({ ...english.headers, 'accept-language': 'fr' }, bookingOf(service, { time: '11:30' })));
    const [mail] = await mailsOf(english.user.email);
    expect(mail?.subject).toBe('Appointment confirmed: Thu, Jun\u00A04, 11:30\u00A0a.m., La Pyramide');
    expect(mail?.text).toContain('Services: Gel set × ');
    expect(mail?.text).toContain('or call 418-555-0123.');
    expect(mail?.text).toContain('View, move or cancel:\n');
    expect(mail?.attachments[0]).toMatchObject({ filename: 'appointment.ics' });
    expect(mail?.attachments[0]?.content).toMatch(/SUMMARY:[^:\r]+: Gel set\r/);
    const [withoutFrenchLink] = mail?.text?.split('Version française') ?? [];
    expect(`${withoutFrenchLink}${mail?.html}`).not.toMatch(/\s:|Pose de gel/);
    expect(mail?.text).toMatch(/Version française\s: http\S+\/visite\/\S+\?lang=fr\n/);
  });

  it('names a service in French where it has no English name', async () => {
    const { app, deps, mailsOf } = await setUp();
    const english = await givenCaller(deps, { roles: ['Client'], language: 'en' });
    const service = await givenService(deps.db, { titre: 'Pose de gel', title: null });
    await app.inject(post(english.headers, bookingOf(service, { time: '12:30' })));
    const [mail] = await mailsOf(english.user.email);
    expect(mail?.text).toContain('Services: Pose de gel × ');
  });

  it('is closed to visitors', async () => {
    const { app, service } = await setUp();
    const posted = await app.inject(post({}, bookingOf(service)));
    expect(posted.statusCode).toBe(401);
    expect(posted.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it.each([
    { why: 'in the past', fields: { date: '2026-06-02' }, status: 422, code: 'date_out_of_window' },
    { why: '61 days ahead', fields: { date: '2026-08-03' }, status: 422, code: 'date_out_of_window' },
    { why: 'on a closed day', fields: { date: '2026-06-24' }, status: 422, code: 'salon_closed' },
    {
      why: 'in the evening of a Monday',
      fields: { date: '2026-06-08', time: '19:30' },
      status: 422,
      code: 'no_such_slot',
    },
    { why: 'off the timetable', fields: { time: '10:05' }, status: 422, code: 'no_such_slot' },
    { why: 'in 60 minutes', fields: { date: '2026-06-03', time: '10:00' }, status: 422, code: 'slot_too_soon' },
    { why: 'for more people than capacity', fields: { qty: 5 }, status: 422, code: 'quantity_over_capacity' },
    { why: 'with a short phone', fields: { phone: '418-555' }, status: 400, code: 'phone_invalid' },
    {
      why: 'with a phone of another country',
      fields: { phone: '+33 6 12 34 56 78' },
      status: 400,
      code: 'phone_invalid',
    },
    { why: 'with a phone of nobody', fields: { phone: '000-000-0000' }, status: 400, code: 'phone_invalid' },
    { why: 'without a name', fields: { client: '   ' }, status: 400, code: 'malformed' },
    { why: 'on a day that does not exist', fields: { date: '2026-02-30' }, status: 400, code: 'malformed' },
  ])('refuses a booking $why, and writes nothing', async ({ fields, status, code }) => {
    const { app, service, client, mailsOf } = await setUp();
    const posted = await app.inject(post(client.headers, bookingOf(service, fields)));
    const future = await app.inject({ url: '/api/reservations/future', headers: client.headers });
    expect(posted.statusCode).toBe(status);
    expect(posted.json()).toMatchObject({ code });
    expect(future.json().count).toBe(0);
    expect(await mailsOf(client.user.email)).toEqual([]);
  });

  it('refuses work that would end past closing and its grace', async () => {
    const { app, client } = await setUp();
    const long = await givenService(database.db, { duration: 121, duration_type: 'fixed' });
    const posted = await app.inject(post(client.headers, bookingOf(long, { time: '20:00' })));
    expect(posted.statusCode).toBe(422);
    expect(posted.json()).toMatchObject({ code: 'too_long_for_closing' });
  });

  it.each([
    { why: 'private', overrides: { status: 'private' as const }, code: 'private_service' },
    {
      why: 'discounted since',
      overrides: { price_type: 'discount' as const, price_discount_cents: 3000 },
      code: 'price_changed',
    },
  ])('refuses a service that is $why', async ({ overrides, code }) => {
    const { app, client } = await setUp();
    const service = await givenService(database.db, overrides);
    const posted = await app.inject(post(client.headers, bookingOf(service)));
    expect(posted.json()).toMatchObject({ code });
  });

  it('returns the right total when the price has changed', async () => {
    const { app, service, client } = await setUp();
    const posted = await app.inject(post(client.headers, { ...bookingOf(service), totalPrice: 10 }));
    expect(posted.statusCode).toBe(409);
    expect(posted.json()).toMatchObject({
      code: 'price_changed',
      message: 'Le prix a changé. Le nouveau total est de 51,74\u00A0$.',
      details: { totalPrice: 51.74, itemsPrice: 45, taxPrice: 6.74, prices: [{ serviceId: service.id, price: 45 }] },
    });
  });

  it('refuses a full slot and books at the other location', async () => {
    const { app, service, client } = await setUp();
    const fields = { date: '2026-06-05', time: '10:00', overlapIsMeant: true };
    for (const qty of [4, 2]) {
      const posted = await app.inject(post(client.headers, bookingOf(service, { ...fields, qty })));
      expect(posted.statusCode).toBe(201);
    }
    const full = await app.inject(post(client.headers, bookingOf(service, fields)));
    const elsewhere = await app.inject(post(client.headers, bookingOf(service, { ...fields, location: 2 })));
    expect(full.statusCode).toBe(409);
    expect(full.json()).toMatchObject({ code: 'slot_full' });
    expect(elsewhere.statusCode).toBe(201);
  });

  it('allows ten future reservations and refuses the eleventh with the phone', async () => {
    const { app, service, client } = await setUp();
    for (let day = 8; day < 18; day += 1) {
      const date = `2026-07-${String(day).padStart(2, '0')}`;
      expect((await app.inject(post(client.headers, bookingOf(service, { date })))).statusCode).toBe(201);
    }
    const eleventh = await app.inject(post(client.headers, bookingOf(service, { date: '2026-07-20' })));
    expect(eleventh.statusCode).toBe(409);
    expect(eleventh.json()).toMatchObject({ code: 'too_many_bookings' });
    expect(eleventh.json().message).toMatch(/10 rendez-vous.*418\u00A0555-0123/);
  });

  it('refuses more than six bookings a minute', async () => {
    const { app, service, client } = await setUp({ environment: { RATE_LIMITS: 'on' } });
    const statuses: number[] = [];
    for (const time of ['10:00', '10:30', '11:30', '12:30', '13:30', '14:30', '15:30']) {
      const posted = await app.inject(
        post(client.headers, bookingOf(service, { date: '2026-07-22', time, overlapIsMeant: true })),
      );
      statuses.push(posted.statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
  });
});
