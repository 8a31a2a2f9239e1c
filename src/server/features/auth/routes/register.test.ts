import { beforeAll, describe, expect, it } from 'vitest';
import { freshAddress, givenAccount, lastLink, logIn, mailsTo, post, register } from '../../../testing/accounts.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  server = await testApp(database);
});

describe('POST /auth/register', () => {
  it('makes an account that waits for its activation, and writes to its address', async () => {
    const email = freshAddress();

    const answer = await register(server.app, email.toUpperCase(), { name: '  Nguyễn Thị Hồng ' });

    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ message: 'Ouvrez le courriel que nous venons d’envoyer pour terminer.' });
    expect((await logIn(server.app, { email })).statusCode).toBe(401);
    expect(await mailsTo(database.db, email)).toMatchObject([
      {
        kind: 'activation',
        subject: 'Activez votre compte Lunule',
        text: expect.stringContaining('Bonjour Nguyễn Thị Hồng,'),
      },
    ]);
  });

  it('stores an e-mail with letters beyond ASCII in the form that mail servers accept', async () => {
    await register(server.app, 'lea@exemple.québec');
    await register(server.app, 'lea@exemple.xn--qubec-csa');
    const rows = await database.db.selectFrom('users').select('email').where('email', 'like', 'lea@%').execute();
    expect(rows).toEqual([{ email: 'lea@exemple.xn--qubec-csa' }]);
  });

  it('creates a Client even when the body asks for another role', async () => {
    const email = freshAddress();
    await register(server.app, email, {
      roles: ['Admin'],
      status: false,
      _id: 'x',
      token_version: 9,
      activated_at: '2026-01-01',
    });
    const user = await database.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    expect(user).toMatchObject({ roles: ['Client'], status: true, token_version: 0, activated_at: null });
    expect(user.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('mails in English to a browser in English, with a link to the French', async () => {
    const email = freshAddress();
    const answer = await register(server.app, email, {}, { 'accept-language': 'en-CA' });
    const [mail] = await mailsTo(database.db, email);
    expect(answer.json().message).toBe('Open the e-mail we have just sent to finish.');
    expect(mail?.subject).toBe('Activate your Lunule account');
    expect(mail?.html).toContain('lang="fr">Version française');
  });

  it('mails links to its own URL only, for any host that the request names', async () => {
    const email = freshAddress();
    await register(server.app, email, {}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [mail] = await mailsTo(database.db, email);
    expect(mail?.links[0]).toMatch(/^http:\/\/localhost:3000\/auth\/activate\/[\w.-]+$/);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  it('responds byte for byte the same to an e-mail that has an account, and notifies its owner', async () => {
    const known = await givenAccount(database.db, { name: 'Léa Gagnon' });
    const closed = await givenAccount(database.db, { status: false });
    const answers = await Promise.all([
      register(server.app, known.email),
      register(server.app, closed.email),
      register(server.app, freshAddress()),
    ]);
    const seen = answers.map(({ statusCode, headers, rawPayload }) => [
      statusCode,
      { ...headers, date: '', 'x-request-id': '' },
      rawPayload,
    ]);
    expect(seen[0]).toEqual(seen[2]);
    expect(seen[1]).toEqual(seen[2]);
    expect(await mailsTo(database.db, known.email)).toMatchObject([{ kind: 'already_registered' }]);
    expect(await mailsTo(database.db, closed.email)).toMatchObject([{ kind: 'account_closed' }]);
    expect((await logIn(server.app, { email: known.email })).statusCode).toBe(200);
  });

  it.each([
    { used: 'owner', name: 'Zoé D’Amours', password: 'First!2026', refused: 'Second!2026', language: 'fr' },
    { used: 'stranger', name: 'Hélène Roy', password: 'Second!2026', refused: 'First!2026', language: 'en' },
  ])('sets what belongs to the link that is used, here that of the $used', async (expected) => {
    const email = freshAddress();
    await register(server.app, email, { password: 'First!2026' });
    const owner = await lastLink(database.db, email, 'activation');
    const english = { 'accept-language': 'en' };
    await register(server.app, email, { name: 'Hélène Roy', password: 'Second!2026' }, english);
    const stranger = await lastLink(database.db, email, 'activation');
    const { used, refused, password, ...facts } = expected;

    const token = used === 'owner' ? owner : stranger;
    expect((await post(server.app, 'activate', { token })).statusCode).toBe(200);
    const other = used === 'owner' ? stranger : owner;
    expect((await post(server.app, 'activate', { token: other })).json().code).toBe('link_used');
    expect((await logIn(server.app, { email, password: refused })).statusCode).toBe(401);
    expect((await logIn(server.app, { email, password })).statusCode).toBe(200);
    const users = database.db.selectFrom('users').select(['name', 'language']).where('email', '=', email);
    expect(await users.execute()).toEqual([facts]);
  });

  it('lets one of two links win that are used at once', async () => {
    const email = freshAddress();
    const tokens: string[] = [];
    for (const name of ['Zoé D’Amours', 'Hélène Roy', 'Kateri Picard']) {
      await register(server.app, email, { name });
      tokens.push(await lastLink(database.db, email, 'activation'));
    }
    const answers = await Promise.all(tokens.map((token) => post(server.app, 'activate', { token })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const codes = answers.filter(({ statusCode }) => statusCode === 400).map((answer) => answer.json().code);
    expect(codes).toEqual(['link_used', 'link_used']);
  });

  it('stores no name and no password with a used link', async () => {
    const email = freshAddress();
    await register(server.app, email);
    const token = await lastLink(database.db, email, 'activation');
    await post(server.app, 'activate', { token });
    const served = database.db
      .selectFrom('link_tokens')
      .select(['name', 'password_hash'])
      .where('used_at', 'is not', null);
    expect(await served.execute()).toContainEqual({ name: null, password_hash: null });
    expect(await served.where('password_hash', 'is not', null).execute()).toEqual([]);
  });

  it('makes one account of two registrations at once', async () => {
    const email = freshAddress();
    const answers = await Promise.all([
      register(server.app, email),
      register(server.app, email),
      register(server.app, email),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect(await database.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1);
  });

  it.each([
    { field: 'name', value: 'Al', says: /nom valide/ },
    { field: 'name', value: 'R2-D2', says: /nom valide/ },
    { field: 'name', value: 'visit www.evil.example', says: /nom valide/ },
    { field: 'name', value: 'x'.repeat(51), says: /nom valide/ },
    { field: 'email', value: 'no-address', says: /^Veuillez spécifier un courriel valide.$/ },
    { field: 'email', value: 'a@b.c\u0000', says: /courriel valide/ },
    { field: 'email', value: 'a..b@exemple.ca', says: /courriel valide/ },
    { field: 'email', value: '.a@exemple.ca', says: /courriel valide/ },
    { field: 'password', value: 'Short!1', says: /^Veuillez entrer un mot de passe entre 8 et 24 caractères...$/ },
    { field: 'password', value: 'nouppercase!1', says: /mot de passe/ },
    { field: 'password', value: 'NoSymbol11', says: /mot de passe/ },
    { field: 'password', value: 'Espace !2026', says: /mot de passe/ },
    { field: 'password', value: undefined, says: /requis/ },
  ])('refuses the $field $value', async ({ field, value, says }) => {
    const answer = await register(server.app, freshAddress(), { [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'malformed', errors: { [field]: expect.stringMatching(says) } });
  });

  it.each(['', '{', '[]', '"x"', 'null'])('refuses the body %j', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth/register', payload, headers });
    expect(answer.statusCode).toBe(400);
  });

  it('lets an address be asked for three times a day, and names the time to wait', async () => {
    const { app } = await testApp(database, { environment: { RATE_LIMITS: 'on' } });
    const email = freshAddress();
    const ask = () => register(app, email);
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429]);
    expect(answers[3]?.headers['retry-after']).toBe('86400');
    expect(answers[3]?.json().message).toBe('Trop de tentatives. Réessayez dans 24\u00A0heures.');
  });
});
