import { describe, expect, it } from 'vitest';
import { salonMoment } from '#domain/salon/salon-time.ts';
import { areTechnicianHours } from '#domain/team/technicians.ts';
import { DEMO_ACCOUNTS } from '#domain/users/demo-accounts.ts';
import { hashPassword } from '../platform/password-hash.ts';
import { StartProblem } from '../start-problem.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { loadDemo } from './load-demo.ts';
import { refuseDemoPasswords } from './refuse-demo-passwords.ts';

const WEDNESDAY_AFTERNOON = '2026-06-03T19:10:00Z';

describe('a demo loaded by three processes at once', () => {
  const database = testDatabase();

  it('is loaded by one of them, and never again', async () => {
    const { deps } = await testApp(database, { now: WEDNESDAY_AFTERNOON });
    const loaded = await Promise.all([loadDemo(deps), loadDemo(deps), loadDemo(deps)]);
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await loadDemo(deps)).toBe(false);
  });

  it('offers three categories, every kind of price and duration, and hides what is private', async () => {
    const services = await database.db.selectFrom('services').selectAll().execute();
    const kinds = (column: 'category' | 'price_type' | 'duration_type' | 'status') =>
      new Set(services.map((service) => service[column]));
    expect(services.length).toBeGreaterThanOrEqual(18);
    expect(kinds('category')).toEqual(new Set(['manicure', 'pedicure', 'other']));
    expect(kinds('price_type')).toEqual(new Set(['fixed', 'range', 'discount']));
    expect(kinds('duration_type')).toEqual(new Set(['fixed', 'range']));
    expect(kinds('status')).toEqual(new Set(['public', 'private']));
    expect(new Set(services.map(({ capacity }) => capacity))).toEqual(new Set([1, 2, 3, 4]));
  });

  it('fills in the phone of the salon wherever an answer names it', async () => {
    const helps = await database.db.selectFrom('helps').selectAll().execute();
    expect(helps).toHaveLength(10);
    expect(helps.filter(({ status }) => status === 'private')).toHaveLength(1);
    expect(helps.map(({ answer }) => answer).join()).not.toContain('{');
  });

  it('has accounts of every role, open to the password that it prints', async () => {
    const users = await database.db.selectFrom('users').selectAll().execute();
    for (const { email, role } of DEMO_ACCOUNTS) {
      expect(users.find((user) => user.email === email)?.roles).toEqual([role]);
    }
    expect(users.every(({ password_hash }) => password_hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
  });

  it('has two weeks of visits in every status at both addresses', async () => {
    const visits = await database.db.selectFrom('reservations').selectAll().execute();
    const statuses = [1, 2].map((location) => visits.filter((visit) => visit.location === location));
    for (const atOneAddress of statuses) {
      expect(new Set(atOneAddress.map(({ status }) => status))).toEqual(
        new Set(['pending', 'present', 'done', 'cancel']),
      );
    }
    const dates = visits.map(({ date }) => date).sort();
    expect([dates[0], dates.at(-1)]).toEqual(['2026-05-27', '2026-06-10']);
  });

  it('has people waiting and people late today, and nobody waiting on another day', async () => {
    const visits = await database.db.selectFrom('reservations').selectAll().execute();
    const { date, minutes } = salonMoment(Date.parse(WEDNESDAY_AFTERNOON));
    const waiting = visits.filter(({ status }) => status === 'present');
    const late = visits.filter(
      (visit) => visit.status === 'pending' && visit.date === date && visit.start_minute <= minutes,
    );
    expect(waiting.length).toBeGreaterThanOrEqual(2);
    expect(waiting.every((visit) => visit.date === date && visit.present_at !== null)).toBe(true);
    expect(late.length).toBeGreaterThanOrEqual(1);
  });

  it('says of every visit who booked it, and who did what since', async () => {
    const visits = await database.db.selectFrom('reservations').selectAll().execute();
    const trail = await database.db.selectFrom('audit').selectAll().orderBy('id').execute();
    const actions = Map.groupBy(trail, ({ subject_id: id }) => id);
    const after = { pending: [], present: ['present'], done: ['present', 'done'], cancel: ['cancel'] } as const;
    for (const { id, status, user_id: userId } of visits) {
      const expected = [userId ? 'book' : 'create', ...after[status]].map((verb) => `reservation.${verb}`);
      expect(actions.get(id)?.map(({ action }) => action)).toEqual(expected);
    }
    expect(trail.every(({ actor_name: name }) => name !== null)).toBe(true);
    const instants = trail.map(({ at }) => at.getTime());
    expect(instants).toEqual(instants.toSorted((one, other) => one - other));
    expect(instants.at(-1)).toBeLessThan(Date.parse(WEDNESDAY_AFTERNOON));
    const bookings = trail.filter(({ action }) => /book|create/.test(action)).map(({ at }) => at.getTime());
    expect(new Set(bookings).size, 'not all at one time').toBeGreaterThan(bookings.length / 4);
  });

  it('gives the client of the demo past and coming visits, at most one a day', async () => {
    const visits = await database.db
      .selectFrom('reservations')
      .selectAll()
      .where('email', '=', 'client@lunule.test')
      .execute();
    expect(visits.some(({ date, status }) => date < '2026-06-03' && status === 'done')).toBe(true);
    expect(visits.some(({ date, status }) => date > '2026-06-03' && status === 'pending')).toBe(true);
    expect(new Set(visits.map(({ date }) => date)).size).toBe(visits.length);
  });

  it('has six technicians at the first address and five at the second, where staffing is on', async () => {
    const { app } = await testApp(database);
    const namesAt = async (location: number) => {
      const answer = await app.inject({ url: `/api/technicians/public?location=${location}` });
      return answer.json().map(({ name }: { name: string }) => name);
    };
    expect(await namesAt(1)).toEqual(['Maude', 'Zoé', 'Ana', 'Inès', 'Thảo', 'Jade']);
    expect(await namesAt(2)).toEqual(['Jade', 'Linh', 'Océane', 'Mai']);
    const technicians = await database.db.selectFrom('technicians').selectAll().execute();
    expect(technicians.filter(({ hours }) => hours[2].some((spans) => spans.length > 0))).toHaveLength(5);
    expect(technicians.every(({ hours }) => areTechnicianHours(hours))).toBe(true);
  });

  it('says that it is a demo', async () => {
    const { app } = await testApp(database);
    expect((await app.inject({ url: '/api/settings/public' })).json()).toMatchObject({ demo: true });
  });
});

describe('a database that began as a demo', () => {
  const database = testDatabase();

  it('lets no production start until its accounts are closed or have passwords of their own', async () => {
    const { deps } = await testApp(database);
    await loadDemo(deps);
    const production = { ...deps, config: { ...deps.config, production: true, demo: false } };
    await expect(refuseDemoPasswords(deps)).resolves.toBeUndefined();
    await expect(refuseDemoPasswords(production)).rejects.toThrow('the password that everybody knows');

    const [first, ...others] = DEMO_ACCOUNTS.map(({ email }) => email);
    const password_hash = await hashPassword('Autre!2026');
    await database.db.updateTable('users').set({ password_hash }).where('email', '=', `${first}`).execute();
    await expect(refuseDemoPasswords(production)).rejects.toThrow(StartProblem);
    await database.db.updateTable('users').set({ status: false }).where('email', 'in', others).execute();
    await expect(refuseDemoPasswords(production)).resolves.toBeUndefined();
  });
});

describe('a demo that nobody asked for', () => {
  const database = testDatabase();

  it('is not loaded where DEMO is off', async () => {
    const { deps } = await testApp(database, { environment: { DEMO: '0' } });
    expect(await loadDemo(deps)).toBe(false);
  });

  it.each([
    ['in the middle of the night', '2026-06-03T07:00:00Z'],
    ['on a closed day', '2026-12-25T15:00:00Z'],
    ['when the clocks change', '2026-11-01T05:30:00Z'],
  ])('loads %s too', async (_when, now) => {
    const { deps } = await testApp(database, { now });
    await database.db.deleteFrom('reservations').execute();
    await database.db.deleteFrom('services').execute();
    await database.db.deleteFrom('helps').execute();
    await database.db.deleteFrom('users').execute();
    await database.db.deleteFrom('technicians').execute();
    expect(await loadDemo(deps)).toBe(true);
    expect((await database.db.selectFrom('reservations').select('id').execute()).length).toBeGreaterThan(100);
  });
});
