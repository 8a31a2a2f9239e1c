import { beforeAll, describe, expect, it } from 'vitest';
import { freshAddress, givenAccount, lastLink, logIn, mailsTo, post, register } from '../../../testing/accounts.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  server = await testApp(database);
});

describe('POST /auth/activate', () => {
  async function registered() {
    const email = freshAddress();
    await register(server.app, email);
    return { email, token: await lastLink(database.db, email, 'activation') };
  }

  it('opens the account, once', async () => {
    const { email, token } = await registered();
    const [first, second] = [
      await post(server.app, 'activate', { token }),
      await post(server.app, 'activate', { token }),
    ];
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ message: 'Votre compte est activé. Vous pouvez vous connecter.', email });
    expect(second.statusCode).toBe(400);
    expect(second.json().code).toBe('link_used');
    expect((await logIn(server.app, { email })).statusCode).toBe(200);
  });

  it('opens it once even when the button is pressed twice at once', async () => {
    const { token } = await registered();
    const answers = await Promise.all([
      post(server.app, 'activate', { token }),
      post(server.app, 'activate', { token }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('carries the name for the page to greet, and neither address nor password', async () => {
    const { email, token } = await registered();
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ name: 'Zoé D’Amours', aud: 'activation' });
    expect(JSON.stringify(claims)).not.toContain(email);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'name', 'sub']);
  });

  it('opens for a name of fifty letters that each take two units of text', async () => {
    const email = freshAddress();
    await register(server.app, email, { name: '𠮷'.repeat(50) });
    const token = await lastLink(database.db, email, 'activation');
    expect((await post(server.app, 'activate', { token })).statusCode).toBe(200);
  });

  it('says that a link of 7 days is old, and works until then', async () => {
    const { app, travel } = await testApp(database);
    const [older, newer] = [await registered(), await registered()];
    travel('2026-06-10T12:59:59Z');
    expect((await post(app, 'activate', { token: newer.token })).statusCode).toBe(200);
    travel('2026-06-10T13:00:00Z');
    expect((await post(app, 'activate', { token: older.token })).json().code).toBe('link_expired');
  });

  it('refuses a token that was altered, or is of another kind', async () => {
    const { token } = await registered();
    const [header = '', body = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const renamed = Buffer.from(JSON.stringify({ ...claims, name: 'Autre' })).toString('base64url');
    const access = await server.deps.tokens.signAccess(
      {
        user: { _id: claims.sub, name: 'x', email: 'x', roles: ['Client'] },
        version: 0,
        sessionId: claims.sub,
        signedInAt: 0,
        mustChangePassword: false,
      },
      server.deps.now(),
    );
    for (const altered of [`${header}.${renamed}.${signature}`, `${header}.${body}.`, access, 'x', `${token}x`]) {
      expect((await post(server.app, 'activate', { token: altered })).json().code).toBe('link_invalid');
    }
    expect((await post(server.app, 'activate', { token })).statusCode).toBe(200);
  });

  it('never reopens a closed account', async () => {
    const { email, token } = await registered();
    await database.db.updateTable('users').set({ status: false }).where('email', '=', email).execute();
    expect((await post(server.app, 'activate', { token })).json().code).toBe('link_invalid');
    expect((await logIn(server.app, { email })).statusCode).toBe(401);
  });

  it('stores only the hash of a link', async () => {
    const { token } = await registered();
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const rows = await database.db.selectFrom('link_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(jti);
  });
});

describe('POST /auth/activation', () => {
  it.each(['older', 'newer'])('sends another link to an account that waits; the %s one works', async (which) => {
    const email = freshAddress();
    await register(server.app, email);
    const older = await lastLink(database.db, email, 'activation');
    expect((await post(server.app, 'activation', { email })).statusCode).toBe(202);
    const newer = await lastLink(database.db, email, 'activation');
    const token = which === 'older' ? older : newer;
    expect((await post(server.app, 'activate', { token })).statusCode).toBe(200);
    expect((await logIn(server.app, { email })).statusCode).toBe(200);
  });

  it('sends the newest registration again, also when its own link is old', async () => {
    const { app, travel } = await testApp(database);
    const email = freshAddress();
    await register(app, email, { password: 'First!2026' });
    travel('2026-06-03T13:00:01Z');
    await register(app, email, { name: 'Hélène Roy', password: 'Second!2026' });
    travel('2026-06-12T13:00:00Z');
    await post(app, 'activation', { email });
    const token = await lastLink(database.db, email, 'activation');
    expect((await post(app, 'activate', { token })).statusCode).toBe(200);
    expect((await logIn(app, { email, password: 'Second!2026' })).statusCode).toBe(200);
  });

  it('works for an account with its registration on the account only', async () => {
    const { email } = await givenAccount(database.db, { activated_at: null });
    await post(server.app, 'activation', { email });
    await database.db.updateTable('link_tokens').set({ name: null, password_hash: null, language: null }).execute();
    const token = await lastLink(database.db, email, 'activation');
    expect((await post(server.app, 'activate', { token })).statusCode).toBe(200);
    expect((await logIn(server.app, { email })).statusCode).toBe(200);
  });

  it('responds the same to everybody, and mails the owner the account state', async () => {
    const known = await givenAccount(database.db);
    const [active, unknown] = [known.email, freshAddress()];
    const answers = [
      await post(server.app, 'activation', { email: active }),
      await post(server.app, 'activation', { email: unknown }),
    ];
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(await mailsTo(database.db, active)).toMatchObject([{ kind: 'already_registered' }]);
    expect(await mailsTo(database.db, unknown)).toMatchObject([{ kind: 'no_account' }]);
  });

  it('mails nothing after the third time in an hour, with the same response', async () => {
    const { app, travel } = await testApp(database, { environment: { RATE_LIMITS: 'on' } });
    const email = freshAddress();
    const ask = () => post(app, 'activation', { email });
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await mailsTo(database.db, email)).toHaveLength(3);
    travel('2026-06-03T14:00:00Z');
    await ask();
    expect(await mailsTo(database.db, email)).toHaveLength(4);
  });
});
