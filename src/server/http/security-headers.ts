import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { contentHash, REACT_ARIA_STYLES } from '../site/react-aria-styles.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** Sends the headers of security.md with pages and calls alike. They are the same for all, and made once. */
export function securityHeaders(app: FastifyInstance, { publicUrl, demo }: Config): void {
  const headers = headersFor({ secure: publicUrl.startsWith('https:'), demo });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

type Site = { secure: boolean; demo: boolean };

/** What Helmet writes into a response, read back from one that is never sent. */
function headersFor({ secure, demo }: Site): Record<string, number | string | string[] | undefined> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy({ secure, demo }) },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: TWO_YEARS_SECONDS, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  write(response.req, response, (error: unknown) => {
    if (error) throw error;
  });
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  return { ...response.getHeaders() };
}

/** Allows nothing from other sites but the map that a person opens, and in a frame of the demo's mailbox its mails. */
function contentPolicy({ secure, demo }: Site) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", ...REACT_ARIA_STYLES.map(contentHash)],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    frameSrc: ['https://www.google.com', ...(demo ? ["'self'"] : [])],
    formAction: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    ...(secure && { upgradeInsecureRequests: [] }),
  };
}
