import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#domain/users/demo-accounts.ts';
import type { Config } from '../config.ts';

/** `database` is its host, or the folder of the embedded one. */
type Running = { port: number; database: string };

/** Returns what the start prints: the URL, the demo accounts, and where the mails and the data are. */
export function summary(config: Config, { port, database }: Running): string {
  const lines = [`Lunule is ready: ${urlOf(config, port)}`, '', ...demoLines(config), ...mailLines(config, port)];
  return ['', ...lines, ...dataLines(config, database), 'Stop       Ctrl-C', '']
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');
}

/** A person who copies the data must know when the database is in another folder. */
function dataLines({ dataDir, databaseUrl }: Config, database: string): string[] {
  const line = [`Database   ${database}`];
  if (databaseUrl !== undefined) return line;
  return [`Data       ${dataDir}`, ...(database === dataDir ? [] : line)];
}

function urlOf({ host }: Config, port: number): string {
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
  const page = config.demo ? `${urlOf(config, port).split(' ')[0]}/boite-courriel and ` : '';
  return [`Mails      kept at ${page}${join(config.dataDir, 'mails')}`];
}
