import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UsersTable } from '../database/schema-accounts.ts';
import { givenUser } from './factories.ts';

/** What every account of a test logs in with. */
export const PASSWORD = 'Lunule!2026';

/** The hash of it, as cheap to check as argon2 allows: tests log in thousands of times. */
const HASH = '$argon2id$v=19$m=8,t=1,p=1$YSBzYWx0IGZvciB0ZXN0cw$E470eSwLl7SemQFUVDhmJtcNVIQ+W3wIHW5Tqw/Hecs';

/** A user who can log in with `PASSWORD`. */
export async function givenAccount(db: Database, overrides: Partial<Insertable<UsersTable>> = {}) {
  return givenUser(db, { password_hash: HASH, ...overrides });
}

type Login = { email: string; password?: string; persist?: boolean; remoteAddress?: string; cookie?: string };

/** Logs in by the front door. */
export async function logIn(
  app: FastifyInstance,
  { remoteAddress = '203.0.113.7', password = PASSWORD, cookie, ...login }: Login,
) {
  const headers = cookie === undefined ? {} : { cookie };
  return app.inject({ method: 'POST', url: '/api/auth', remoteAddress, headers, payload: { password, ...login } });
}

/** Renews a session with that cookie. */
export async function renew(app: FastifyInstance, cookie: string, headers: Record<string, string> = {}) {
  return app.inject({ url: '/api/auth/refresh', headers: { cookie, ...headers } });
}

/** The cookie of a response as the browser sends it back. */
export function cookieOf(answer: LightMyRequestResponse): string {
  const [cookie] = answer.cookies;
  if (!cookie) throw new Error('the answer sets no cookie');
  return `${cookie.name}=${cookie.value}`;
}

/** What makes the browser of that response known again, as it sends it back. */
export function deviceOf(answer: LightMyRequestResponse): string {
  const cookie = answer.cookies.find(({ name }) => name === 'device');
  if (!cookie) throw new Error('the answer makes no browser known');
  return `device=${cookie.value}`;
}

/** The headers of a call with the access token of that response. */
export function bearerOf(answer: LightMyRequestResponse) {
  return { authorization: `Bearer ${answer.json().accessToken}` };
}

/**
 * What was written to that address, oldest first. The clock of a test stands, so of two mails the jobs that send them tell which
 * was first, and within one transaction the number of its statement.
 */
export async function mailsTo(db: Database, recipient: string) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy(sql`(SELECT created_on FROM pgboss.job WHERE data ->> 'mailId' = outbox.id::text)`)
    .orderBy(sql`outbox.cmin::text::integer`)
    .execute();
}

/** The secret at the end of the link in the last mail of that kind. */
export async function lastLink(db: Database, recipient: string, kind: string): Promise<string> {
  const mails = await mailsTo(db, recipient);
  const [link] = mails.findLast((mail) => mail.kind === kind)?.links ?? [];
  if (!link) throw new Error(`no ${kind} mail to ${recipient}`);
  return link.slice(link.lastIndexOf('/') + 1);
}

let addresses = 0;

/** An address that no other test of the file has used. */
export function freshAddress(): string {
  addresses += 1;
  return `person${addresses}@example.com`;
}

/** A call of /auth with a JSON body. */
export function post(app: FastifyInstance, path: string, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
}

/** As `post`, for the calls that the spec writes as PUT. */
export function put(app: FastifyInstance, path: string, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'PUT', url: `/api/auth/${path}`, payload, headers });
}

/** Registers by the front door, as Zoé unless told otherwise. */
export function register(app: FastifyInstance, email: string, overrides: object = {}, headers = {}) {
  return post(app, 'register', { name: 'Zoé D’Amours', email, password: PASSWORD, ...overrides }, headers);
}
