import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { Language } from '#domain/languages.ts';
import { tokenSet } from '../api/session.ts';
import { App } from '../app/app.tsx';
import { pageIsLoaded } from '../app/router/page-is-loaded.ts';
import { pageMaker } from '../app/router/page-route.ts';
import { dashboardOnDemand, siteRoutes } from '../app/router/routes.tsx';
import { makeStore } from '../app/store.ts';
import { browserEnvironment } from '../browser/environment.ts';
import { followLanguage } from '../i18n/language-choice.ts';
import { makeI18n } from '../i18n/make-i18n.ts';

type Visit = { language?: Language; token?: string; cart?: Cart };

/** Opens an address of the real site, frame and all, as a visitor would; the test provides what it fetches. */
export async function openSite(address: string, { language = 'fr', token, cart }: Visit = {}) {
  const translator = await makeI18n(language);
  followLanguage(translator);
  const store = makeStore(browserEnvironment(translator), cart);
  if (token) store.dispatch(tokenSet(token));
  const page = pageMaker(translator);
  const router = createMemoryRouter(siteRoutes(page), {
    initialEntries: [address],
    patchRoutesOnNavigation: dashboardOnDemand(page),
  });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await pageIsLoaded(router);
  const view = render(
    <App translator={translator} store={store}>
      <RouterProvider router={router} />
    </App>,
  );
  return { ...view, store, router, translator };
}
