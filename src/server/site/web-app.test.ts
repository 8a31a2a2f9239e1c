import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { sceneDrawingPath, serviceDrawingPath } from '#contract/drawing-paths.ts';
import { bumpVersion } from '../database/versions.ts';
import { demoId } from '../demo/demo-id.ts';
import { makeReadLimits } from '../http/limits/read-limits.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { decodableUrl } from './page-url.ts';
import { webApp } from './web-app.ts';

const database = testDatabase();
const folders: string[] = [];

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** A build whose pages say which they are, how often they were drawn, and what the API calls the salon. */
const BUILD = {
  'client/index.html':
    '<html lang="fr-CA"><head><title></title><!--head--></head><body><div id="app"><!--app--></div></body></html>',
  'client/favicon.svg': '<svg/>',
  'client/.vite/manifest.json': '{"src/web/browser/first-script.ts":{"file":"assets/first-script-abc.js"}}',
  'client/assets/main-abc.js': 'plain',
  'client/assets/main-abc.js.br': 'brotli',
  'server/entry-server.js': `
    let drawings = 0;
    export const drawScene = (name, category) => category || name === 'fleur' ? '<svg>' + name + ' ' + category + '</svg>' : null;
    export const pageOf = async (path) => path.startsWith('/nulle-part') ? '/*' : path.toLowerCase();
    export async function draw({ url, language, callApi }) {
      const { status, body } = await callApi('settings/public');
      drawings += 1;
      const found = url !== '/*';
      return {
        status: found ? 200 : 404, title: 'Titre', description: null, isComplete: status === 200, state: '{}', sourceFiles: [],
        html: '<p>' + [url, language, JSON.parse(body).name, drawings].join(' ') + '</p>',
      };
    }`,
};

async function givenBuild(files: Record<string, string>): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'lunule-build-'));
  folders.push(dist);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  return dist;
}

/** A server that answers pages from that build and calls as the whole server does. */
async function givenSite(files: Record<string, string> = BUILD, environment: Record<string, string> = {}) {
  const { app: api, deps, travel } = await testApp(database, { environment });
  const site = Fastify({ rewriteUrl: ({ url = '/' }) => decodableUrl(url) });
  site.all('/api/*', async (request, reply) => {
    const { remoteAddress } = request.raw.socket;
    const { statusCode, body } = await api.inject({ url: request.url, ...(remoteAddress && { remoteAddress }) });
    return reply.code(statusCode).send(body);
  });
  await site.register(cookie);
  await site.register(webApp(deps, makeReadLimits(deps), await givenBuild(files)));
  afterAll(() => site.close());
  const drawn = async (url: string, cookies = {}) =>
    (await site.inject({ url, cookies })).body.match(/<p>(.*)<\/p>/)?.[1];
  return { site, deps, travel, drawn };
}

describe('a page', () => {
  it('is drawn in French, or in the language that the address names', async () => {
    const { drawn } = await givenSite();
    expect(await drawn('/helps')).toMatch(/^\/helps fr Lunule/);
    expect(await drawn('/helps?lang=en')).toMatch(/^\/helps en Lunule/);
    expect(await drawn('/helps?lang=es')).toMatch(/^\/helps fr Lunule/);
  });

  it('is drawn in the language that this browser chose before, unless the address names another', async () => {
    const { drawn } = await givenSite();
    expect(await drawn('/helps', { lang: 'en' })).toMatch(/^\/helps en Lunule/);
    expect(await drawn('/helps?lang=fr', { lang: 'en' })).toMatch(/^\/helps fr Lunule/);
    expect(await drawn('/helps', { lang: '../fr' })).toMatch(/^\/helps fr Lunule/);
  });

  it('is drawn once until the content changes, or the day does', async () => {
    const { drawn, deps, travel } = await givenSite();
    const first = await drawn('/helps');
    expect(await drawn('/helps?utm=1')).toBe(first);

    await bumpVersion(deps.db, 'content');
    const second = await drawn('/helps');
    expect(second).not.toBe(first);

    travel('2030-01-01T18:00:00Z');
    expect(await drawn('/helps')).not.toBe(second);
  });

  it('answers 404 when it leads nowhere: one page for all such addresses', async () => {
    const { site, drawn } = await givenSite();
    expect((await site.inject({ url: '/nulle-part' })).statusCode).toBe(404);
    expect(await drawn('/nulle-part/ailleurs')).toBe(await drawn('/nulle-part'));
  });

  it('is one however its address is written', async () => {
    const { drawn } = await givenSite();
    expect(await drawn('/HELPS?x=1')).toBe(await drawn('/helps'));
  });

  it('is not sent again while it is the same', async () => {
    const { site } = await givenSite();
    const { headers } = await site.inject({ url: '/helps' });
    const again = await site.inject({ url: '/helps', headers: { 'if-none-match': String(headers.etag) } });
    expect(headers['cache-control']).toBe('no-cache');
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    '/auth/activate/secret',
    '/AUTH/activate/secret',
    '/password-reset/secret',
    '/visite/secret',
    '/hors-connexion?retour=/password-reset/secret',
    '/Hors-connexion/?retour=/password-reset/secret',
  ])('tells nobody the secret in %s', async (url) => {
    const { site } = await givenSite();
    expect((await site.inject({ url })).headers['referrer-policy']).toBe('no-referrer');
  });

  it('travels compressed to who can read it so', async () => {
    const long = BUILD['client/index.html'].replace('</head>', `<!--${'x'.repeat(2000)}--></head>`);
    const { site } = await givenSite({ ...BUILD, 'client/index.html': long });
    const { headers, rawPayload } = await site.inject({ url: '/helps', headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('/helps fr');
  });

  it.each([
    ['holds a lone %', '/%'],
    ['cannot be decoded', '/nulle-part/50%'],
    ['has a query of 3 KB', `/helps?q=${'a'.repeat(3000)}`],
    ['has a path of 3 KB', `/${'a'.repeat(3000)}`],
  ])('is what a person finds even where the address %s', async (_what, url) => {
    const { site } = await givenSite();
    const { headers, body } = await site.inject({ url });
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('<div id="app"><p>');
  });

  it('is the whole list where a search of it cannot be read', async () => {
    const { site } = await givenSite();
    const { statusCode, headers } = await site.inject({ url: '/dashboard/reservations/search/50%' });
    expect([statusCode, headers.location]).toEqual([302, '/dashboard/reservations']);
  });

  it('that lacks an answer is left to the browser to draw, and asked for again by programs', async () => {
    const { site, deps } = await givenSite();
    await sql`ALTER TABLE settings RENAME TO settings_lost`.execute(deps.db);
    const lacking = await site.inject({ url: '/helps?lang=en' });
    await sql`ALTER TABLE settings_lost RENAME TO settings`.execute(deps.db);
    expect([lacking.statusCode, lacking.headers['retry-after']]).toEqual([503, '10']);
    expect(lacking.headers['cache-control']).toBe('no-store');
    expect(lacking.body).toContain('<html lang="en-CA">');
    expect(lacking.body).toContain('<div id="app"></div>');
    expect((await site.inject({ url: '/helps?lang=en' })).statusCode).toBe(200);
  });

  it('asked for too often from one address is left to the browser to draw', async () => {
    const { site } = await givenSite(BUILD, { RATE_LIMITS: 'on', RATE_LIMIT_READS: '1' });
    expect((await site.inject({ url: '/helps' })).statusCode).toBe(200);
    const refused = await site.inject({ url: '/about' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('<div id="app"></div>');
    expect((await site.inject({ url: '/assets/main-abc.js' })).statusCode).toBe(200);
  });

  it('is no answer to anything but a reading', async () => {
    const { site } = await givenSite();
    expect((await site.inject({ method: 'POST', url: '/helps' })).statusCode).toBe(404);
  });
});

describe('a file of the build', () => {
  it('is kept for good, in the form that the browser takes', async () => {
    const { site } = await givenSite();
    const { headers, body } = await site.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'br' } });
    expect(body).toBe('brotli');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('may change when it stands at the top', async () => {
    const { site } = await givenSite();
    const { headers, body } = await site.inject({ url: '/favicon.svg' });
    expect(body).toBe('<svg/>');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });
});

it('lets phones keep the site as an app, under the salon’s name', async () => {
  const { site } = await givenSite();
  const { headers, body } = await site.inject({ url: '/manifest.webmanifest' });
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(JSON.parse(body)).toMatchObject({ name: 'Lunule', lang: 'fr-CA', display: 'standalone', start_url: '/' });
});

describe('for search engines', () => {
  it('keeps the dashboard and the secret addresses out, and names the list of pages', async () => {
    const { site } = await givenSite();
    const { body } = await site.inject({ url: '/robots.txt' });
    for (const path of ['/dashboard', '/visite']) expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });

  it('lists the public pages in both languages', async () => {
    const { site } = await givenSite();
    const { body, headers } = await site.inject({ url: '/sitemap.xml' });
    expect(headers['content-type']).toContain('application/xml');
    expect(body).toContain('<loc>http://localhost:3000/helps</loc>');
    expect(body).toContain('<loc>http://localhost:3000/helps?lang=en</loc>');
    expect(body).not.toContain('/dashboard');
  });
});

it('says what to do when the browser app is not built', async () => {
  const { site } = await givenSite({});
  const { statusCode, body } = await site.inject({ url: '/' });
  expect(statusCode).toBe(503);
  expect(body).toContain('npm run build');
});

describe('a drawing', () => {
  it('shows a demo service by its own scene, another by its id, and a scene by its name', async () => {
    const { site } = await givenSite();
    const drawingAt = async (url: string) => (await site.inject({ url })).body;

    expect(await drawingAt(serviceDrawingPath(demoId('service retrait'), 'other'))).toBe('<svg>retrait other</svg>');
    expect(await drawingAt(serviceDrawingPath('8f0c', 'pedicure'))).toBe('<svg>8f0c pedicure</svg>');
    expect(await drawingAt(sceneDrawingPath('fleur'))).toBe('<svg>fleur undefined</svg>');
  });

  it('is an SVG file that may be kept for days, and that no browser lets load anything', async () => {
    const { site } = await givenSite();
    const { headers, rawPayload } = await site.inject({
      url: serviceDrawingPath('8f0c', 'pedicure'),
      headers: { 'accept-encoding': 'br' },
    });

    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=604800',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe('<svg>8f0c pedicure</svg>');
  });

  it.each(['/drawings/scene/nulle-part.svg', '/drawings/cils/8f0c.svg', `/drawings/other/${'x'.repeat(65)}.svg`])(
    'does not exist at %s',
    async (url) => {
      const { site } = await givenSite();
      expect((await site.inject({ url })).statusCode).toBe(404);
    },
  );
});
