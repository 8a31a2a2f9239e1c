import { resolve } from 'node:path';
import { z } from 'zod';
import { isPhone } from '#domain/users/phone.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const addressOf = (...protocols: string[]) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''));
const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);
const yesOrNo = z.enum(['1', '0', 'true', 'false']).transform((text) => text === '1' || text === 'true');
/** Addresses or networks, or the names that Fastify knows for some. Not a number of hops: anybody could send as many. */
const PROXY = /^(loopback|linklocal|uniquelocal|[\da-f]*[.:][\da-f.:]*(\/\d{1,3})?)$/i;
const proxies = z.union([
  z.enum(['true', 'false']).transform((text) => text === 'true'),
  z.string().refine((text) => text.split(',').every((proxy) => PROXY.test(proxy.trim()))),
]);

/** How many tries a limit allows; the defaults are those of security.md, and `rate-limits.ts` says in which time. */
const points = (usual: number) => whole(1, 999_999_999).default(usual).describe('must be a whole number from 1 on');

/** Every variable that the server reads. The description says what is wrong with a bad value. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole(0, 65_535).default(3000).describe('must be a port number from 0 to 65535'),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(path)),
  DATABASE_URL: addressOf('postgres:', 'postgresql:')
    .optional()
    .describe('must look like postgres://user:password@host:5432/name'),
  SMTP_URL: addressOf('smtp:', 'smtps:').optional().describe('must look like smtp://user:password@host:587'),
  MAIL_FROM: z.string().includes('@').optional().describe('must be an e-mail address, with or without a name'),
  PUBLIC_URL: addressOf('http:', 'https:')
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
  TRUST_PROXY: proxies.default(false).describe('must be true, false, or the addresses of the proxies with commas'),
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
  SALON_FACEBOOK: addressOf('https:').optional().describe('must be an address that starts with https://'),
  SALON_INSTAGRAM: addressOf('https:').optional().describe('must be an address that starts with https://'),
  SALON_PRIVACY_TITLE: z.string().optional(),
  SALON_PRIVACY_EMAIL: z.email().optional().describe('must be an e-mail address'),
  SALON_PRIVACY_ADDRESS: z.string().optional(),
});

export type Environment = z.infer<typeof environmentSchema>;
