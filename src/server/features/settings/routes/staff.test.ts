import { describe, expect, it } from 'vitest';
import { versionOf } from '../../../database/versions.ts';
import { testCaller } from '../../../testing/caller.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { loadSettings } from '../queries/settings.ts';

const database = testDatabase();

const WEEK = [...Array(6).fill({ opens: '10:00', closes: '19:00' }), null];

describe('GET /settings', () => {
  it('returns the salon, both locations and the closures', async () => {
    const { call } = await testCaller(database, 'Admin');
    const answer = await call('GET', '/settings');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      name: 'Lunule',
      locations: [{ code: 1, seats: { manicure: 6, pedicure: 4, other: 3 } }, { code: 2 }],
    });
    expect(answer.json().closures).toHaveLength(6);
  });
});

describe('PATCH /settings', () => {
  it('changes what is given, leaves the rest, bumps the versions and writes the audit trail', async () => {
    const { call } = await testCaller(database, 'Admin');
    const before = await versionOf(database.db, 'content');
    const change = {
      name: 'Lunule Québec',
      phone: '(418) 555-0199',
      email: 'Bonjour@Lunule.Quebec',
      socialLinks: [{ name: 'Instagram', url: 'https://www.instagram.com/lunule' }],
      tpsNumber: '987654321 RT0001',
      retentionMonths: 36,
      privacyOfficer: { title: 'Direction', email: 'vie@lunule.quebec', address: '2360 chemin Ste-Foy' },
    };
    const answer = await call('PATCH', '/settings', change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      message: 'Les réglages sont enregistrés.',
      settings: { ...change, phone: '418-555-0199', email: 'bonjour@lunule.quebec', tvqNumber: '' },
    });
    expect(await versionOf(database.db, 'content')).toBeGreaterThan(before);
    const audit = await database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ action: 'settings.change', actor_name: 'Hélène Gagnon' });
    expect(Object.keys(audit.details.changes ?? {}).sort()).toEqual(Object.keys(change).sort());
  });

  it('returns each e-mail with the letters of its domain', async () => {
    const { app, call } = await testCaller(database, 'Admin');
    const privacyOfficer = { title: 'Direction', email: 'vie@lunule.québec', address: '2360 chemin Ste-Foy' };
    await call('PATCH', '/settings', { email: 'bonjour@lunule.québec', privacyOfficer });
    expect((await app.inject({ url: '/api/settings/public' })).json()).toMatchObject({
      email: 'bonjour@lunule.xn--qubec-csa',
      privacyOfficer: { email: 'vie@lunule.xn--qubec-csa' },
      shownEmails: { salon: 'bonjour@lunule.québec', privacyOfficer: 'vie@lunule.québec' },
    });
  });

  it('changes hours, seats and grace of one address, and not of the other', async () => {
    const { call } = await testCaller(database, 'Admin');
    const seats = { manicure: 2, pedicure: 0, other: 1 };
    const location = { code: 2, hours: WEEK, closingGraceMinutes: 15, seats, street: '2750 chemin Sainte-Foy' };
    expect((await call('PATCH', '/settings', { locations: [location] })).statusCode).toBe(200);
    const { locations } = await loadSettings(database.db);
    expect(locations[2]).toMatchObject({ hours: WEEK, closingGraceMinutes: 15, seats, name: 'Plaza Laval' });
    expect(locations[1]).toMatchObject({ closingGraceMinutes: 60, seats: { manicure: 6, pedicure: 4, other: 3 } });
  });

  it('is what availability goes by from then on', async () => {
    const { app, call } = await testCaller(database, 'Admin');
    const sunday = '/api/reservations/availability?location=2&from=2026-06-07&to=2026-06-07';
    await call('PATCH', '/settings', { locations: [{ code: 2, hours: WEEK }] });
    expect((await app.inject({ url: sunday })).json().days[0]).toMatchObject({ state: 'closed' });
    const open = [...WEEK.slice(0, 6), { opens: '10:00', closes: '12:00' }];
    await call('PATCH', '/settings', { locations: [{ code: 2, hours: open }] });
    const [day] = (await app.inject({ url: sunday })).json().days;
    expect(day.slots.map(({ time }: { time: string }) => time)).toEqual(['10:00', '10:30', '11:30']);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: '\u3164' }],
    ['phone', { phone: '555' }],
    ['phone', { phone: '000-000-0000' }],
    ['email', { email: 'bonjour' }],
    ['socialLinks.0.url', { socialLinks: [{ name: 'Site', url: 'javascript:alert(1)' }] }],
    ['socialLinks.0.url', { socialLinks: [{ name: 'Site', url: 'http://example.com' }] }],
    ['privacyOfficer.email', { privacyOfficer: { title: 'T', email: 'x', address: 'A' } }],
    ['retentionMonths', { retentionMonths: 11 }],
    ['locations.0.code', { locations: [{ code: 3 }] }],
    ['locations.0.hours', { locations: [{ code: 1, hours: WEEK.slice(1) }] }],
    [
      'locations.0.hours.0',
      { locations: [{ code: 1, hours: [{ opens: '18:00', closes: '09:30' }, ...WEEK.slice(1)] }] },
    ],
    ['locations.0.seats.pedicure', { locations: [{ code: 1, seats: { manicure: 1, pedicure: -1, other: 1 } }] }],
    ['locations.0.closingGraceMinutes', { locations: [{ code: 1, closingGraceMinutes: 241 }] }],
  ])('names %s when it is at fault: %j', async (field, change) => {
    const { call } = await testCaller(database, 'Admin');
    const answer = await call('PATCH', '/settings', change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'settings_invalid', errors: { [field]: expect.any(String) } });
  });

  it('takes no column that its form does not have', async () => {
    const { call } = await testCaller(database, 'Admin');
    const before = await loadSettings(database.db);
    const answer = await call('PATCH', '/settings', {
      only_row: false,
      social_links: [],
      tps_number: 'x',
      privacy_officer: {},
      closures: [],
      now: '2001-01-01T00:00:00Z',
      demo: false,
      locations: [{ code: 1, closing_grace_minutes: 1, id: 2, date: '2026-01-01' }],
    });
    expect(answer.statusCode).toBe(200);
    expect(await loadSettings(database.db)).toEqual(before);
  });
});
