import type { FastifyReply, FastifyRequest } from 'fastify';
import { instant } from '#domain/salon/salon-time.ts';
import type { Deps } from '../deps.ts';
import { withAccount } from '../platform/devices.ts';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

const REFRESH = 'rt';
const DEVICE = 'device';
const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** A refresh token to send; `keepSeconds` is null when the cookie ends with the browser. */
export type RefreshCookie = { value: string; keepSeconds: number | null };

/** Returns the refresh token that the browser sent, or null. */
export function refreshCookieOf(request: FastifyRequest, publicUrl: string): string | null {
  return request.cookies[nameAndFlags(publicUrl, REFRESH).name] ?? null;
}

/** Sets the refresh cookie, which no script can read and no other site's page can send. */
export function setRefreshCookie(reply: FastifyReply, publicUrl: string, { value, keepSeconds }: RefreshCookie): void {
  const { name, flags } = nameAndFlags(publicUrl, REFRESH);
  reply.setCookie(name, value, { ...flags, ...(keepSeconds !== null && { maxAge: keepSeconds }) });
}

/** Removes the refresh cookie. */
export function clearRefreshCookie(reply: FastifyReply, publicUrl: string): void {
  const { name, flags } = nameAndFlags(publicUrl, REFRESH);
  reply.setCookie(name, '', { ...flags, maxAge: 0, expires: instant(0) });
}

/** Returns the device cookie, which `platform/devices.ts` reads, or null. */
export function deviceCookieOf(request: FastifyRequest, publicUrl: string): string | null {
  return request.cookies[nameAndFlags(publicUrl, DEVICE).name] ?? null;
}

/**
 * Marks this browser as one that has opened the account, for a year and also after a logout. Call it after a login, or
 * after a link that only the owner's mailbox had.
 */
export function rememberDevice(
  { tokens, config: { publicUrl } }: Pick<Deps, 'tokens' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): void {
  const { name, flags } = nameAndFlags(publicUrl, DEVICE);
  const value = withAccount(tokens, deviceCookieOf(request, publicUrl), userId);
  reply.setCookie(name, value, { ...flags, maxAge: ONE_YEAR_SECONDS });
}

/** Browsers accept a `__Host-` cookie over https only; the plain name is for a server on localhost. */
function nameAndFlags(publicUrl: string, name: string) {
  const { protocol, hostname } = new URL(publicUrl);
  const secure = protocol !== 'http:' || !LOOPBACK_HOSTS.has(hostname);
  return {
    name: secure ? `__Host-${name}` : name,
    flags: { httpOnly: true, secure, sameSite: 'strict', path: '/' } as const,
  };
}
