import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';

/** Never written to the log, wherever a request or an error has it. */
const SECRETS = [
  'resetPasswordLink',
  'password',
  'currentPassword',
  'token',
  'accessToken',
  'authorization',
  'cookie',
  '["set-cookie"]',
];
const SECRET_PATHS = SECRETS.flatMap((name) => {
  const step = name.startsWith('[') ? name : `.${name}`;
  return [name, `*${step}`, `*.*${step}`];
});

/** Creates the log on standard output: one JSON object a line in production, readable lines elsewhere. */
export function makeLog({ logLevel, production }: { logLevel: string; production: boolean }): Logger {
  const options = { level: logLevel, redact: { paths: SECRET_PATHS, censor: '***' } };
  return production
    ? pino(options)
    : pino(options, pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }));
}
