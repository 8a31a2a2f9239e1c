import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { Refusal } from '#domain/errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Makes a hook that refuses a change sent by another site's page (CSRF). */
export function refuseForeignChanges(publicUrl: string): onRequestHookHandler {
  return (request, _reply, done) => {
    if (!READING.has(request.method)) refuseForeign(request, publicUrl);
    done();
  };
}

/** Does the same for a GET that changes something, as the refresh does; refuses a navigation and a prefetch too. */
export function refuseForeignCall(publicUrl: string) {
  return async (request: FastifyRequest): Promise<void> => {
    refuseForeign(request, publicUrl);
    if (request.headers['sec-fetch-site'] === 'none') throw new Refusal('cross_site');
    if (request.headers['sec-fetch-mode'] === 'navigate') throw new Refusal('cross_site');
    if (request.headers['sec-purpose']?.includes('prefetch')) throw new Refusal('cross_site');
  };
}

/** Trusts `Sec-Fetch-Site` where the browser sends it; else Origin or Referer must be ours or absent. */
function refuseForeign({ headers, host, protocol }: FastifyRequest, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new Refusal('cross_site');
    return;
  }
  const source = headers.origin ?? headers.referer;
  if (source === undefined) return;
  const ours = [new URL(publicUrl).origin, `${protocol}://${host}`];
  if (!ours.includes(originOf(source))) throw new Refusal('cross_site');
}

function originOf(url: string): string {
  return URL.parse(url)?.origin ?? 'null';
}
