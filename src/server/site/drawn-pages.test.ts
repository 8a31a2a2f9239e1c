import { describe, expect, it } from 'vitest';
import type { Drawing } from '#contract/schemas/drawing.ts';
import { bumpVersion } from '../database/versions.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { BuiltSite } from './built-site.ts';
import { makeDrawnPages } from './drawn-pages.ts';

const database = testDatabase();

const DRAWING: Drawing = {
  status: 200,
  title: 'Titre',
  description: null,
  html: '<p>page</p>',
  state: '{}',
  isComplete: true,
  sourceFiles: [],
};

/** A site whose drawings are finished by the test, one page after the other. */
async function givenSite() {
  const { app, deps } = await testApp(database);
  const drawings: { url: string; finish: (drawing: Drawing) => void; fail: (reason: Error) => void }[] = [];
  const steps: (() => void)[] = [];
  let asked = 0;
  const step = () => {
    for (const told of steps.splice(0)) told();
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise<void>((resolve) => steps.push(resolve));
  };
  const site: BuiltSite = {
    folder: '',
    topFiles: [],
    drawScene: async () => null,
    load: async () => undefined,
    template: '<html lang="fr-CA"><head><title></title><!--head--></head><body><!--app--></body></html>',
    manifest: { 'src/web/browser/first-script.ts': { file: 'first.js' } },
    pageOf: async (path) => {
      asked += 1;
      step();
      return path.toLowerCase();
    },
    draw: ({ url }) =>
      new Promise((finish, fail) => {
        drawings.push({ url, finish, fail });
        step();
      }),
  };
  /** The drawing of that number, once it has begun. */
  const drawing = async (number: number) => {
    await until(() => drawings.length >= number);
    const [found] = drawings.slice(number - 1);
    if (!found) throw new Error('nothing was drawn');
    return found;
  };
  /** Resolves when so many have asked for a page. */
  const askers = (number: number) => until(() => asked >= number);
  return { deps, drawings, drawing, askers, drawPage: makeDrawnPages(app, deps, site) };
}

describe('a page', () => {
  it('is drawn once for all who ask for it, before it is drawn and after, in whatever form', async () => {
    const { drawPage, drawing, drawings } = await givenSite();
    const asked = Array.from({ length: 200 }, (_, number) => drawPage(number % 2 ? '/helps' : '/HELPS', 'fr'));
    (await drawing(1)).finish(DRAWING);
    const pages = new Set([...(await Promise.all(asked)), await drawPage('/helps', 'fr')]);
    expect(pages.size).toBe(1);
    expect(drawings.map(({ url }) => url)).toEqual(['/helps']);
  });

  it('is drawn once in each language', async () => {
    const { drawPage, drawing, drawings } = await givenSite();
    const asked = [drawPage('/', 'fr'), drawPage('/', 'en')];
    (await drawing(1)).finish(DRAWING);
    (await drawing(2)).finish(DRAWING);
    await Promise.all(asked);
    expect(drawings).toHaveLength(2);
  });

  it('that leads nowhere is kept as any other', async () => {
    const { drawPage, drawing, drawings } = await givenSite();
    const asked = drawPage('/*', 'fr');
    (await drawing(1)).finish({ ...DRAWING, status: 404 });
    expect((await asked).status).toBe(404);
    expect(await drawPage('/*', 'fr')).toBe(await asked);
    expect(drawings).toHaveLength(1);
  });

  it('that lacks an answer is neither shown nor kept', async () => {
    const { drawPage, drawing } = await givenSite();
    const lacking = drawPage('/', 'fr');
    (await drawing(1)).finish({ ...DRAWING, isComplete: false });
    await expect(lacking).rejects.toMatchObject({ code: 'busy' });
    const whole = drawPage('/', 'fr');
    (await drawing(2)).finish(DRAWING);
    expect((await whole).status).toBe(200);
  });

  it('whose drawing fails does so for all who wait, and is drawn anew for the next', async () => {
    const { drawPage, drawing, askers } = await givenSite();
    // Two forms of one path, since a form that is known is not asked for again.
    const waiting = Promise.allSettled([drawPage('/helps', 'fr'), drawPage('/HELPS', 'fr')]);
    await askers(2);
    (await drawing(1)).fail(new Error('broken'));
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = drawPage('/helps', 'fr');
    (await drawing(2)).finish(DRAWING);
    expect((await next).status).toBe(200);
  });

  it('of a former content is not shown to those who ask once it has changed', async () => {
    const { drawPage, drawing, deps } = await givenSite();
    const former = drawPage('/', 'fr');
    await drawing(1);
    await bumpVersion(deps.db, 'content');
    const newer = drawPage('/', 'fr');
    (await drawing(2)).finish({ ...DRAWING, html: '<p>newer</p>' });
    (await drawing(1)).finish(DRAWING);
    expect((await newer).text).toContain('newer');
    expect((await former).text).not.toContain('newer');
    expect(await drawPage('/', 'fr')).toBe(await newer);
  });
});

it('draws two pages at a time, lets twenty wait and refuses more as busy', async () => {
  const { drawPage, drawing, drawings } = await givenSite();
  const asked = Array.from({ length: 25 }, (_, number) => drawPage(`/${number}`, 'fr'));
  const settled = Promise.allSettled(asked);
  const refused: unknown[] = [];
  await new Promise<void>((resolve) => {
    for (const page of asked) page.catch((reason: unknown) => refused.push(reason) === 3 && resolve());
  });
  expect(refused).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ code: 'busy' })));
  expect(drawings).toHaveLength(2);
  for (let number = 1; number <= 22; number += 1) (await drawing(number)).finish(DRAWING);
  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
});
