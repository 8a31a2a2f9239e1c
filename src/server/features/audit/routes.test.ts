import { expect, it } from 'vitest';
import type { AuditEntry } from '#contract/schemas/audit.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenHelp, givenUser } from '../../testing/factories.ts';
import { givenReservation } from '../../testing/reservations.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

const HELP = { question: 'Peut-on payer comptant?', answer: 'Oui, et par carte.', status: 'public' };

async function givenTrail() {
  const caller = await testCaller(database, 'Admin');
  const owner = await givenUser(database.db, { roles: ['Manager'], name: 'Ana Roy' });
  const heir = await givenUser(database.db, { roles: ['Manager'], name: 'Zoé Côté' });
  const { id } = await givenHelp(database.db, { user_id: owner.id });
  await caller.call('PATCH', '/helps', { ...HELP, id, user: heir.id });
  return { ...caller, owner, id };
}

it('names the owners whom a record passed from and to', async () => {
  const { call } = await givenTrail();
  const [entry] = (await call('GET', '/audit')).json().entries;
  expect(entry).toMatchObject({ action: 'help.change', actor: { name: 'Hélène Gagnon' } });
  expect(entry.details.changes.user).toEqual({ from: 'Ana Roy', to: 'Zoé Côté' });
  expect(entry.details.changes.question.to).toBe(HELP.question);
});

it('leaves the id of an owner who is gone', async () => {
  const { call, owner } = await givenTrail();
  await call('DELETE', '/users', { id: owner.id });
  const { entries } = (await call('GET', '/audit?subjectType=help')).json();
  expect(entries[0].details.changes.user).toEqual({ from: owner.id, to: 'Zoé Côté' });
});

it('lists one type of subject, or one subject, newest first, a page at a time', async () => {
  const { call, id } = await givenTrail();
  await call('DELETE', '/helps', { id });
  await call('POST', '/helps', HELP);
  const actions = async (query: string) =>
    (await call('GET', `/audit?${query}`)).json().entries.map(({ action }: { action: string }) => action);
  expect((await actions('subjectType=help')).slice(0, 3)).toEqual(['help.create', 'help.remove', 'help.change']);
  expect(await actions('subjectType=closure')).toEqual([]);
  expect(await actions(`subjectType=help&subjectId=${id}`)).toEqual(['help.remove', 'help.change']);
  expect(await actions('subjectType=nonsense&subjectId=%00&pageNumber=x')).toEqual(await actions(''));
  expect(await actions('pageNumber=2')).toEqual([]);
});

it('says which day was opened again', async () => {
  const { call } = await testCaller(database, 'Admin');
  const closed = await call('POST', '/settings/closures', { date: '2026-08-03' });
  await call('DELETE', '/settings/closures', { id: closed.json().closure._id });
  const [entry] = (await call('GET', '/audit?subjectType=closure')).json().entries;
  expect(entry.details).toMatchObject({ date: '2026-08-03', location: null });
});

it('names the client and the time of a visit, and is searched by person and by the salon’s day', async () => {
  const { call } = await testCaller(database, 'Admin', { now: '2026-07-02T03:30:00Z' });
  const { id } = await givenReservation(database.db, { client: 'Nguyễn Thị Hồng', date: '2026-07-01' });
  await call('PATCH', '/reservations', { id });
  const found = async (query: string) =>
    (await call('GET', `/audit?subjectId=${id}&${query}`)).json().entries.map((entry: AuditEntry) => entry.visit);
  const visit = { _id: id, client: 'Nguyễn Thị Hồng', date: '2026-07-01', time: '10:00', location: 1 };
  expect(await found('')).toEqual([visit]);
  expect(await found('person=hong%20nguyen')).toEqual([visit]);
  expect(await found('person=helene')).toEqual([visit]);
  expect(await found('person=nobody')).toEqual([]);
  expect(await found('date=2026-07-01')).toEqual([visit]);
  expect(await found('date=2026-07-02')).toEqual([]);
  expect(await found('date=2026-02-30')).toEqual([visit]);
});
