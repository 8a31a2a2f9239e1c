// Runs beside the pages, in the browser. It keeps one page for those without network, and serves nothing else: pages and
// calls always come from the salon, so that no visitor ever books on old data.
declare const self: ServiceWorkerGlobalScope;

const CACHE = 'hors-connexion';
const OFFLINE_PAGE = '/hors-connexion';
/** Both name the files of the page; each in its language. */
const DRAWINGS = [`${OFFLINE_PAGE}?lang=fr`, `${OFFLINE_PAGE}?lang=en`];
const FILES = '/assets/';

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

// A page that starts says so: the hours that were kept may have changed. Without network they stay.
self.addEventListener('message', (event) => event.waitUntil(keepOfflinePage().catch(() => undefined)));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(pageOrOffline(event));
  if (pathname.startsWith(FILES)) event.respondWith(keptOrFetched(event.request));
});

/** Keeps the page with every file that it names, and drops the files of the one before. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  const drawings = await Promise.all(DRAWINGS.map((path) => fetch(path, { cache: 'no-cache' })));
  const [french] = drawings;
  if (!french || drawings.some(({ ok }) => !ok)) return;
  const page = french.clone();
  const files = new Set((await Promise.all(drawings.map(filesNamedBy))).flat());
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith(FILES));
  await cache.addAll([...files].filter((path) => !kept.includes(path)));
  await cache.put(OFFLINE_PAGE, page);
  await Promise.all(kept.filter((path) => !files.has(path)).map((path) => cache.delete(path)));
}

async function filesNamedBy(drawing: Response): Promise<string[]> {
  const named = (await drawing.text()).matchAll(/[" ](\/assets\/[^" ]+)/g);
  return [...named].flatMap(([, path]) => path ?? []);
}

async function pageOrOffline({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlinePage(new URL(request.url));
  }
}

/** The offline page; a request for another page is redirected to it, with the wanted path in its query. */
async function offlinePage({ pathname, search }: URL): Promise<Response> {
  const kept = await caches.match(OFFLINE_PAGE);
  if (!kept) return Response.error();
  if (pathname === OFFLINE_PAGE) return kept;
  return Response.redirect(`${OFFLINE_PAGE}?${new URLSearchParams({ retour: pathname + search })}`);
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
