import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilitySchema } from '#contract/schemas/availability.ts';
import { bookingOf } from '../../testing/bookings.ts';
import { givenCaller, givenService } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const environment = { RATE_LIMIT_FUTURE_RESERVATIONS: '1000' };

/** What booking says of each state that availability shows. */
const REFUSALS: Record<string, string | undefined> = {
  full: 'slot_full',
  too_long: 'too_long_for_closing',
  past: 'slot_too_soon',
};

const url = (query: string) => `/api/reservations/availability?${query}`;

describe('GET /reservations/availability', () => {
  it('lists every day of the window for one person and 30 minutes when no lines are given', async () => {
    const { app } = await testApp(database);
    const answer = (await app.inject({ url: url('location=1') })).json();
    expect(answer.days).toHaveLength(61);
    expect(answer.now).toBe('2026-06-03T13:00:00.000Z');
    expect(answer.firstFree).toEqual({ date: '2026-06-03', time: '10:30' });
    expect(answer.days[0]).toMatchObject({ date: '2026-06-03', state: 'open' });
    expect(answer.days[0].slots[0]).toEqual({ time: '09:30', state: 'past' });
  });

  it('says why a day is closed, in the language asked for', async () => {
    const { app } = await testApp(database);
    const query = url('location=1&from=2026-06-24&to=2026-06-24');
    const french = (await app.inject({ url: query })).json();
    const english = (await app.inject({ url: query, headers: { 'accept-language': 'en' } })).json();
    expect(french.days).toEqual([
      { date: '2026-06-24', state: 'closed', code: 'salon_closed', reason: 'fête nationale', slots: [] },
    ]);
    expect(english.days[0].reason).toMatch(/National Holiday/);
  });

  it('marks a full slot and says that the other location has it free', async () => {
    const { app, deps } = await testApp(database, { environment });
    const service = await givenService(database.db);
    const client = await givenCaller(deps);
    for (const qty of [4, 2]) {
      const payload = bookingOf(service, { date: '2026-06-09', time: '10:00', qty, overlapIsMeant: true });
      await app.inject({ method: 'POST', url: '/api/reservations', headers: client.headers, payload });
    }
    const query = url(`location=1&from=2026-06-09&to=2026-06-09&lines=${service.id}:1`);
    const [day] = (await app.inject({ url: query })).json().days;
    const slot = (time: string) => day.slots.find((candidate: { time: string }) => candidate.time === time);
    expect(slot('10:00')).toEqual({ time: '10:00', state: 'full', otherLocationFree: true });
    expect(slot('11:30')).toEqual({ time: '11:30', state: 'free' });
  });

  it('shows the load of each slot to staff only', async () => {
    const { app, deps } = await testApp(database, { environment });
    const service = await givenService(database.db);
    const client = await givenCaller(deps);
    const manager = await givenCaller(deps, { roles: ['Manager'] });
    const payload = bookingOf(service, { date: '2026-06-10', time: '12:30', qty: 3 });
    await app.inject({ method: 'POST', url: '/api/reservations', headers: client.headers, payload });
    const query = url('location=1&from=2026-06-10&to=2026-06-10');
    const slotFor = async (headers: Record<string, string>) =>
      (await app.inject({ url: query, headers }))
        .json()
        .days[0].slots.find((slot: { time: string }) => slot.time === '12:30');
    expect(await slotFor(manager.headers)).toMatchObject({ load: { manicure: 3, pedicure: 0, other: 0 } });
    expect(await slotFor(client.headers)).not.toHaveProperty('load');
  });

  it.each(['', 'location=3', 'location=1&from=2026-02-30', 'location=1&lines=nonsense', 'location=1&lines=x:1'])(
    'rejects the query «%s»',
    async (query) => {
      const { app } = await testApp(database);
      const answer = await app.inject({ url: url(query) });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'malformed' });
    },
  );

  it('refuses a line with a deleted service', async () => {
    const { app } = await testApp(database);
    const answer = await app.inject({ url: url('location=1&lines=6f9619ff-8b86-4d01-b42d-00cf4fc964ff:1') });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'private_service' });
  });

  it.each([
    { why: 'a private service', service: { status: 'private' as const }, qty: 1, code: 'private_service' },
    { why: 'more people than the service takes', service: { capacity: 2 }, qty: 3, code: 'quantity_over_capacity' },
  ])('refuses $why to everybody but the desk, as booking does', async ({ service: overrides, qty, code }) => {
    const { app, deps } = await testApp(database, { environment });
    const service = await givenService(database.db, overrides);
    const asked = url(`location=1&from=2026-06-12&to=2026-06-12&lines=${service.id}:${qty}`);
    const manager = await givenCaller(deps, { roles: ['Manager'] });
    for (const headers of [
      {},
      (await givenCaller(deps)).headers,
      (await givenCaller(deps, { roles: ['Employee'] })).headers,
    ]) {
      const answer = await app.inject({ url: asked, headers });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code, details: { serviceId: service.id } });
    }
    const shown = await app.inject({ url: asked, headers: manager.headers });
    expect(shown.statusCode).toBe(200);
    expect(shown.json().firstFree).toEqual({ date: '2026-06-12', time: '09:30' });
  });

  it('looks at most three months ahead', async () => {
    const { app } = await testApp(database);
    const answer = (await app.inject({ url: url('location=1&from=2026-06-03&to=2099-01-01') })).json();
    expect(answer.days).toHaveLength(93);
  });

  describe('that was answered before', () => {
    const DAY = '2026-06-16';
    const asked = url(`location=1&from=${DAY}&to=${DAY}`);
    const stateOf = async ({ app }: Awaited<ReturnType<typeof testApp>>, time = '10:00') =>
      (await app.inject({ url: asked })).json().days[0].slots.find((slot: { time: string }) => slot.time === time)
        ?.state;
    const fill = (until: string | null) =>
      database.pool.query(
        `INSERT INTO sittings (id, location, category, seat, date, start_minute, end_minute, held_until)
         SELECT gen_random_uuid(), 1, 'manicure', seat, $1::date, 600, 645, $2::timestamptz FROM generate_series(1, 6) AS seat`,
        [DAY, until ?? '2099-01-01T00:00:00Z'],
      );

    it('shows at once what anybody else has written, also when nothing of it went through this server', async () => {
      const salons = [await testApp(database), await testApp(database)] as const;
      expect([await stateOf(salons[0]), await stateOf(salons[1])]).toEqual(['free', 'free']);
      await fill(null);
      expect([await stateOf(salons[0]), await stateOf(salons[1])]).toEqual(['full', 'full']);
      await database.pool.query('DELETE FROM sittings WHERE date = $1', [DAY]);
      expect([await stateOf(salons[0]), await stateOf(salons[1])]).toEqual(['free', 'free']);
    });

    it('frees the seats of a hold in the second in which it ends', async () => {
      const salon = await testApp(database);
      await fill('2026-06-03T13:20:00Z');
      expect(await stateOf(salon)).toBe('full');
      salon.travel('2026-06-03T13:19:59Z');
      expect(await stateOf(salon)).toBe('full');
      salon.travel('2026-06-03T13:20:00Z');
      expect(await stateOf(salon)).toBe('free');
      salon.travel('2026-06-03T13:19:59Z');
      expect(await stateOf(salon)).toBe('full');
      await database.pool.query('DELETE FROM sittings WHERE date = $1', [DAY]);
    });

    it('follows the seats and closures of the salon', async () => {
      const salon = await testApp(database);
      expect(await stateOf(salon)).toBe('free');
      await database.pool.query("UPDATE seats SET seats = 0 WHERE location = 1 AND category = 'manicure'");
      expect(await stateOf(salon)).toBe('full');
      await database.pool.query("UPDATE seats SET seats = 6 WHERE location = 1 AND category = 'manicure'");
      expect(await stateOf(salon)).toBe('free');
      await database.pool.query(
        "INSERT INTO closures (id, date, label_fr, label_en) VALUES (gen_random_uuid(), $1, '', '')",
        [DAY],
      );
      expect(await stateOf(salon)).toBeUndefined();
      await database.pool.query('DELETE FROM closures WHERE date = $1', [DAY]);
    });

    it('loses the slots that have become too soon, and the days that have passed', async () => {
      const salon = await testApp(database, { now: '2026-06-16T12:29:59Z' });
      expect(await stateOf(salon)).toBe('free');
      salon.travel('2026-06-16T12:31:00Z');
      expect(await stateOf(salon)).toBe('past');
      salon.travel('2026-06-17T13:00:00Z');
      expect((await salon.app.inject({ url: asked })).json().days[0]).toMatchObject({ code: 'date_out_of_window' });
    });

    it('is the same in every encoding, and of the shape that is promised', async () => {
      const { app } = await testApp(database);
      const plain = await app.inject({ url: asked });
      const packed = await app.inject({ url: asked, headers: { 'accept-encoding': 'br' } });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
      expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(availabilitySchema.parse(plain.json())).toEqual(plain.json());
    });
  });

  it('agrees with booking: a free slot can be booked, a full one is refused', async () => {
    const { app, deps } = await testApp(database, { environment });
    const client = await givenCaller(deps);
    const services = [
      await givenService(database.db, { duration: 45 }),
      await givenService(database.db, { category: 'pedicure', duration: 60, duration_type: 'range', duration_max: 95 }),
      await givenService(database.db, { category: 'other', duration: 240 }),
    ];
    const wishes = fc.record({
      lines: fc.uniqueArray(fc.constantFrom(...services), { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
      qty: fc.integer({ min: 1, max: 4 }),
      day: fc.constantFrom('2026-06-11', '2026-06-13', '2026-06-14'),
      slot: fc.nat(),
    });
    const check = async ({
      lines,
      qty,
      day: date,
      slot,
    }: {
      lines: typeof services;
      qty: number;
      day: string;
      slot: number;
    }) => {
      const asked = lines.map(({ id }) => `${id}:${qty}`).join(',');
      const query = url(`location=1&from=${date}&to=${date}&lines=${asked}`);
      const slots = (await app.inject({ url: query })).json().days[0].slots;
      const { time, state } = slots[slot % slots.length];
      const payload = bookingOf(lines, { date, time, qty, overlapIsMeant: true });
      const posted = await app.inject({ method: 'POST', url: '/api/reservations', headers: client.headers, payload });
      expect({ state, code: posted.json().code }).toEqual({ state, code: REFUSALS[state] });
    };
    await fc.assert(fc.asyncProperty(wishes, check), { numRuns: 120 });
  }, 60_000);
});
