import { beforeAll, describe, expect, it } from 'vitest';
import {
  bearerOf,
  cookieOf,
  freshAddress,
  givenAccount,
  lastLink,
  logIn,
  mailsTo,
  PASSWORD,
  put,
  register,
  renew,
} from '../../../testing/accounts.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createLink } from '../queries/links.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;

const NEW_PASSWORD = 'Nouveau!2026';

beforeAll(async () => {
  server = await testApp(database);
});

const ask = (email: string, headers = {}) => put(server.app, 'forgetPassword', { email }, headers);

async function asked() {
  const user = await givenAccount(database.db);
  await ask(user.email);
  return { user, link: await lastLink(database.db, user.email, 'reset') };
}

function reset(link: string, password = NEW_PASSWORD, app = server.app) {
  return put(app, 'resetPassword', { resetPasswordLink: link, password });
}

describe('PUT /auth/forgetPassword', () => {
  it('responds byte for byte the same to any e-mail; the mail tells the account state', async () => {
    const { db } = database;
    const [known, closed, waiting] = [
      (await givenAccount(db)).email,
      (await givenAccount(db, { status: false })).email,
      (await givenAccount(db, { activated_at: null })).email,
    ];
    const unknown = freshAddress();
    const answers = [await ask(known), await ask(closed), await ask(waiting), await ask(unknown)];
    const seen = answers.map(({ statusCode, headers, body }) =>
      JSON.stringify([statusCode, { ...headers, date: '', 'x-request-id': '' }, body]),
    );
    expect(answers[0]?.statusCode).toBe(202);
    expect(new Set(seen).size).toBe(1);
    const kinds = await Promise.all([known, closed, waiting, unknown].map((email) => mailsTo(db, email)));
    expect(kinds.map(([mail]) => mail?.kind)).toEqual(['reset', 'account_closed', 'reset', 'no_account']);
  });

  it('changes nothing on the account', async () => {
    const { user } = await asked();
    expect((await logIn(server.app, { email: user.email })).statusCode).toBe(200);
  });

  it('writes in the person’s own language', async () => {
    const user = await givenAccount(database.db, { language: 'en' });
    await ask(user.email, { 'accept-language': 'fr-CA' });
    expect(await mailsTo(database.db, user.email)).toMatchObject([{ subject: 'Choose a new password' }]);
  });

  it('mails an account three times an hour, and responds the same afterwards', async () => {
    const { app } = await testApp(database, { environment: { RATE_LIMITS: 'on' } });
    const { email } = await givenAccount(database.db);
    const askHere = async () => (await put(app, 'forgetPassword', { email })).body;
    expect(new Set([await askHere(), await askHere(), await askHere(), await askHere()]).size).toBe(1);
    expect(await mailsTo(database.db, email)).toHaveLength(3);
  });

  it('refuses what is no address', async () => {
    expect((await ask('nobody')).json()).toMatchObject({ code: 'malformed', errors: { email: expect.any(String) } });
  });
});

describe('PUT /auth/resetPassword', () => {
  it('sets the password once, and notifies the owner', async () => {
    const { user, link } = await asked();
    const [first, second] = [await reset(link), await reset(link, PASSWORD)];
    expect(first.json().message).toBe('Votre mot de passe est changé. Connectez-vous.');
    expect(
      first.cookies.map(({ name }) => name),
      'nobody is logged in by it',
    ).toEqual(['device']);
    expect(second.statusCode).toBe(400);
    expect(second.json().code).toBe('link_used');
    expect((await logIn(server.app, { email: user.email, password: NEW_PASSWORD })).statusCode).toBe(200);
    expect((await logIn(server.app, { email: user.email })).statusCode).toBe(401);
    expect((await mailsTo(database.db, user.email)).map(({ kind }) => kind)).toEqual(['reset', 'password_changed']);
  });

  it('sets it once even when two ask at the same time', async () => {
    const { link } = await asked();
    const answers = await Promise.all([reset(link), reset(link)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('ends every session of the account at once', async () => {
    const { user, link } = await asked();
    const login = await logIn(server.app, { email: user.email });
    await reset(link);
    expect((await server.app.inject({ url: '/api/auth/profile', headers: bearerOf(login) })).statusCode).toBe(403);
    expect((await renew(server.app, cookieOf(login))).statusCode).toBe(403);
  });

  it('lets no login with the old password survive that began before it', async () => {
    const { user, link } = await asked();
    const [login] = await Promise.all([logIn(server.app, { email: user.email }), reset(link)]);
    if (login.statusCode === 200) expect((await renew(server.app, cookieOf(login))).statusCode).toBe(403);
    else expect(login.statusCode).toBe(401);
  });

  it('takes only the newest link, and says that an older one is old', async () => {
    const { user, link } = await asked();
    await ask(user.email);
    expect((await reset(link)).json().code).toBe('link_expired');
    expect((await reset(await lastLink(database.db, user.email, 'reset'))).statusCode).toBe(200);
  });

  it('works for an hour', async () => {
    const { app, travel } = await testApp(database);
    const [early, late] = [await asked(), await asked()];
    travel('2026-06-03T13:59:59Z');
    expect((await reset(early.link, NEW_PASSWORD, app)).statusCode).toBe(200);
    travel('2026-06-03T14:00:00Z');
    expect((await reset(late.link, NEW_PASSWORD, app)).json().code).toBe('link_expired');
  });

  it('refuses a link that was altered or is of another kind', async () => {
    const { link } = await asked();
    const email = freshAddress();
    await register(server.app, email);
    const activation = await lastLink(database.db, email, 'activation');
    for (const altered of [`${link}x`, link.slice(1), link.toUpperCase(), 'x', activation.slice(0, 200)]) {
      expect((await reset(altered)).json().code).toBe('link_invalid');
    }
    expect((await reset(link)).statusCode).toBe(200);
  });

  it('activates an account that waited, since the link came to its address', async () => {
    const email = freshAddress();
    await register(server.app, email);
    await ask(email);
    await reset(await lastLink(database.db, email, 'reset'));
    expect((await logIn(server.app, { email, password: NEW_PASSWORD })).statusCode).toBe(200);
    const token = await lastLink(database.db, email, 'activation');
    const activated = await server.app.inject({ method: 'POST', url: '/api/auth/activate', payload: { token } });
    expect(activated.json().code).toBe('link_used');
  });

  it('never reopens a closed account', async () => {
    const { user, link } = await asked();
    await database.db.updateTable('users').set({ status: false }).where('id', '=', user.id).execute();
    expect((await reset(link)).json().code).toBe('link_invalid');
  });

  it('takes an invitation, and with it another password than the Admin’s, which is no longer temporary', async () => {
    const { db } = database;
    const user = await givenAccount(db, { password_is_temporary: true });
    const link = await db.transaction().execute((trx) => createLink(trx, 'invitation', user.id, server.deps.now()));
    expect((await reset(link, PASSWORD)).json().code).toBe('password_unchanged');
    expect((await reset(link)).statusCode).toBe(200);
    const row = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
    expect(row.password_is_temporary).toBe(false);
  });

  it('refuses a weak password and keeps the link', async () => {
    const { link } = await asked();
    expect((await reset(link, 'weak')).json()).toMatchObject({
      code: 'malformed',
      errors: { password: expect.any(String) },
    });
    expect((await reset(link)).statusCode).toBe(200);
  });
});
