import type { FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change that another site's page asks for (security, CSRF). For a hook of the whole API. */
export function refuseForeignChanges(publicUrl: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!READING.has(request.method)) refuseForeign(request, publicUrl);
  };
}

/**
 * The same for a call that changes something although it is a GET, as the refresh is: neither another site's page, nor
 * a navigation, nor a prefetch may make it.
 */
export function refuseForeignCall(publicUrl: string) {
  return async (request: FastifyRequest): Promise<void> => {
    refuseForeign(request, publicUrl);
    if (request.headers['sec-fetch-site'] === 'none') throw new Refusal('cross_site');
    if (request.headers['sec-fetch-mode'] === 'navigate') throw new Refusal('cross_site');
    if (request.headers['sec-purpose']?.includes('prefetch')) throw new Refusal('cross_site');
  };
}

/** Browsers say where a request comes from; where they do not, Origin or Referer must be ours or absent. */
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

function originOf(address: string): string {
  return URL.parse(address)?.origin ?? 'null';
}
