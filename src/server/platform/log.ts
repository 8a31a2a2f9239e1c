import pino, { type Logger } from 'pino';

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
export async function makeLog({ logLevel, production }: { logLevel: string; production: boolean }): Promise<Logger> {
  const options = { level: logLevel, redact: { paths: SECRET_PATHS, censor: '***' } };
  if (production) return pino(options);
  const { default: pretty } = await import('pino-pretty');
  return pino(options, pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }));
}
