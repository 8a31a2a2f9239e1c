import type { i18n } from 'i18next';
import { isLanguage } from '#domain/languages.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { loadLocationSheet } from '../features/booking/location/load-location-sheet.ts';
import { loadServiceDrawer } from '../features/booking/service/load-service-drawer.ts';
import { CATALOGUES, type Namespace } from '../i18n/catalogues.ts';
import { loadMonthCalendar } from '../shared/dates/load-month-calendar.ts';
import { accountRoutes } from './router/account-routes.tsx';
import { bookingRoutes } from './router/booking-routes.tsx';
import type { Page } from './router/page-route.ts';
import { loadSiteSheet } from './site/load-site-sheet.ts';
import type { AppStore } from './store.ts';

/** A part of the app, and the catalogues that it speaks from. */
type Part = { load: () => Promise<unknown>; messages: readonly Namespace[] };

/**
 * Fetches parts of the app before they are asked for, one after the other, while nothing is urgent and in the language of the
 * moment, so that they open without network too. Resolves to whether all have come.
 */
export async function fetchAhead(translator: i18n, parts: readonly Part[]): Promise<boolean> {
  const { language } = translator;
  if (!isLanguage(language)) return false;
  try {
    for (const { load, messages } of parts) {
      await new Promise<void>((resolve) => whenIdle(resolve));
      await Promise.all([load(), ...messages.map((namespace) => CATALOGUES[language][namespace]())]);
    }
    return true;
  } catch {
    return false;
  }
}

/** Fetches the steps of a booking once it has begun, up to its summary and the login before it; later, if there is no network. */
export function keepStepsAtHand(store: AppStore, translator: i18n): void {
  // It is never far: on a telephone one press opens it.
  void fetchAhead(translator, [{ load: loadSiteSheet, messages: [] }]);
  const parts = stepParts();
  let askedFor: string | null = null;
  const fetchSteps = async () => {
    const { cardItems, reservationLocation } = store.getState().cart;
    const { language } = translator;
    if (askedFor === language || (cardItems.length === 0 && !reservationLocation)) return;
    askedFor = language;
    if (!(await fetchAhead(translator, parts))) window.addEventListener('online', askAnew, { once: true });
  };
  const askAnew = () => {
    askedFor = null;
    void fetchSteps();
  };
  const follow = () => void fetchSteps();
  store.subscribe(follow);
  translator.on('languageChanged', follow);
  follow();
}

function stepParts(): Part[] {
  const parts: Part[] = [];
  const collect: Page = (_name, load, { messages = [] }) => {
    parts.push({ load, messages });
    return {};
  };
  bookingRoutes(collect);
  accountRoutes((name, load, about) => (name === 'LoginPage' ? collect(name, load, about) : {}));
  for (const load of [loadLocationSheet, loadServiceDrawer, loadMonthCalendar]) parts.push({ load, messages: [] });
  return parts;
}
