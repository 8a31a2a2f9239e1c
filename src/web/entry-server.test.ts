import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { dashboardTree } from './app/router/dashboard-tree.tsx';
import { pageMaker } from './app/router/page-route.ts';
import { siteRoutes } from './app/router/routes.tsx';
import { draw, drawScene, pageOf } from './entry-server.tsx';
import { makeI18n } from './i18n/make-i18n.ts';
import { publicSettings } from './testing/salon.ts';

/** The API of a salon that has settings and nothing else. */
async function callApi(path: string) {
  if (path === 'settings/public') return { status: 200, body: JSON.stringify(publicSettings({ name: 'Chez Léa' })) };
  return { status: 404, body: JSON.stringify({ message: 'Introuvable', code: 'not_found' }) };
}

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
}

const page = pageMaker(await makeI18n('fr'));
const addresses = pathsOf(siteRoutes(page, [dashboardTree(page)])).map((path) =>
  path === '*' ? '/nulle-part' : path.replace(/:(\w+)\??/g, 'mot'),
);

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(addresses)('answers %s with a title, and a heading where the server draws it', async (url) => {
    const drawing = await draw({ url, language, callApi });
    expect(drawing.title).toMatch(/^\S.* – Chez Léa$/);
    expect(drawing.html === '' || drawing.html.includes('<h1')).toBe(true);
  });
});

describe('draw', () => {
  it('draws an address that leads nowhere as 404, with its frame, in the language asked for', async () => {
    const drawing = await draw({ url: '/nulle-part', language: 'en', callApi });
    expect(drawing.status).toBe(404);
    expect(drawing.html).toContain('Page not found');
    expect(drawing.html).toContain('© 2026 Chez Léa. All rights reserved.');
    expect(drawing.html).not.toContain('9:30');
    expect(drawing.sourceFiles).toContain('src/web/i18n/en/pages.ts');
  });

  it('draws what to know before a time is chosen with the first picture, which no answer has to come for', async () => {
    const { html } = await draw({ url: '/reservation-date', language: 'fr', callApi });
    expect(html).toContain('Arrivez 15 minutes avant l’heure.');
  });

  it('says that an address with a line break leads nowhere', async () => {
    expect((await draw({ url: '/login%0d%0aSet-Cookie:x=y', language: 'fr', callApi })).status).toBe(404);
  });

  it('leaves the dashboard to the browser, and out of search engines', async () => {
    const drawing = await draw({ url: '/dashboard', language: 'fr', callApi });
    expect(drawing).toMatchObject({ status: 200, html: '', description: null, title: 'Tableau de bord – Chez Léa' });
  });

  it('says of the mailbox of a salon that is none of the demo that it does not exist', async () => {
    const real = async () => ({ status: 200, body: JSON.stringify(publicSettings({ demo: false })) });
    expect((await draw({ url: '/boite-courriel', language: 'fr', callApi: real })).status).toBe(404);
    expect((await draw({ url: '/boite-courriel', language: 'fr', callApi })).status).toBe(200);
  });

  it.each(['/', '/about', '/confidentialite', '/conditions', '/helps', '/reservation-location'])(
    'describes %s to search engines with the names that the addresses have now',
    async (url) => {
      const locations = publicSettings().locations.map((address) =>
        address.code === 1 ? { ...address, name: 'La Rotonde' } : address,
      );
      const renamed = async () => ({ status: 200, body: JSON.stringify(publicSettings({ locations })) });
      const { description } = await draw({ url, language: 'fr', callApi: renamed });
      expect(description).toMatch(/La Rotonde (et|ou)( à)? Plaza Laval/);
    },
  );

  it('hands over what it was drawn from', async () => {
    const { state, isComplete } = await draw({ url: '/nulle-part', language: 'fr', callApi });
    expect(isComplete).toBe(true);
    expect(state).toContain('Chez Léa');
  });

  it('says when an answer was missing', async () => {
    const silent = async () => ({ status: 503, body: '{}' });
    const { isComplete, html } = await draw({ url: '/nulle-part', language: 'fr', callApi: silent });
    expect(isComplete).toBe(false);
    expect(html).toContain('Page introuvable');
  });
});

describe('pageOf', () => {
  it.each([
    ['/', '/'],
    ['/helps', '/helps'],
    ['/HELPS/', '/helps'],
    ['/help%73', '/helps'],
    ['/auth/activate/a-secret', '/auth/activate/:token'],
    ['/reservation-service', '/reservation-service/:serviceId'],
    ['/reservation-service/42', '/reservation-service/:serviceId'],
    ['/dashboard/users/page/7', '/dashboard'],
    ['/nulle-part', '/*'],
    ['/nulle/part/ailleurs', '/*'],
    ['/%', '/*'],
  ])('draws %s as %s', async (path, page) => {
    expect(await pageOf(path)).toBe(page);
  });

  it.each(addresses)('draws %s under its own path as under any', async (url) => {
    const page = await pageOf(url);
    expect(await pageOf(page)).toBe(page);
    const [one, other] = [
      await draw({ url: page, language: 'fr', callApi }),
      await draw({ url, language: 'fr', callApi }),
    ];
    expect({ ...one, state: '' }).toEqual({ ...other, state: '' });
  });
});

describe('drawScene', () => {
  it('draws a scene by its name, and otherwise by the category of the service', () => {
    expect(drawScene('manucure-gel')).toContain('<svg');
    expect(drawScene('manucure-gel', 'manicure')).toBe(drawScene('manucure-gel'));
    expect(drawScene('8f0c', 'pedicure')).not.toBe(drawScene('8f0c', 'manicure'));
    expect(drawScene('facade-2')).not.toBe(drawScene('facade-1'));
    expect(drawScene('8f0c')).toBeNull();
  });
});
