import './ui/base.css';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { i18n } from 'i18next';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { money } from '#contract/format.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { localeOf } from '#domain/languages.ts';
import { salonMoment } from '#domain/salon/salon-time.ts';
import { rehydrated } from './api/base-api.ts';
import { logFailure } from './api/browser-log.ts';
import { followOtherTabs, resumeSession } from './api/session-steps.ts';
import { App } from './app/app.tsx';
import { nameHistoryEntry } from './app/history-entry.ts';
import { pageIsLoaded, pageIsLoadedOrLate } from './app/router/page-is-loaded.ts';
import { pageMaker } from './app/router/page-route.ts';
import { dashboardOnDemand, siteRoutes } from './app/router/routes.tsx';
import { type AppStore, makeStore } from './app/store.ts';
import { noteLostStyles } from './browser/arrival.ts';
import { deviceNow } from './browser/device-clock.ts';
import { takeEarlyGestures } from './browser/early-gestures.ts';
import { browserEnvironment } from './browser/environment.ts';
import { keepOfflinePage } from './browser/keep-offline-page.ts';
import { nextTask } from './browser/next-task.ts';
import { loadCart, persistCart } from './features/booking/cart/stored-cart.ts';
import { settingsApi } from './features/settings/api.ts';
import { followLanguage, startingLanguage } from './i18n/language-choice.ts';
import { makeI18n } from './i18n/make-i18n.ts';
import { hearTravelFirst } from './ui/overlays/back/open-overlays.ts';

type Router = ReturnType<typeof createBrowserRouter>;

noteLostStyles();
const language = startingLanguage(location.search);
const container = document.getElementById('app');
if (!container) throw new Error('index.html has no #app');
const isDrawn = container.childElementCount > 0 && document.documentElement.lang === localeOf(language);
await nextTask();
const translator = await makeI18n(language);
await nextTask();
const store = makeStore(browserEnvironment(translator), loadCart());

const data = document.getElementById('data')?.textContent;
if (data) store.dispatch(rehydrated(data));

followOthers(store);

// The first reading of the salon's clock and the first price are slow, and would come in the middle of a drawing.
await nextTask();
salonMoment(deviceNow());
await nextTask();
money(0, language);

await nextTask();
nameHistoryEntry();
const page = pageMaker(translator);
await nextTask();
hearTravelFirst();
const router = createBrowserRouter(siteRoutes(page), { patchRoutesOnNavigation: dashboardOnDemand(page) });
await (isDrawn ? pageIsLoaded(router) : pageIsLoadedOrLate(router));
await nextTask();
await draw(container, translator, store, router);
followLanguage(translator);
askServer(store);
await nextTask();
keepOfflinePage();
fetchRest().catch((problem) => logFailure('fetching ahead', problem));

/**
 * Takes over what the server drew, bit by bit; draws afresh what it could not, or drew in the other language. Resolves when
 * the app hears what a person does.
 */
function draw(container: HTMLElement, translator: i18n, store: AppStore, router: Router): Promise<void> {
  // Taken in any case: until then, the first script of the page keeps forms from being sent.
  const repeatEarlyGestures = takeEarlyGestures(container);
  return new Promise((resolve) => {
    const handleHydrated = () => {
      if (isDrawn) void repeatEarlyGestures();
      resolve();
    };
    const app = (
      <StrictMode>
        <App
          translator={translator}
          store={store}
          serverState={isDrawn ? { ...store.getState(), cart: EMPTY_CART } : undefined}
          onHydrated={handleHydrated}
        >
          <RouterProvider router={router} />
        </App>
      </StrictMode>
    );
    if (isDrawn) startTransition(() => void hydrateRoot(container, app));
    else createRoot(container).render(app);
  });
}

/** Keeps the state in step with the window, the other tabs and what is kept for the next visit. */
function followOthers(store: AppStore): void {
  setupListeners(store.dispatch);
  persistCart(store);
  followOtherTabs(store.dispatch);
}

/** What time it is at the salon, and who was signed in. */
function askServer(store: AppStore): void {
  void store.dispatch(settingsApi.endpoints.publicSettings.initiate(undefined, { forceRefetch: true }));
  void store.dispatch(resumeSession());
}

/** In a file of its own, and without a word when it does not come: nothing on the page needs it. */
async function fetchRest(): Promise<void> {
  const { startRest } = await import('./app/after-first-page.ts');
  startRest({ store, translator, router });
}
