import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#domain/users/demo-accounts.ts';
import type { Config } from '../config.ts';

type Whereabouts = { port: number /** Where the database stands. */; place: string };

/** What the person who starts the server wants to know: where it is, who may log in, where the mails and the data are. */
export function summary(config: Config, { port, place }: Whereabouts): string {
  const lines = [`Lunule is ready: ${addressOf(config, port)}`, '', ...demoLines(config), ...mailLines(config, port)];
  return ['', ...lines, ...dataLines(config, place), 'Stop       Ctrl-C', '']
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');
}

/** Whoever copies the data must know when the database stands elsewhere. */
function dataLines({ dataDir, databaseUrl }: Config, place: string): string[] {
  const database = [`Database   ${place}`];
  if (databaseUrl !== undefined) return database;
  return [`Data       ${dataDir}`, ...(place === dataDir ? [] : database)];
}

function addressOf({ host }: Config, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const isHere = isEverywhere || host === '127.0.0.1' || host === '::1';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isHere ? 'localhost' : name}:${port}${isEverywhere ? ' (and on every network of this machine)' : ''}`;
}

function demoLines({ demo }: Config): string[] {
  if (!demo) return [];
  const accounts = DEMO_ACCOUNTS.map((account) => `           ${account.email}`);
  return [`Demo       password ${DEMO_PASSWORD} for`, ...accounts];
}

function mailLines(config: Config, port: number): string[] {
  if (config.smtpUrl !== undefined) return [`Mails      sent by ${new URL(config.smtpUrl).host}`];
  const page = config.demo ? `${addressOf(config, port).split(' ')[0]}/boite-courriel and ` : '';
  return [`Mails      kept at ${page}${join(config.dataDir, 'mails')}`];
}
