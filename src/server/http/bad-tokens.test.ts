import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTokens } from '../platform/tokens.ts';
import { givenCaller } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;
let good: string;
let claims: Record<string, unknown>;

beforeAll(async () => {
  server = await testApp(database);
  const { headers } = await givenCaller(server.deps, { roles: ['Client'] });
  good = headers.authorization.slice('Bearer '.length);
  claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString());
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = { alg: 'HS256', typ: 'JWT' };

/** The server's own key for a purpose, so that the forger below knows everything but what the case takes away. */
function keyOf(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', server.deps.config.tokenSecret, 'lunule', purpose, 32));
}

function forged(change: object, { header = {}, key = keyOf('access'), hash = 'sha256' } = {}): string {
  const text = `${encoded({ ...HEADER, ...header })}.${encoded({ ...claims, ...change })}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

const parts = () => good.split('.');
const user = (change: object) => ({ UserInfo: { ...Object(claims.UserInfo), ...change } });
const now = () => Math.floor(server.deps.now() / 1000);

/** Made when the case runs: the good token does not exist before. */
const BAD_TOKENS: [why: string, make: () => string][] = [
  ['no algorithm', () => `${encoded({ alg: 'none' })}.${parts()[1]}.`],
  ['no algorithm, oddly written', () => `${encoded({ alg: 'nOnE' })}.${parts()[1]}.`],
  ['no algorithm, the signature kept', () => `${encoded({ alg: 'none' })}.${parts()[1]}.${parts()[2]}`],
  ['a stronger algorithm that is not ours', () => forged({}, { header: { alg: 'HS512' }, hash: 'sha512' })],
  ['HS384', () => forged({}, { header: { alg: 'HS384' }, hash: 'sha384' })],
  ['a claim of RS256', () => forged({}, { header: { alg: 'RS256' } })],
  ['a claim of ES256', () => forged({}, { header: { alg: 'ES256' } })],
  ['an empty algorithm', () => forged({}, { header: { alg: '' } })],
  ['an algorithm that is no text', () => forged({}, { header: { alg: 7 } })],
  ['critical headers that nobody knows', () => forged({}, { header: { crit: ['x'], x: 1 } })],
  ['an empty key', () => forged({}, { key: Buffer.alloc(0) })],
  ['another key', () => forged({}, { key: Buffer.alloc(32, 7) })],
  ['the secret itself as key', () => forged({}, { key: Buffer.from(server.deps.config.tokenSecret) })],
  ['the key of activation links', () => forged({}, { key: keyOf('activation') })],
  ['another audience', () => forged({ aud: 'activation' })],
  ['no audience', () => forged({ aud: undefined })],
  ['another issuer', () => forged({ iss: 'evil' })],
  ['no issuer', () => forged({ iss: undefined })],
  ['an end a second ago', () => forged({ exp: now() - 1 })],
  ['an end at this very second', () => forged({ exp: now() })],
  ['no end', () => forged({ exp: undefined })],
  ['an end that is a text', () => forged({ exp: '9999999999' })],
  ['a beginning that is yet to come', () => forged({ nbf: now() + 60 })],
  ['another person', () => forged(user({ _id: randomUUID() }))],
  ['a person that is no id', () => forged(user({ _id: "' OR 1=1 --" }))],
  ['no person', () => forged({ UserInfo: undefined })],
  ['an older version', () => forged({ ver: -1 })],
  ['a newer version', () => forged({ ver: 1 })],
  ['no version', () => forged({ ver: undefined })],
  ['a version that is a text', () => forged({ ver: '0' })],
  ['another session', () => forged({ sid: randomUUID() })],
  ['no session', () => forged({ sid: undefined })],
  ['roles that do not exist', () => forged(user({ roles: ['Owner'] }))],
  [
    'edited roles under the old signature',
    () => `${parts()[0]}.${encoded({ ...claims, ...user({ roles: ['Admin'] }) })}.${parts()[2]}`,
  ],
  ['a cut signature', () => good.slice(0, -1)],
  ['a lengthened signature', () => `${good}A`],
  ['no signature', () => `${parts()[0]}.${parts()[1]}.`],
  ['two parts', () => `${parts()[0]}.${parts()[1]}`],
  ['five parts, as an encrypted token', () => `${good}.${good}`.split('.').slice(0, 5).join('.')],
  ['a body that is no JSON', () => `${parts()[0]}.${Buffer.from('x').toString('base64url')}.${parts()[2]}`],
  ['a body that is a list', () => `${parts()[0]}.${encoded([])}.${parts()[2]}`],
  ['64 KB', () => 'A'.repeat(65_536)],
  ['64 KB of claims', () => forged({ more: 'A'.repeat(65_536) }, { key: Buffer.alloc(32, 7) })],
  ['nothing but dots', () => '..'],
  ['two tokens', () => `${good} ${good}`],
  ['a refresh token', () => `${randomUUID()}.${'A'.repeat(43)}`],
];

describe('a bearer token', () => {
  const call = (token: string) =>
    server.app.inject({ url: '/api/auth/profile', headers: { authorization: `Bearer ${token}` } });

  it('opens when it is the server’s own', async () => {
    expect((await call(good)).statusCode).toBe(200);
    expect((await call(forged({}))).statusCode).toBe(200);
  });

  it.each(BAD_TOKENS)('is refused with %s', async (_why, make) => {
    const answer = await call(make());
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('token_expired');
  });

  it('gives no role that the account does not have, even when it is signed so', async () => {
    const headers = { authorization: `Bearer ${forged(user({ roles: ['Admin'] }))}` };
    const answer = await server.app.inject({ url: '/api/services', headers });
    expect(answer.json().code).toBe('forbidden');
  });

  it('of another installation is refused', async () => {
    const facts = { version: 0, sessionId: String(claims.sid), signedInAt: 0, mustChangePassword: false };
    const { UserInfo } = (await server.deps.tokens.readAccess(good, server.deps.now())) ?? {};
    if (!UserInfo) throw new Error('the good token is good');
    const foreign = await makeTokens('the secret of another salon, also long enough').signAccess(
      { user: UserInfo, ...facts },
      server.deps.now(),
    );
    expect((await call(foreign)).statusCode).toBe(403);
  });

  it.each(['', 'Basic abc', 'Bearer', 'Bearer ', 'Token abc'])('is absent in %j', async (authorization) => {
    expect((await server.app.inject({ url: '/api/auth/profile', headers: { authorization } })).statusCode).toBe(401);
  });
});
