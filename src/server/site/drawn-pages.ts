import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { salonMoment } from '#domain/salon/salon-time.ts';
import { versionOf } from '../database/versions.ts';
import type { Deps } from '../deps.ts';
import { loadSettings } from '../features/settings/queries/settings.ts';
import { OWN_IP } from '../http/limits/read-limits.ts';
import { limitConcurrency } from '../platform/concurrency/limit-concurrency.ts';
import { shareNext } from '../platform/concurrency/share-next.ts';
import { Recent } from '../platform/recent.ts';
import type { BuiltSite } from './built-site.ts';
import { pageDocument } from './page-document.ts';
import { type StructuredPage, structuredData } from './structured-data.ts';

export type DrawnPage = { status: number; text: string };

type ApiResponse = { status: number; body: string };

/** What was drawn while the content and the salon's day were the same: at most each page in each language. */
type Edition = { name: string; pages: Map<string, Promise<DrawnPage>>; responses: Map<string, Promise<ApiResponse>> };

/** The paths that are asked for again and again. */
const KNOWN_PATHS = 500;

/** Drawing blocks the event loop. */
const DRAWING_LIMIT = { atOnce: 2, waiting: 20 };

/**
 * Returns a function that draws pages with data from the API of `app`. A page is drawn once for each language, until the
 * content or the salon's day changes. Rejects as `busy` when a response is missing or too many pages wait; a failure is
 * not cached.
 */
export function makeDrawnPages(app: FastifyInstance, { db, now, config }: Deps, site: BuiltSite) {
  const withFewAtOnce = limitConcurrency(DRAWING_LIMIT);
  const contentVersion = shareNext(() => versionOf(db, 'content'));
  let edition = editionOf('');
  /** Matching a path with all routes takes ten times as long as sending its page. */
  const known = new Recent<string, Promise<string>>(KNOWN_PATHS);
  const pageOf = (path: string) => {
    const page = known.get(path) ?? site.pageOf(path);
    known.set(path, page);
    page.catch(() => known.delete(path));
    return page;
  };

  const currentEdition = async () => {
    const name = `${await contentVersion()} ${salonMoment(now()).date}`;
    if (edition.name !== name) edition = editionOf(name);
    return edition;
  };

  const responsesOf =
    ({ responses }: Edition, language: Language) =>
    (path: string) =>
      cachedIn(responses, `${language} ${path}`, () => callApi(app, path, language), isSuccess);

  const factsFor = async (page: Omit<StructuredPage, 'salon' | 'today'>) =>
    structuredData({ ...page, salon: await loadSettings(db), today: salonMoment(now()).date });

  const draw = async (current: Edition, path: string, language: Language): Promise<DrawnPage> => {
    const { publicUrl } = config;
    const responses = responsesOf(current, language);
    const drawing = await site.draw({ url: path, language, callApi: responses });
    if (!drawing.isComplete) throw new Refusal('busy');
    const facts = drawing.description ? await factsFor({ path, language, publicUrl, callApi: responses }) : null;
    return { status: drawing.status, text: pageDocument(site, drawing, { publicUrl, path, language, facts }) };
  };

  return async (path: string, language: Language): Promise<DrawnPage> => {
    const current = await currentEdition();
    const page = await pageOf(path);
    return cachedIn(current.pages, `${language} ${page}`, () => withFewAtOnce(() => draw(current, page, language)));
  };
}

function editionOf(name: string): Edition {
  return { name, pages: new Map(), responses: new Map() };
}

/** Returns the cached value, or creates it; one that fails or may not be cached is removed. */
function cachedIn<Value>(
  cache: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
  isCacheable: (value: Value) => boolean = () => true,
): Promise<Value> {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const made = make();
  cache.set(key, made);
  const remove = () => cache.delete(key);
  made.then((value) => isCacheable(value) || remove(), remove);
  return made;
}

function isSuccess({ status }: ApiResponse): boolean {
  return status === 200;
}

async function callApi(app: FastifyInstance, path: string, language: Language): Promise<ApiResponse> {
  const headers = { 'accept-language': language };
  const { statusCode, body } = await app.inject({ url: `/api/${path}`, headers, remoteAddress: OWN_IP });
  return { status: statusCode, body };
}
