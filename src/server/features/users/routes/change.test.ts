import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { logIn, mailsTo, PASSWORD } from '../../../testing/accounts.ts';
import { testCaller } from '../../../testing/caller.ts';
import { givenCaller, givenUser } from '../../../testing/factories.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

const admin = () => testCaller(database, 'Admin');
const form = (user: { id: string; name: string }, change: object = {}) => ({
  id: user.id,
  name: user.name,
  roles: ['Client'],
  status: true,
  ...change,
});

const rowOf = (id: string) =>
  database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('PATCH /users', () => {
  it('refuses what would undo a change that its form has not seen', async () => {
    const { call } = await admin();
    const user = await givenUser(database.db);
    const { version } = (await call('GET', `/users/${user.id}`)).json();
    await call('PATCH', '/users', form(user, { version, roles: ['Employee'] }));
    const answer = await call('PATCH', '/users', form(user, { version, name: 'Kateri Picard' }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'edit_conflict' });
    expect(await rowOf(user.id)).toMatchObject({ roles: ['Employee'], name: user.name });
  });

  it('changes the name, by which the account is found from then on', async () => {
    const { call } = await admin();
    const user = await givenUser(database.db);
    const answer = await call('PATCH', '/users', form(user, { name: 'Kateri Picard', email: user.email }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ message: 'Le compte est enregistré.', user: { name: 'Kateri Picard' } });
    expect((await call('GET', '/users?keyword=kateri')).json().countUsers).toBe(1);
  });

  it('keeps the e-mail locked', async () => {
    const { call } = await admin();
    const answer = await call('PATCH', '/users', form(await givenUser(database.db), { email: 'other@example.com' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'email_locked' });
  });

  it('takes power away from the very next call', async () => {
    const { app, deps, call } = await admin();
    const { user, headers } = await givenCaller(deps, { roles: ['Manager'] });
    expect((await app.inject({ url: '/api/services', headers })).statusCode).toBe(200);
    await call('PATCH', '/users', form(user, { roles: ['Client'] }));
    expect((await app.inject({ url: '/api/services', headers })).json()).toMatchObject({ code: 'token_expired' });
  });

  it('leaves tokens alone when only the name changes', async () => {
    const { app, deps, call } = await admin();
    const { user, headers } = await givenCaller(deps, { roles: ['Manager'] });
    await call('PATCH', '/users', form(user, { name: 'Ana Roy', roles: ['Manager'] }));
    expect((await app.inject({ url: '/api/services', headers })).statusCode).toBe(200);
  });

  it('closes an account: its sessions end, and it cannot log in until it is opened again', async () => {
    const { app, deps, call } = await admin();
    const { user, sessionId } = await givenCaller(deps, { roles: ['Client'] });
    await call('PATCH', '/users', form(user, { password: PASSWORD }));
    expect((await logIn(app, { email: user.email })).statusCode).toBe(200);
    await call('PATCH', '/users', form(user, { status: false }));
    expect((await logIn(app, { email: user.email })).statusCode).toBe(401);
    const session = database.db.selectFrom('sessions').select('revoked_at').where('id', '=', sessionId);
    expect((await session.executeTakeFirstOrThrow()).revoked_at).not.toBeNull();
    await call('PATCH', '/users', form(user, { status: true }));
    expect((await logIn(app, { email: user.email })).statusCode).toBe(200);
  });

  it('sets a temporary password and notifies the person; an empty one changes none', async () => {
    const { call } = await admin();
    const user = await givenUser(database.db);
    await call('PATCH', '/users', form(user, { password: '' }));
    expect((await rowOf(user.id)).password_hash).toBe('none');
    await call('PATCH', '/users', form(user, { password: 'Autre!2026' }));
    expect(await rowOf(user.id)).toMatchObject({ password_is_temporary: true, token_version: 1 });
    expect(await mailsTo(database.db, user.email)).toMatchObject([{ kind: 'password_changed' }]);
  });

  it('lets an Admin set a password of their own only while their login is recent', async () => {
    const { app, deps, call, user, sessionId } = await admin();
    const own = form(user, { roles: ['Admin'], password: 'Autre!2026' });
    const signedInAt = deps.now() - 30 * 60_000;
    const info = { _id: user.id, name: user.name, email: user.email, roles: user.roles };
    const facts = { user: info, version: 0, sessionId, signedInAt, mustChangePassword: false };
    const token = await deps.tokens.signAccess(facts, deps.now());
    const headers = { authorization: `Bearer ${token}` };
    const late = await app.inject({ method: 'PATCH', url: '/api/users', headers, payload: own });
    expect(late.json()).toMatchObject({ code: 'current_password_required' });
    const inCapitals = { ...own, id: user.id.toUpperCase() };
    const again = await app.inject({ method: 'PATCH', url: '/api/users', headers, payload: inCapitals });
    expect(again.json()).toMatchObject({ code: 'current_password_required' });
    expect((await call('PATCH', '/users', own)).statusCode).toBe(200);
    expect(await rowOf(user.id)).toMatchObject({ password_is_temporary: false, token_version: 1 });
  });

  it.each([
    ['a weak password', { password: 'abcd' }, 'password'],
    ['no role', { roles: [] }, 'roles'],
    ['no status', { status: undefined }, 'status'],
    ['a status in words', { status: 'Active' }, 'status'],
    ['a name of one letter', { name: 'A' }, 'name'],
  ])('refuses %s', async (_case, change, field) => {
    const { call } = await admin();
    const answer = await call('PATCH', '/users', form(await givenUser(database.db), change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveProperty([field]);
  });

  it('keeps each role once, in their order', async () => {
    const { call } = await admin();
    const user = await givenUser(database.db);
    const answer = await call('PATCH', '/users', form(user, { roles: ['Manager', 'Client', 'Manager'] }));
    expect(answer.json().user.roles).toEqual(['Client', 'Manager']);
  });

  it('takes no column that its form does not have', async () => {
    const { call } = await admin();
    const user = await givenUser(database.db);
    const columns = {
      _id: randomUUID(),
      password_hash: 'x',
      token_version: 9,
      activated_at: null,
      reminders: false,
      language: 'en',
      created_at: '2001-01-01T00:00:00Z',
    };
    await call('PATCH', '/users', form(user, columns));
    expect(await rowOf(user.id)).toEqual({ ...user, updated_at: expect.any(Date) });
  });

  it('responds 404 for an unknown account', async () => {
    const { call } = await admin();
    const answer = await call('PATCH', '/users', form({ id: randomUUID(), name: 'Ana Roy' }));
    expect(answer.json()).toMatchObject({ code: 'user_not_found' });
  });

  it('writes down who changed what, in the trail and in the security log', async () => {
    const { call, user: by } = await admin();
    const user = await givenUser(database.db);
    await call('PATCH', '/users', form(user, { roles: ['Manager'], status: false }));
    const trail = (await call('GET', `/audit?subjectType=user&subjectId=${user.id}`)).json();
    expect(trail.entries).toMatchObject([
      {
        action: 'user.change',
        actor: { _id: by.id },
        details: { changes: { roles: { to: ['Manager'] }, status: { to: false } } },
      },
    ]);
    const events = await database.db
      .selectFrom('security_events')
      .select(['kind', 'details'])
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['roles_changed', 'account_closed']);
    expect(events[0]?.details).toMatchObject({ by: by.id });
  });
});
