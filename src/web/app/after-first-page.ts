import type { i18n } from 'i18next';
import type { createBrowserRouter } from 'react-router';
import { letBackClose } from '../ui/overlays/back/back-closes.ts';
import { keepStepsAtHand } from './fetch-ahead.ts';
import type { AppStore } from './store.ts';

type Parts = {
  store: AppStore;
  translator: i18n;
  router: ReturnType<typeof createBrowserRouter>;
};

/** What can wait until the first page hears what a person does. */
export function startRest({ store, translator, router }: Parts): void {
  letBackClose(router);
  keepStepsAtHand(store, translator);
}
