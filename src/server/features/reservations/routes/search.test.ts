import { beforeAll, describe, expect, it } from 'vitest';
import { givenCaller } from '../../../testing/factories.ts';
import { clientsOn as clientsOnList } from '../../../testing/lists.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let salon: Awaited<ReturnType<typeof testApp>>;
let staff: Awaited<ReturnType<typeof givenCaller>>;

beforeAll(async () => {
  salon = await testApp(database);
  staff = await givenCaller(salon.deps, { roles: ['Manager'] });
});

const clientsOn = (url: string) => clientsOnList(salon.app, staff, url);

describe('search', () => {
  beforeAll(async () => {
    await givenReservation(database.db, { client: 'Hélène Bélanger', phone: '418-555-0111', start_minute: 570 });
    await givenReservation(database.db, { client: 'Nguyễn Thị Hồng', phone: '581-555-0122', start_minute: 600 });
    await givenReservation(database.db, { client: 'Zoé D’Amours', phone: '418-555-0133', start_minute: 630 });
  });

  const [helene, hong, zoe] = ['Hélène Bélanger', 'Nguyễn Thị Hồng', 'Zoé D’Amours'];
  const all = [zoe, hong, helene];

  it.each([
    ['hélène', [helene]],
    ['HELENE', [helene]],
    ['bélanger helene', [helene]],
    ['hong nguyen', [hong]],
    ['Nguyễn Thị Hồng', [hong]],
    ['Thị', [hong]],
    ['Zoé D’Amours', [zoe]],
    ["d'amours", [zoe]],
    ['amours', [zoe]],
    ['0122', [hong]],
    ['(418) 555', [zoe, helene]],
    ['418-555-0133', [zoe]],
    ['9 h 30', [helene]],
    ['10:30', [zoe]],
    ['be', [helene]],
    ['e', []],
    ['hélène 0122', []],
    ['x'.repeat(300), []],
    ['a/b', []],
    ['(', all],
    ['%', all],
    ['_', all],
    ['\\', all],
    ["'; --", all],
    ['\u0000', all],
    ['   ', all],
    ['', all],
  ])('finds by %j', async (keyword, expected) => {
    expect(await clientsOn(`?keyword=${encodeURIComponent(keyword)}`)).toEqual(expected);
    expect(await clientsOn(`/archive?keyword=${encodeURIComponent(keyword)}`)).toEqual([]);
    expect((await clientsOn(`/possible?keyword=${encodeURIComponent(keyword)}`)).sort()).toEqual([...expected].sort());
  });
});
