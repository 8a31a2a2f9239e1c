import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { salonMoment } from '#domain/salon/salon-time.ts';
import { versionOf } from '../database/versions.ts';
import type { Deps } from '../deps.ts';
import { loadSettings } from '../features/settings/queries/settings.ts';
import { OWN_IP } from '../http/limits/read-limits.ts';
import { limitConcurrency } from '../platform/limit-concurrency.ts';
import type { BuiltSite } from './built-site.ts';
import { pageDocument } from './page-document.ts';
import { type StructuredPage, structuredData } from './structured-data.ts';

export type DrawnPage = { status: number; html: string };

type Answer = { status: number; body: string };

/** Everything that was drawn while the content and the salon's day were the same: at most each page in each language. */
type Edition = { name: string; pages: Map<string, Promise<DrawnPage>>; answers: Map<string, Promise<Answer>> };

/** Drawing keeps the processor busy and the event loop from everything else. */
const TURNS = { atOnce: 2, waiting: 20 };

/**
 * Draws pages for `app`, whose own API answers their calls. A page is drawn once per language, for all who ask for it
 * meanwhile too, until the content changes or the day does. The promise is rejected, and the page drawn anew for the
 * next who asks, where an answer is missing; and as `busy` where too many other pages wait to be drawn.
 */
export function makeDrawnPages(app: FastifyInstance, { db, now, config }: Deps, site: BuiltSite) {
  const inTurn = limitConcurrency(TURNS);
  let edition = editionOf('');

  const currentEdition = async () => {
    const name = `${await versionOf(db, 'content')} ${salonMoment(now()).date}`;
    if (edition.name !== name) edition = editionOf(name);
    return edition;
  };

  const answerFrom =
    ({ answers }: Edition, language: Language) =>
    (path: string) =>
      once(answers, `${language} ${path}`, () => ask(app, path, language), isGood);

  const factsFor = async (page: Omit<StructuredPage, 'salon' | 'today'>) =>
    structuredData({ ...page, salon: await loadSettings(db), today: salonMoment(now()).date });

  const draw = async (current: Edition, path: string, language: Language): Promise<DrawnPage> => {
    const { publicUrl } = config;
    const answer = answerFrom(current, language);
    const drawing = await site.draw({ url: path, language, answer });
    if (!drawing.isComplete) throw new Refusal('busy');
    const facts = drawing.description ? await factsFor({ path, language, publicUrl, answer }) : null;
    return { status: drawing.status, html: pageDocument(site, drawing, { publicUrl, path, language, facts }) };
  };

  return async (path: string, language: Language): Promise<DrawnPage> => {
    const current = await currentEdition();
    const page = await site.pageOf(path);
    return once(current.pages, `${language} ${page}`, () => inTurn(() => draw(current, page, language)));
  };
}

function editionOf(name: string): Edition {
  return { name, pages: new Map(), answers: new Map() };
}

/** What is kept under that key, made now if nothing is; forgotten if it fails or is not worth keeping. */
function once<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
  isKept: (value: Value) => boolean = () => true,
): Promise<Value> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  const forget = () => kept.delete(key);
  made.then((value) => isKept(value) || forget(), forget);
  return made;
}

function isGood({ status }: Answer): boolean {
  return status === 200;
}

async function ask(app: FastifyInstance, path: string, language: Language): Promise<Answer> {
  const headers = { 'accept-language': language };
  const { statusCode, body } = await app.inject({ url: `/api/${path}`, headers, remoteAddress: OWN_IP });
  return { status: statusCode, body };
}
