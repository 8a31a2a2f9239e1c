import { describe, expect, it } from 'vitest';
import { databaseOn, openPool } from '../../../database/connect.ts';
import { givenUser } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { remindOfTomorrow } from '../service/remind.ts';

const database = testDatabase();
const YESTERDAY = new Date('2026-06-02T15:00:00Z');
const MORNING = '2026-06-03T14:30:00Z';

async function visitOf(differences: Parameters<typeof givenReservation>[1] = {}, reminders = true) {
  const user = await givenUser(database.db, { reminders, language: differences.language ?? 'fr' });
  const visit = await givenReservation(database.db, {
    user_id: user.id,
    email: user.email,
    created_at: YESTERDAY,
    ...differences,
  });
  return { ...visit, email: user.email };
}

async function remindersTo(email: string) {
  const mails = database.db.selectFrom('outbox').selectAll().where('kind', '=', 'reminder');
  return mails.where('recipient', '=', email).execute();
}

async function serverAt(now: string) {
  const server = await testApp(database);
  server.travel(now);
  return server;
}

describe('the reminder of a visit', () => {
  it('is written the day before, in the language of the client, and says how to cancel and to stop reminders', async () => {
    const { deps } = await serverAt(MORNING);
    const visit = await visitOf({ language: 'en' });
    await remindOfTomorrow(deps);
    const [mail] = await remindersTo(visit.email);
    expect(mail?.subject).toMatch(/^Your appointment tomorrow: .*10\s.*La Pyramide$/);
    expect(mail?.text).toContain('Manucure classique × 1');
    expect(mail?.text).toContain('turn these reminders off');
    expect(mail?.links).toContainEqual(expect.stringContaining('/visite/'));
  });

  it('is written once, also by several servers', async () => {
    const { deps } = await serverAt(MORNING);
    const other = { ...deps, db: databaseOn(openPool(database.url, () => undefined)) };
    const visits: Awaited<ReturnType<typeof visitOf>>[] = [];
    for (let number = 0; number < 45; number += 1) visits.push(await visitOf({ start_minute: 600 + number }));
    await Promise.all([deps, other, deps, other].map(remindOfTomorrow));
    await remindOfTomorrow(deps);
    await other.db.destroy();
    const counts = await Promise.all(visits.map(async ({ email }) => (await remindersTo(email)).length));
    expect(counts).toEqual(visits.map(() => 1));
  });

  it.each([
    { whom: 'who booked today', visit: { created_at: new Date('2026-06-03T12:00:00Z') } },
    { whom: 'whose visit is off', visit: { status: 'cancel' as const } },
    { whom: 'whose visit is today', visit: { date: '2026-06-03' } },
    { whom: 'whose visit is later', visit: { date: '2026-06-05' } },
    { whom: 'who wants none', visit: {}, reminders: false },
  ])('is not for somebody $whom', async ({ visit, reminders }) => {
    const { deps } = await serverAt(MORNING);
    const { email } = await visitOf(visit, reminders);
    await remindOfTomorrow(deps);
    expect(await remindersTo(email)).toEqual([]);
  });

  it('waits for the morning', async () => {
    const server = await serverAt('2026-06-03T13:59:00Z');
    const { email } = await visitOf();
    await remindOfTomorrow(server.deps);
    expect(await remindersTo(email)).toEqual([]);
    server.travel('2026-06-03T14:00:00Z');
    await remindOfTomorrow(server.deps);
    expect(await remindersTo(email)).toHaveLength(1);
  });

  it('is written to a client without an account too, when the desk wrote an e-mail', async () => {
    const { deps } = await serverAt(MORNING);
    await givenReservation(database.db, { email: 'sans-compte@example.com', created_at: YESTERDAY });
    await remindOfTomorrow(deps);
    expect(await remindersTo('sans-compte@example.com')).toHaveLength(1);
  });

  it('mentions the profile only while the account exists', async () => {
    const { deps } = await serverAt(MORNING);
    const [holder, other] = [await visitOf(), await visitOf()];
    await database.db.deleteFrom('users').where('email', '=', other.email).execute();
    await remindOfTomorrow(deps);
    const [[toHolder], [toOther]] = [await remindersTo(holder.email), await remindersTo(other.email)];
    for (const part of ['text', 'html'] as const) {
      expect(toHolder?.[part]).toMatch(/dans votre profil[\s\S]*\/dashboard\/profile/);
      expect(toOther?.[part]).not.toMatch(/profil|dashboard/);
    }
  });
});
