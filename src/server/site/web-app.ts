import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import type { Deps } from '../deps.ts';
import { etagOf, type KeptText, sendKept } from '../http/kept-text.ts';
import type { CountRead } from '../http/limits/read-limits.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { drawings } from './drawings.ts';
import { makeDrawnPages } from './drawn-pages.ts';
import { installManifest } from './install-manifest.ts';
import { pageUrl, unsearchedListOf } from './page-url.ts';
import { searchEngineFiles } from './search-engines.ts';
import { makeUndrawnPages } from './undrawn-pages.ts';

const DIST = join(import.meta.dirname, '../../../dist');
/** When to ask again for a page that could not be drawn. */
const RETRY_SECONDS = 10;
const NOT_BUILT = 'The browser app is not built. Run: npm run build\n';

/** URLs that hold a secret, or may in their query: they are sent to nobody as a referrer. */
const SECRET_PATH = /^\/(auth\/activate\/|password-reset\/|visite\/|hors-connexion\/?$)/i;

/** Serves the browser app: its built files, and a drawn page for each other URL that is no call. */
export function webApp(deps: Deps, countRead: CountRead, dist = DIST) {
  return async (app: FastifyInstance) => {
    const site = await readBuiltSite(dist);
    if (!site) {
      app.setNotFoundHandler((_request, reply) => reply.code(503).type('text/plain').send(NOT_BUILT));
      return;
    }
    await serveFiles(app, site);
    // Half of a start is reading what draws the pages: calls are served before.
    app.addHook('onListen', async () => void site.load());
    drawings(app, site);
    searchEngineFiles(app, deps);
    installManifest(app, deps);
    const sendPageOf = pageSender(app, deps, { site, countRead });
    app.setNotFoundHandler((request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send();
      const plainList = unsearchedListOf(request.originalUrl);
      return plainList ? reply.redirect(plainList) : sendPageOf(request, reply);
    });
  };
}

/** Makes a handler that sends the page of a URL, or the empty document when it cannot be drawn now. */
function pageSender(app: FastifyInstance, deps: Deps, { site, countRead }: { site: BuiltSite; countRead: CountRead }) {
  const drawPage = makeDrawnPages(app, deps, site);
  const undrawnPages = makeUndrawnPages(site, deps.config);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = pageUrl(request.url);
    const language = languageFor(request, searchParams);
    if (SECRET_PATH.test(pathname)) reply.header('referrer-policy', 'no-referrer');
    try {
      await countRead(request);
      const page = await drawPage(pathname, language);
      return await sendPage(request, reply.code(page.status), page);
    } catch (error) {
      return sendUndrawn(request, reply, { page: undrawnPages[language], error });
    }
  };
}

/** Built files carry their content's hash in their name and never change; those at the top may. */
async function serveFiles(app: FastifyInstance, { folder, topFiles }: BuiltSite): Promise<void> {
  await app.register(serveStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  for (const name of topFiles) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, folder, { maxAge: '1h', immutable: false }));
  }
}

/** Browsers revalidate a page each time, and get 304 while it is the same. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptText) {
  const etag = etagOf(page);
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' });
  if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
  return sendKept(request, reply.type('text/html; charset=utf-8'), page);
}

/** Sends the empty document, which the browser draws itself, and says when to retry. */
function sendUndrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, error }: { page: KeptText; error: unknown },
) {
  const refusal = error instanceof Refusal && error.code === 'too_many_requests' ? error : null;
  if (!refusal) request.log.warn({ err: error }, 'a page was not drawn');
  reply.code(refusal ? 429 : 503).headers({
    'retry-after': `${refusal?.details?.retryAfterSeconds ?? RETRY_SECONDS}`,
    'cache-control': 'no-store',
    vary: 'Accept-Encoding, Cookie',
  });
  return sendKept(request, reply.type('text/html; charset=utf-8'), page);
}

/** Returns the language of the query, else of the cookie, else French. */
function languageFor({ cookies }: FastifyRequest, query: URLSearchParams): Language {
  return [query.get('lang'), cookies.lang].find(isLanguage) ?? 'fr';
}
