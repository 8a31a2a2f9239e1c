import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Drawing, DrawingRequest } from '#contract/schemas/drawing.ts';
import type { PublicSettings } from '#contract/schemas/settings.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { locationNames } from '#domain/salon/locations.ts';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import type { ServiceCategory } from '#domain/services/services.ts';
import { App } from './app/app.tsx';
import { type PageHandle, pageHandleOf, pageMaker, type TitleKey } from './app/router/page-route.ts';
import { siteRoutes } from './app/router/routes.tsx';
import { type AppStore, makeStore } from './app/store.ts';
import { settingsApi } from './features/settings/api.ts';
import { catalogueFile, EVERYWHERE } from './i18n/catalogues.ts';
import type { messages as descriptions } from './i18n/fr/descriptions.ts';
import { makeI18n } from './i18n/make-i18n.ts';
import { facade } from './ui/art/facade.ts';
import { otherScene, type Subject, serviceScene } from './ui/art/services/service-scene.ts';

type Site = { translator: i18n; routes: RouteObject[]; handler: StaticHandler };

const ORIGIN = 'http://localhost';
const API = `${ORIGIN}/api/`;
/** The browser needs its routes before it knows which page to fetch. */
const DASHBOARD: PageHandle = { title: 'dashboard', sourceFile: 'src/web/app/router/dashboard-tree.tsx' };
const SUBJECTS = { manicure: 'hand', pedicure: 'foot', other: 'bottle' } as const satisfies Record<
  ServiceCategory,
  Subject
>;
const PLACES: ReadonlyMap<string, () => string> = new Map([
  ['facade-1', () => facade(1)],
  ['facade-2', () => facade(2)],
]);
const sites = new Map<Language, Promise<Site>>(LANGUAGES.map((language) => [language, openSite(language)]));

/** Draws a page as HTML, ready to be taken over by the browser; a page of the dashboard is left to it altogether. */
export async function draw({ url, language, callApi }: DrawingRequest): Promise<Drawing> {
  const site = await siteIn(language);
  const { pathname } = new URL(url, ORIGIN);
  const store = makeStore({ baseUrl: API, language: () => language, fetch: fetchBy(callApi) });
  await store.dispatch(settingsApi.endpoints.publicSettings.initiate());

  const isDashboard = routesOf(site, pathname).includes(paths.dashboard);
  const context = isDashboard ? null : await site.handler.query(new Request(new URL(url, ORIGIN)));
  if (!context || context instanceof Response) return outline(site, store, DASHBOARD);

  const handle = pageHandleOf(context.matches.map(({ route }) => ({ handle: route.handle })));
  if (!handle?.drawnByServer) return outline(site, store, handle ?? { title: 'notFound', status: 404 });
  await handle.preload?.(store.dispatch);
  return { ...outline(site, store, handle), html: htmlOf(site, store, context) };
}

/** The pattern of the route that a path leads to, as a path that leads there itself. */
export async function pageOf(path: string): Promise<string> {
  const patterns = routesOf(await siteIn('fr'), path);
  if (patterns.includes(paths.dashboard)) return paths.dashboard;
  return (patterns.at(-1) ?? '*').replace(/^\*$/, '/*').replace('?', '');
}

/** The scene of that name; where there is none, a drawing that follows from the name and shows what the category is about. */
export function drawScene(name: string, category?: ServiceCategory): string | null {
  return PLACES.get(name)?.() ?? serviceScene(name) ?? (category ? otherScene(name, SUBJECTS[category]) : null);
}

function routesOf({ routes }: Site, path: string): string[] {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route }) => route.path ?? []);
}

/** The calls of the page stay inside the server. */
function fetchBy(callApi: DrawingRequest['callApi']): typeof fetch {
  return async (input) => {
    const { url } = new Request(input);
    const { status, body } = await callApi(url.slice(API.length));
    return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
  };
}

async function siteIn(language: Language): Promise<Site> {
  return (await sites.get(language)) ?? openSite(language);
}

async function openSite(language: Language): Promise<Site> {
  const translator = await makeI18n(language);
  // Browsers never show them.
  await translator.loadNamespaces('descriptions');
  const page = pageMaker(translator);
  const { dashboardTree } = await import('./app/router/dashboard-tree.tsx');
  const routes = siteRoutes(page, [dashboardTree(page)]);
  return { translator, routes, handler: createStaticHandler(routes) };
}

/** What depends on the minute is left for the browser to fill in: the page may be kept for hours. */
function htmlOf({ translator, handler }: Site, store: AppStore, context: StaticHandlerContext): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <App translator={translator} store={store} serverState={{ ...store.getState(), clock: null }}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>,
  );
}

function outline({ translator }: Site, store: AppStore, handle: PageHandle): Drawing {
  const { api } = store.getState();
  const settings = settingsApi.endpoints.publicSettings.select()(store.getState()).data;
  const { title, sourceFile, messages = [] } = handle;
  const catalogues = [...EVERYWHERE, ...messages].map((name) => catalogueFile(languageOf(translator), name));
  return {
    status: handle.demoOnly && !settings?.demo ? 404 : (handle.status ?? 200),
    title: `${translator.t(`titles:${title}`)} – ${settings?.name ?? DEFAULT_SETTINGS.name}`,
    description: descriptionOf(translator, title, settings?.locations),
    html: '',
    state: JSON.stringify(api),
    isComplete: Object.values(api.queries).every((query) => query?.status === 'fulfilled'),
    sourceFiles: sourceFile ? [sourceFile, ...catalogues] : catalogues,
  };
}

function descriptionOf(translator: i18n, title: TitleKey, locations: PublicSettings['locations'] | undefined) {
  const isDescribed = (key: TitleKey): key is keyof typeof descriptions => translator.exists(`descriptions:${key}`);
  return isDescribed(title) ? translator.t(`descriptions:${title}`, locationNames(locations)) : null;
}

function languageOf({ language }: i18n): Language {
  return LANGUAGES.find((known) => known === language) ?? 'fr';
}
