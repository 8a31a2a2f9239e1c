import type { FastifyInstance } from 'fastify';
import type { Language } from '#domain/languages.ts';
import { salonMoment } from '#domain/salon-time.ts';
import { versionOf } from '../database/versions.ts';
import type { Deps } from '../deps.ts';
import { loadSettings } from '../features/settings/queries.ts';
import type { BuiltSite } from './built-site.ts';
import { pageDocument } from './page-document.ts';
import { OWN_ADDRESS } from './read-limits.ts';
import { type StructuredPage, structuredData } from './structured-data.ts';

export type DrawnPage = { status: number; html: string };

/** One page has countless addresses (`/HELPS`, `/help%73`): whoever tries them all must not fill the memory. */
const MOST_KEPT = 100;

type Answer = { status: number; body: string };

/** Everything that was drawn while the content and the salon's day were the same. */
type Edition = { name: string; pages: Map<string, DrawnPage>; answers: Map<string, Promise<Answer>> };

/**
 * Draws pages for `app`, whose own API answers their calls. A page is drawn once per language until the content changes
 * or the day does; one that lacks an answer, or leads nowhere, is not kept.
 */
export function makeDrawnPages(app: FastifyInstance, { db, now, config }: Deps, site: BuiltSite) {
  let edition: Edition = { name: '', pages: new Map(), answers: new Map() };

  const currentEdition = async () => {
    const name = `${await versionOf(db, 'content')} ${salonMoment(now()).date}`;
    if (edition.name !== name) edition = { name, pages: new Map(), answers: new Map() };
    return edition;
  };

  const answerFrom =
    ({ answers }: Edition, language: Language) =>
    (path: string) => {
      const key = `${language} ${path}`;
      const known = answers.get(key) ?? ask(app, path, language);
      answers.set(key, known);
      void known.then(({ status }) => status !== 200 && answers.delete(key));
      return known;
    };

  const factsFor = async (page: Omit<StructuredPage, 'salon' | 'today'>) =>
    structuredData({ ...page, salon: await loadSettings(db), today: salonMoment(now()).date });

  return async (path: string, language: Language): Promise<DrawnPage> => {
    const current = await currentEdition();
    const key = `${language} ${path}`;
    const kept = current.pages.get(key);
    if (kept) return kept;
    const { publicUrl } = config;
    const answer = answerFrom(current, language);
    const drawing = await site.draw({ url: path, language, answer });
    const facts = drawing.description ? await factsFor({ path, language, publicUrl, answer }) : null;
    const html = pageDocument(site, drawing, { publicUrl, path, language, facts });
    const page = { status: drawing.status, html };
    if (drawing.isComplete && drawing.status === 200 && drawing.html) keep(current.pages, key, page);
    return page;
  };
}

/** The page that was drawn first makes room for the newest. */
function keep(pages: Map<string, DrawnPage>, key: string, page: DrawnPage): void {
  const [first] = pages.keys();
  if (pages.size >= MOST_KEPT && first !== undefined) pages.delete(first);
  pages.set(key, page);
}

async function ask(app: FastifyInstance, path: string, language: Language): Promise<Answer> {
  const headers = { 'accept-language': language };
  const { statusCode, body } = await app.inject({ url: `/api/${path}`, headers, remoteAddress: OWN_ADDRESS });
  return { status: statusCode, body };
}
