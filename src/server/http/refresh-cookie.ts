import type { FastifyReply, FastifyRequest } from 'fastify';
import { instant } from '#domain/salon-time.ts';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The refresh token as it leaves: `keepSeconds` is null when the cookie goes with the browser (security R7). */
export type RefreshCookie = { value: string; keepSeconds: number | null };

/** The refresh token that the browser sent, or null. */
export function refreshCookieOf(request: FastifyRequest, publicUrl: string): string | null {
  return request.cookies[nameAndFlags(publicUrl).name] ?? null;
}

/** Hands the browser its refresh token; no script ever reads it, and no other site's page ever sends it (security, Cookie). */
export function setRefreshCookie(reply: FastifyReply, publicUrl: string, { value, keepSeconds }: RefreshCookie): void {
  const { name, flags } = nameAndFlags(publicUrl);
  reply.setCookie(name, value, { ...flags, ...(keepSeconds !== null && { maxAge: keepSeconds }) });
}

/** Takes the refresh token back. */
export function clearRefreshCookie(reply: FastifyReply, publicUrl: string): void {
  const { name, flags } = nameAndFlags(publicUrl);
  reply.setCookie(name, '', { ...flags, maxAge: 0, expires: instant(0) });
}

/** Browsers take a `__Host-` cookie over https only; the plain name is for a server on one's own machine. */
function nameAndFlags(publicUrl: string) {
  const { protocol, hostname } = new URL(publicUrl);
  const secure = protocol !== 'http:' || !LOOPBACK_HOSTS.has(hostname);
  return {
    name: secure ? '__Host-rt' : 'rt',
    flags: { httpOnly: true, secure, sameSite: 'strict', path: '/' } as const,
  };
}
