import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { z } from 'zod';
import { madeDataFolder } from './data-folder.ts';
import { type Environment, environmentSchema } from './environment.ts';
import { readOrCreateFile } from './platform/read-or-create-file.ts';
import { rateLimits } from './rate-limits.ts';
import { StartProblem } from './start-problem.ts';

/** How this server runs. Read once at the start; nothing else reads the environment. */
export type Config = ReturnType<typeof configFrom>;

type Variables = Record<string, string | undefined>;
type VariableName = keyof Environment;

const NEEDED_IN_PRODUCTION = ['DATABASE_URL', 'TOKEN_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const;
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** The configuration of this process. */
export function readConfig(): Config {
  return configFrom(process.env);
}

/** Makes sense of the variables, or refuses with a `StartProblem` that names the one at fault. An empty variable counts as absent. */
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
    smtpUrl: production ? withGuardedPassword(environment.SMTP_URL) : environment.SMTP_URL,
    /** Who mails are from; the salon of the settings when this names nobody. */
    mailFrom: environment.MAIL_FROM,
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    tokenSecret: environment.TOKEN_SECRET ?? keptSecret(environment.DATA_DIR),
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

/** What the person who runs the salon says of it at the first start; later it is edited on its screen. */
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

/** A password goes to the mail server encrypted or not at all, unless the address says itself what to do about TLS. */
function withGuardedPassword(smtpUrl: string | undefined): string | undefined {
  const url = smtpUrl === undefined ? null : URL.parse(smtpUrl);
  if (url?.protocol !== 'smtp:' || url.password === '') return smtpUrl;
  if (!url.searchParams.has('requireTLS') && !url.searchParams.has('ignoreTLS'))
    url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** The secret of an installation that was given none: made at its first start. */
function keptSecret(dataDir: string): string {
  return readOrCreateFile(join(madeDataFolder(dataDir), 'token-secret'), () => randomBytes(32).toString('base64url'));
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
