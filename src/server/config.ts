import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isPhone } from '#domain/users/phone.ts';
import { createDataFolder } from './data-folder.ts';
import { readOrCreateFile } from './platform/read-or-create-file.ts';
import { StartProblem } from './start-problem.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const urlOf = (...protocols: string[]) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''));
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);
const yesOrNo = z.enum(['1', '0', 'true', 'false']).transform((text) => text === '1' || text === 'true');
/** An IP, a network, or a name that Fastify has for some. Not a number of hops, since anybody could send as many. */
const PROXY = /^(loopback|linklocal|uniquelocal|[\da-f]*[.:][\da-f.:]*(\/\d{1,3})?)$/i;
const proxies = z.union([
  z.enum(['true', 'false']).transform((text) => text === 'true'),
  z.string().refine((text) => text.split(',').every((proxy) => PROXY.test(proxy.trim()))),
]);

/** How many tries a limit allows; the defaults are those of security.md, and `rateLimits` says within which time. */
const points = (byDefault: number) =>
  wholeNumber(1, 999_999_999).default(byDefault).describe('must be a whole number from 1 on');

/** Every variable that the server reads. The description says what is wrong with a bad value. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(3000).describe('must be a port number from 0 to 65535'),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(path)),
  DATABASE_URL: urlOf('postgres:', 'postgresql:')
    .optional()
    .describe('must look like postgres://user:password@host:5432/name'),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional().describe('must look like smtp://user:password@host:587'),
  MAIL_FROM: z.string().includes('@').optional().describe('must be an e-mail address, with or without a name'),
  PUBLIC_URL: urlOf('http:', 'https:')
    .transform((text) => new URL(text).origin)
    .optional()
    .describe('must look like https://www.example.com'),
  TOKEN_SECRET: z.string().min(32).optional().describe('must have at least 32 characters'),
  DEMO: yesOrNo.optional().describe('must be 1 or 0'),
  LUNULE_NOW: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('must be an instant such as 2026-06-03T14:00:00-04:00'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('info')
    .describe(`must be one of ${LOG_LEVELS.join(', ')}`),
  TRUST_PROXY: proxies.default(false).describe('must be true, false, or the IPs of the proxies with commas'),
  METRICS_TOKEN: z.string().min(16).optional().describe('must have at least 16 characters'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on').describe('must be on or off'),
  RATE_LIMIT_LOGIN_FAILURES: points(10),
  RATE_LIMIT_TEMPORARY_LOGIN_FAILURES: points(5),
  RATE_LIMIT_LOGIN: points(30),
  RATE_LIMIT_REGISTER: points(10),
  RATE_LIMIT_REGISTER_ADDRESS: points(3),
  RATE_LIMIT_FORGOT: points(3),
  RATE_LIMIT_MAIL_REQUESTS: points(20),
  RATE_LIMIT_ACTIVATE: points(10),
  RATE_LIMIT_RESET: points(10),
  RATE_LIMIT_REFRESH: points(30),
  RATE_LIMIT_RESERVATIONS: points(6),
  RATE_LIMIT_FUTURE_RESERVATIONS: points(10),
  RATE_LIMIT_SESSION_CALLS: points(1200),
  RATE_LIMIT_READS: points(600),
  SALON_NAME: z.string().optional(),
  SALON_PHONE: z.string().refine(isPhone).optional().describe('must look like 418-555-0123'),
  SALON_EMAIL: z.email().optional().describe('must be an e-mail address'),
  SALON_TPS_NUMBER: z.string().optional(),
  SALON_TVQ_NUMBER: z.string().optional(),
  SALON_FACEBOOK: urlOf('https:').optional().describe('must be a URL that starts with https://'),
  SALON_INSTAGRAM: urlOf('https:').optional().describe('must be a URL that starts with https://'),
  SALON_PRIVACY_TITLE: z.string().optional(),
  SALON_PRIVACY_EMAIL: z.email().optional().describe('must be an e-mail address'),
  SALON_PRIVACY_ADDRESS: z.string().optional(),
});

type Environment = z.infer<typeof environmentSchema>;

/** How this server runs. Read once at the start; nothing else reads the environment. */
export type Config = ReturnType<typeof configFrom>;

type Variables = Record<string, string | undefined>;
type VariableName = keyof Environment;

/** How often something may be tried: `points` times in `seconds`. */
export type RateLimit = { points: number; seconds: number };

export type RateLimits = ReturnType<typeof rateLimits>;

const NEEDED_IN_PRODUCTION = ['DATABASE_URL', 'TOKEN_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const;
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Returns the configuration of this process. */
export function readConfig(): Config {
  return configFrom(process.env);
}

/** Returns the configuration of these variables; an empty one counts as absent. Throws a `StartProblem` that names the one at fault. */
export function configFrom(variables: Variables) {
  const environment = parse(variables);
  const production = environment.NODE_ENV === 'production';
  if (production) refuseInProduction(environment);
  return {
    production,
    port: environment.PORT,
    host: environment.HOST,
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    smtpUrl: production ? withTlsForPassword(environment.SMTP_URL) : environment.SMTP_URL,
    /** The sender of mails; without it, the salon of the settings. */
    mailFrom: environment.MAIL_FROM,
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    tokenSecret: environment.TOKEN_SECRET ?? storedTokenSecret(environment.DATA_DIR),
    demo: !production && (environment.DEMO ?? true),
    /** An ISO instant at which the server's clock starts. */
    startsAt: environment.LUNULE_NOW,
    logLevel: environment.LOG_LEVEL,
    trustProxy: environment.TRUST_PROXY,
    metricsToken: environment.METRICS_TOKEN,
    rateLimitsOff: environment.RATE_LIMITS === 'off',
    rateLimits: rateLimits(environment),
    /** How many future reservations a client may have. */
    futureReservations: environment.RATE_LIMIT_FUTURE_RESERVATIONS,
    salon: salonFrom(environment),
  };
}

/** The salon's settings at the first start; an Admin changes them later. */
function salonFrom(environment: Environment) {
  return {
    name: environment.SALON_NAME,
    phone: environment.SALON_PHONE,
    email: environment.SALON_EMAIL,
    tpsNumber: environment.SALON_TPS_NUMBER,
    tvqNumber: environment.SALON_TVQ_NUMBER,
    facebook: environment.SALON_FACEBOOK,
    instagram: environment.SALON_INSTAGRAM,
    privacyTitle: environment.SALON_PRIVACY_TITLE,
    privacyEmail: environment.SALON_PRIVACY_EMAIL,
    privacyAddress: environment.SALON_PRIVACY_ADDRESS,
  };
}

/** A password goes to the mail server encrypted or not at all, unless the URL itself says what to do about TLS. */
function withTlsForPassword(smtpUrl: string | undefined): string | undefined {
  const url = smtpUrl === undefined ? null : URL.parse(smtpUrl);
  if (url?.protocol !== 'smtp:' || url.password === '') return smtpUrl;
  if (!url.searchParams.has('requireTLS') && !url.searchParams.has('ignoreTLS'))
    url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** The secret of an installation without `TOKEN_SECRET`, created at its first start. */
function storedTokenSecret(dataDir: string): string {
  return readOrCreateFile(join(createDataFolder(dataDir), 'token-secret'), () => randomBytes(32).toString('base64url'));
}

function parse(variables: Variables): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const { data, error } = environmentSchema.safeParse(given);
  if (data) return data;
  const name = String(error.issues[0]?.path[0]);
  const rules: Record<string, z.ZodType> = environmentSchema.shape;
  throw new StartProblem(`${name} ${rules[name]?.description ?? 'is not valid'}.`);
}

function refuseInProduction(environment: Environment): void {
  const missing = NEEDED_IN_PRODUCTION.find((name) => environment[name] === undefined);
  if (missing) throw refusal(missing, 'must be set in production');
  if (environment.LUNULE_NOW !== undefined) throw refusal('LUNULE_NOW', 'moves the clock, which production refuses');
  if (environment.DEMO)
    throw refusal('DEMO', 'opens the salon with a password that everybody knows, which production refuses');
  if (environment.RATE_LIMITS === 'off') throw refusal('RATE_LIMITS', 'cannot be off in production');
  const publicUrl = environment.PUBLIC_URL ?? '';
  if (publicUrl.startsWith('https:') || LOOPBACK.test(publicUrl)) return;
  throw refusal('PUBLIC_URL', 'must start with https:// in production');
}

function refusal(variable: VariableName, complaint: string): StartProblem {
  return new StartProblem(`${variable} ${complaint}. See .env.example.`);
}

/** The limits of security.md by name. The comment says what each is counted by. */
function rateLimits(environment: Environment) {
  return {
    /** Failed logins by account, and apart by known browser and by session. */
    loginFailures: limit(environment.RATE_LIMIT_LOGIN_FAILURES, 15 * MINUTE),
    /** Failed logins while the password is one an Admin chose, counted likewise. */
    temporaryLoginFailures: limit(environment.RATE_LIMIT_TEMPORARY_LOGIN_FAILURES, 15 * MINUTE),
    /** Logins, failed or not, by IP. */
    login: limit(environment.RATE_LIMIT_LOGIN, MINUTE),
    /** Registrations, by IP. */
    register: limit(environment.RATE_LIMIT_REGISTER, HOUR),
    /** Registrations, by e-mail. */
    registerAddress: limit(environment.RATE_LIMIT_REGISTER_ADDRESS, 24 * HOUR),
    /** Requests for a reset or activation link, by account. */
    forgot: limit(environment.RATE_LIMIT_FORGOT, HOUR),
    /** Requests for a mail with a link, by IP, so that nobody can flood strangers with mails. */
    mailRequests: limit(environment.RATE_LIMIT_MAIL_REQUESTS, HOUR),
    /** Activations, by IP. */
    activate: limit(environment.RATE_LIMIT_ACTIVATE, 15 * MINUTE),
    /** Password resets, by IP. */
    reset: limit(environment.RATE_LIMIT_RESET, 15 * MINUTE),
    /** Refreshes, by session family. */
    refresh: limit(environment.RATE_LIMIT_REFRESH, MINUTE),
    /** Bookings, by user. */
    reservations: limit(environment.RATE_LIMIT_RESERVATIONS, MINUTE),
    /** Calls with a session, by session. */
    sessionCalls: limit(environment.RATE_LIMIT_SESSION_CALLS, MINUTE),
    /** Public reads and pages, by IP. */
    reads: limit(environment.RATE_LIMIT_READS, MINUTE),
  };
}

function limit(points: number, seconds: number): RateLimit {
  return { points, seconds };
}
