import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { logIn, mailsTo } from '../../../testing/accounts.ts';
import { testCaller } from '../../../testing/caller.ts';
import { givenUser } from '../../../testing/factories.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

const admin = () => testCaller(database, 'Admin');
const draft = (change: object = {}) => ({
  name: 'Zoé D’Amours',
  email: `${randomUUID()}@example.com`,
  password: 'Ab1!',
  roles: ['Employee'],
  ...change,
});

describe('GET /users', () => {
  it('finds by parts of name or e-mail, without accents and in any order, page by page', async () => {
    const { call } = await admin();
    for (let count = 0; count < 21; count += 1) {
      const email = `linh${count}@example.com`;
      await givenUser(database.db, {
        name: 'Đặng Mỹ Linh',
        email,
        search_text: `dang my linh ${email.replace(/\W/g, ' ')}`,
      });
    }
    const get = async (query: string) => (await call('GET', `/users?${query}`)).json();
    expect(await get('keyword=linh+dang')).toMatchObject({ page: 1, pages: 2, countUsers: 21 });
    expect((await get('keyword=dang&pageNumber=2')).users).toHaveLength(1);
    expect(await get('keyword=dang&pageNumber=9')).toMatchObject({ page: 2 });
    expect(await get('keyword=linh20')).toMatchObject({ countUsers: 1, users: [{ email: 'linh20@example.com' }] });
    expect((await get('keyword=%20')).countUsers).toBe((await get('')).countUsers);
    expect(await get('keyword=zzz')).toMatchObject({ users: [], page: 1, pages: 1, countUsers: 0 });
  });

  it.each(['%25', '%5C', '(', 'a%2Fb', '_', "'", '%00', 'a'.repeat(300)])(
    'takes the odd keyword %s',
    async (keyword) => {
      const { call } = await admin();
      expect((await call('GET', `/users?keyword=${keyword}`)).statusCode).toBe(200);
    },
  );

  it('shows an account without its password or anything else of the table', async () => {
    const { call } = await admin();
    const { id } = await givenUser(database.db, { name: 'Ana Roy' });
    const answer = await call('GET', `/users/${id}`);
    expect(Object.keys(answer.json()).sort()).toEqual([
      '_id',
      'createdAt',
      'email',
      'name',
      'roles',
      'status',
      'version',
    ]);
    expect((await call('GET', `/users/${randomUUID()}`)).json()).toMatchObject({ code: 'user_not_found' });
  });
});

describe('GET /users/owners', () => {
  it('names the open accounts that services may belong to, for managers too', async () => {
    const { call, user } = await testCaller(database, 'Manager');
    const owner = await givenUser(database.db, { name: 'Ana Roy', roles: ['Client', 'Admin'] });
    await givenUser(database.db, { roles: ['Employee'] });
    await givenUser(database.db, { roles: ['Manager'], status: false });
    const answer = await call('GET', '/users/owners');
    expect(answer.json()).toContainEqual({ _id: owner.id, name: 'Ana Roy' });
    expect(answer.json()).toContainEqual({ _id: user.id, name: 'Hélène Gagnon' });
    const roles = await database.db.selectFrom('users').select(['id', 'roles', 'status']).execute();
    const able = roles.filter((row) => row.status && row.roles.some((role) => role === 'Manager' || role === 'Admin'));
    expect(answer.json()).toHaveLength(able.length);
  });
});

describe('POST /users', () => {
  it('opens an account with a temporary password and invites the person to choose one', async () => {
    const { app, call } = await admin();
    const wanted = draft({ password: 'Ab1!cd' });
    const answer = await call('POST', '/users', wanted);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().user).toMatchObject({
      name: wanted.name,
      email: wanted.email,
      roles: ['Employee'],
      status: true,
    });
    const [mail] = await mailsTo(database.db, wanted.email);
    expect(mail).toMatchObject({ kind: 'invitation' });
    expect(mail?.links[0]).toMatch(/\/password-reset\/[\w-]{43}$/);
    expect((await logIn(app, { email: wanted.email, password: 'Ab1!cd' })).statusCode).toBe(200);
    const row = await database.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', wanted.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ password_is_temporary: true, search_text: expect.stringContaining('zoe damours') });
  });

  it('creates a Client by default', async () => {
    const { call } = await admin();
    const { roles: _roles, ...wanted } = draft();
    expect((await call('POST', '/users', wanted)).json().user.roles).toEqual(['Client']);
  });

  it('refuses an e-mail that has an account, in any case of letters', async () => {
    const { call } = await admin();
    const { email } = await givenUser(database.db);
    const answer = await call('POST', '/users', draft({ email: email.toUpperCase() }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'email_taken' });
  });

  it.each([
    ['name', { name: 'Al' }],
    ['name', { name: 'Alexandrine Beauchamps' }],
    ['name', { name: 'R2D2' }],
    ['email', { email: 'nobody' }],
    ['password', { password: 'abc' }],
    ['password', { password: 'abcdefghijklm' }],
    ['password', { password: 'ab cd' }],
    ['roles', { roles: [] }],
    ['roles.0', { roles: ['Owner'] }],
  ])('names a %s that is at fault: %j', async (field, change) => {
    const { call } = await admin();
    const answer = await call('POST', '/users', draft(change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveProperty([field]);
  });

  it('takes no column that its form does not have', async () => {
    const { call } = await admin();
    const id = randomUUID();
    const columns = {
      id,
      _id: id,
      status: false,
      password_hash: 'x',
      password_is_temporary: false,
      token_version: 9,
      activated_at: null,
      reminders: false,
      language: 'en',
      search_text: 'x',
      created_at: '2001-01-01T00:00:00Z',
    };
    const { user } = (await call('POST', '/users', draft(columns))).json();
    const row = await database.db.selectFrom('users').selectAll().where('id', '=', user._id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: true,
      password_is_temporary: true,
      token_version: 0,
      reminders: true,
      language: 'fr',
    });
    expect(user._id).not.toBe(id);
  });
});
