import './ui/base.css';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { EMPTY_CART } from '#domain/cart.ts';
import { localeOf } from '#domain/languages.ts';
import { rehydrated } from './api/base-api.ts';
import { followOtherTabs, resumeSession } from './api/session-steps.ts';
import { browserSurroundings } from './api/surroundings.ts';
import { App } from './app/app.tsx';
import { keepOfflinePage } from './app/keep-offline-page.ts';
import { pageIsLoaded } from './app/page-is-loaded.ts';
import { pageMaker } from './app/page-route.ts';
import { appRoutes } from './app/routes.tsx';
import { type AppStore, makeStore } from './app/store.ts';
import { takeEarlyGestures } from './early-gestures.ts';
import { keepCart, keptCart } from './features/cart/kept-cart.ts';
import { settingsApi } from './features/settings/api.ts';
import { followLanguage, startingLanguage } from './i18n/language-choice.ts';
import { makeI18n } from './i18n/make-i18n.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const language = startingLanguage(location.search);
const isDrawnFor = document.documentElement.lang === localeOf(language);
const translator = await makeI18n(language);
const store = makeStore(browserSurroundings(translator), keptCart());

const data = document.getElementById('data')?.textContent;
if (data) store.dispatch(rehydrated(data));

const router = createBrowserRouter(appRoutes(pageMaker(translator)));
await pageIsLoaded(router);
draw(translator, store, router);
followLanguage(translator);
keepInStep(store);
keepOfflinePage();

/** Takes over what the server drew; draws afresh what it could not, or drew in the other language. */
function draw(translator: i18n, store: AppStore, router: Router): void {
  const container = document.getElementById('app');
  if (!container) throw new Error('index.html has no #app');
  const isDrawn = isDrawnFor && container.childElementCount > 0;
  // Taken in any case: until then, the first script of the page keeps forms from being sent.
  const repeatEarlyGestures = takeEarlyGestures(container);
  const app = (
    <StrictMode>
      <App
        translator={translator}
        store={store}
        serverState={isDrawn ? { ...store.getState(), cart: EMPTY_CART } : undefined}
        onTakenOver={isDrawn ? repeatEarlyGestures : undefined}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (isDrawn) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

/** Follows the salon's clock, the other tabs and the session that was to be kept open. */
function keepInStep(store: AppStore): void {
  setupListeners(store.dispatch);
  keepCart(store);
  followOtherTabs(store.dispatch);
  void store.dispatch(settingsApi.endpoints.publicSettings.initiate(undefined, { forceRefetch: true }));
  void store.dispatch(resumeSession());
}
