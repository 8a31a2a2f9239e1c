import { expect, it } from 'vitest';
import { testCaller } from '../../../testing/caller.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

it('refuses what would undo a change that its form has not seen, each part by itself', async () => {
  const { call } = await testCaller(database, 'Admin');
  const { version, locations } = (await call('GET', '/settings')).json();
  const [one, two] = locations;
  await call('PATCH', '/settings', { name: 'Lunule Québec', version });
  await call('PATCH', '/settings', { locations: [{ ...one, city: 'Lévis' }] });

  const refused = [
    await call('PATCH', '/settings', { name: 'Chez Léa', version }),
    await call('PATCH', '/settings', { locations: [{ ...one, street: '1 rue du Roi' }] }),
  ];
  const other = await call('PATCH', '/settings', { locations: [{ ...two, street: '1 rue du Roi' }] });

  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [409, 'edit_conflict'],
    [409, 'edit_conflict'],
  ]);
  expect(refused[0]?.json().details).toEqual({ by: 'Hélène Gagnon' });
  expect(other.statusCode).toBe(200);
  expect(other.json().settings).toMatchObject({ name: 'Lunule Québec', locations: [{ city: 'Lévis' }, {}] });
});
