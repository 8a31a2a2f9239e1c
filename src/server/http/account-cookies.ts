import type { FastifyReply, FastifyRequest } from 'fastify';
import { instant } from '#domain/salon/salon-time.ts';
import type { Deps } from '../deps.ts';
import { withAccount } from '../platform/devices.ts';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

const REFRESH = 'rt';
const DEVICE = 'device';
const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** The refresh token as it leaves: `keepSeconds` is null when the cookie goes with the browser. */
export type RefreshCookie = { value: string; keepSeconds: number | null };

/** The refresh token that the browser sent, or null. */
export function refreshCookieOf(request: FastifyRequest, publicUrl: string): string | null {
  return request.cookies[nameAndFlags(publicUrl, REFRESH).name] ?? null;
}

/** Hands the browser its refresh token; no script ever reads it, and no other site's page ever sends it. */
export function setRefreshCookie(reply: FastifyReply, publicUrl: string, { value, keepSeconds }: RefreshCookie): void {
  const { name, flags } = nameAndFlags(publicUrl, REFRESH);
  reply.setCookie(name, value, { ...flags, ...(keepSeconds !== null && { maxAge: keepSeconds }) });
}

/** Takes the refresh token back. */
export function clearRefreshCookie(reply: FastifyReply, publicUrl: string): void {
  const { name, flags } = nameAndFlags(publicUrl, REFRESH);
  reply.setCookie(name, '', { ...flags, maxAge: 0, expires: instant(0) });
}

/** What the browser shows of the accounts that it has opened before, as `platform/devices.ts` reads it, or null. */
export function deviceCookieOf(request: FastifyRequest, publicUrl: string): string | null {
  return request.cookies[nameAndFlags(publicUrl, DEVICE).name] ?? null;
}

/**
 * Knows the browser again for that account for a year, also after a logout: it has logged in, or has come by a link that
 * only the owner's mailbox had.
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

/** Browsers take a `__Host-` cookie over https only; the plain name is for a server on one's own machine. */
function nameAndFlags(publicUrl: string, name: string) {
  const { protocol, hostname } = new URL(publicUrl);
  const secure = protocol !== 'http:' || !LOOPBACK_HOSTS.has(hostname);
  return {
    name: secure ? `__Host-${name}` : name,
    flags: { httpOnly: true, secure, sameSite: 'strict', path: '/' } as const,
  };
}
