import { beforeAll, describe, expect, it } from 'vitest';
import type { History } from '#contract/schemas/clients.ts';
import type { DayList } from '#contract/schemas/reservations.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenUser } from '../../testing/factories.ts';
import { givenReservation } from '../../testing/reservations.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const TODAY = '2026-06-03';
let desk: Awaited<ReturnType<typeof testCaller>>;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager');
});

async function historyOf(visit: { id: string }): Promise<History | null | undefined> {
  const answer = await desk.call('GET', `/reservations/day?date=${TODAY}`);
  const { reservations }: DayList = answer.json();
  return reservations.find(({ _id }) => _id === visit.id)?.history;
}

describe('a visit in GET /reservations/day', () => {
  it('counts the visits before the day and names the newest colours first', async () => {
    const { db } = database;
    const zoe = { client: 'Zoé D’Amours', phone: '418-555-0111' };
    await givenReservation(db, { ...zoe, date: '2026-03-02', status: 'done', color_note: 'rouge cerise' });
    await givenReservation(db, {
      ...zoe,
      client: 'ZOE D’AMOURS',
      date: '2026-05-02',
      status: 'done',
      color_note: 'nacre',
    });
    await givenReservation(db, { ...zoe, date: '2026-05-20', status: 'cancel', color_note: 'jamais' });
    await givenReservation(db, { ...zoe, date: '2026-06-20' });
    expect(await historyOf(await givenReservation(db, { ...zoe, date: TODAY }))).toMatchObject({
      visits: 2,
      colorNotes: [
        { dateReserved: '2026-05-02', colorNote: 'nacre' },
        { dateReserved: '2026-03-02', colorNote: 'rouge cerise' },
      ],
    });
  });

  it('recognises an account under another phone number', async () => {
    const { db } = database;
    const { id: user_id } = await givenUser(db);
    const hong = { client: 'Nguyễn Thị Hồng', user_id };
    await givenReservation(db, { ...hong, phone: '581-555-0199', date: '2026-05-03' });
    expect(await historyOf(await givenReservation(db, { ...hong, phone: '581-555-0222', date: TODAY }))).toMatchObject({
      visits: 1,
    });
  });

  it('counts apart the visits to which the client did not come', async () => {
    const { db } = database;
    const lea = { client: 'Léa Morin', phone: '418-555-0133' };
    await givenReservation(db, { ...lea, date: '2026-05-02', status: 'done' });
    await givenReservation(db, { ...lea, date: '2026-05-09', status: 'cancel', cancel_reason: 'no_show' });
    await givenReservation(db, { ...lea, date: '2026-05-16', status: 'cancel', cancel_reason: 'client' });
    expect(await historyOf(await givenReservation(db, { ...lea, date: TODAY }))).toMatchObject({
      visits: 1,
      noShows: 1,
    });
    const found = await desk.call('GET', '/clients?q=0133');
    expect(found.json()).toMatchObject([{ client: 'Léa Morin', nextVisit: TODAY, noShows: 1 }]);
  });

  it('takes another name under the same number for a first visit', async () => {
    const { db } = database;
    const phone = '418-555-0177';
    await givenReservation(db, { client: 'Mère Roy', phone, date: '2026-05-03' });
    expect(await historyOf(await givenReservation(db, { client: 'Fille Roy', phone, date: TODAY }))).toMatchObject({
      visits: 0,
      colorNotes: [],
    });
  });

  it('has no history without an account or phone, or when it is cancelled', async () => {
    const { db } = database;
    const unknown = await givenReservation(db, { phone_is_default: true, date: TODAY });
    const cancelled = await givenReservation(db, { status: 'cancel', date: TODAY });
    expect(await historyOf(unknown)).toBeNull();
    expect(await historyOf(cancelled)).toBeNull();
  });
});
