import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { configFrom } from './config.ts';

const DATA_DIR = join(tmpdir(), 'lunule-config-test');
const TOKEN_SECRET = 'thirty-two characters or more of it';
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://lunule:secret@database:5432/lunule',
  TOKEN_SECRET,
  PUBLIC_URL: 'https://lunule.example',
  SMTP_URL: 'smtp://mail:587',
};

describe('the configuration', () => {
  it('needs nothing outside production', () => {
    expect(configFrom({ DATA_DIR, TOKEN_SECRET })).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      rateLimits: { login: { points: 30, seconds: 60 } },
    });
  });

  it('makes a token secret once, keeps it, and shows it to nobody else', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lunule-config-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));

    const first = configFrom({ DATA_DIR: dataDir });
    const second = configFrom({ DATA_DIR: dataDir });

    expect(first.tokenSecret.length).toBeGreaterThanOrEqual(32);
    expect(second.tokenSecret).toBe(first.tokenSecret);
    expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it('takes an empty variable for an absent one', () => {
    expect(configFrom({ DATA_DIR, TOKEN_SECRET, PORT: '', SMTP_URL: ' ' })).toMatchObject({
      port: 3000,
      smtpUrl: undefined,
    });
  });

  it.each([
    { name: 'DEMO', value: '0', read: { demo: false } },
    { name: 'PUBLIC_URL', value: 'https://lunule.example/', read: { publicUrl: 'https://lunule.example' } },
    { name: 'TRUST_PROXY', value: 'loopback, 10.0.0.0/8', read: { trustProxy: 'loopback, 10.0.0.0/8' } },
    { name: 'TRUST_PROXY', value: 'true', read: { trustProxy: true } },
    { name: 'RATE_LIMIT_LOGIN', value: '5000', read: { rateLimits: { login: { points: 5000 } } } },
    { name: 'RATE_LIMITS', value: 'off', read: { rateLimitsOff: true } },
    { name: 'LUNULE_NOW', value: '2026-06-03T09:00:00-04:00', read: { startsAt: '2026-06-03T09:00:00-04:00' } },
    { name: 'SALON_PHONE', value: '418-555-0199', read: { salon: { phone: '418-555-0199' } } },
  ])('reads $name=$value', ({ name, value, read }) => {
    expect(configFrom({ DATA_DIR, TOKEN_SECRET, [name]: value })).toMatchObject(read);
  });

  it.each([
    { name: 'PORT', value: '70000' },
    { name: 'PORT', value: '3000abc' },
    { name: 'DATABASE_URL', value: 'mysql://somewhere/else' },
    { name: 'SMTP_URL', value: 'mail.example.com' },
    { name: 'MAIL_FROM', value: 'nobody' },
    { name: 'PUBLIC_URL', value: 'lunule.example' },
    { name: 'TOKEN_SECRET', value: 'short' },
    { name: 'DEMO', value: 'perhaps' },
    { name: 'LUNULE_NOW', value: '2026-06-03' },
    { name: 'LOG_LEVEL', value: 'loud' },
    { name: 'TRUST_PROXY', value: '2' },
    { name: 'METRICS_TOKEN', value: 'short' },
    { name: 'RATE_LIMITS', value: 'maybe' },
    { name: 'RATE_LIMIT_READS', value: '0' },
    { name: 'SALON_PHONE', value: '555' },
    { name: 'SALON_EMAIL', value: 'nobody' },
  ])('refuses $name=$value in a sentence that names it', ({ name, value }) => {
    expect(() => configFrom({ DATA_DIR, TOKEN_SECRET, [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`));
  });
});

describe('in production, the configuration', () => {
  it('is complete with the four variables it needs, and shows no demo', () => {
    expect(configFrom(PRODUCTION)).toMatchObject({ production: true, demo: false });
  });

  it.each(['DATABASE_URL', 'TOKEN_SECRET', 'PUBLIC_URL', 'SMTP_URL'])('refuses to do without %s', (name) => {
    expect(() => configFrom({ ...PRODUCTION, [name]: undefined })).toThrow(`${name} must be set in production`);
  });

  it.each([
    ['smtp://salon:secret@mail.example:587', 'smtp://salon:secret@mail.example:587?requireTLS=true'],
    ['smtp://salon:secret@mail.example?requireTLS=false', 'smtp://salon:secret@mail.example?requireTLS=false'],
    ['smtp://salon:secret@mail.example?ignoreTLS=true', 'smtp://salon:secret@mail.example?ignoreTLS=true'],
    ['smtps://salon:secret@mail.example', 'smtps://salon:secret@mail.example'],
    ['smtp://mail:1025', 'smtp://mail:1025'],
  ])('sends mails by %s as %s', (SMTP_URL, smtpUrl) => {
    expect(configFrom({ ...PRODUCTION, SMTP_URL }).smtpUrl).toBe(smtpUrl);
  });

  it.each([
    { name: 'LUNULE_NOW', value: '2026-06-03T09:00:00Z' },
    { name: 'DEMO', value: '1' },
    { name: 'DEMO', value: 'true' },
    { name: 'RATE_LIMITS', value: 'off' },
    { name: 'PUBLIC_URL', value: 'http://lunule.example' },
  ])('refuses $name=$value', ({ name, value }) => {
    expect(() => configFrom({ ...PRODUCTION, [name]: value })).toThrow(new RegExp(`^${name} `));
  });
});
