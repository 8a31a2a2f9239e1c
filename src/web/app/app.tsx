import type { i18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { AppStore, RootState } from './store.ts';

type Props = {
  translator: i18n;
  store: AppStore;
  /** The state that the server drew from: the first picture in the browser is drawn from it too. */
  serverState?: RootState | undefined;
  /** Called once the whole page is hydrated, with the browser's own state in it. */
  onHydrated?: (() => void) | undefined;
  children: ReactNode;
};

/** What every page stands in: its language and its state. */
export function App({ translator, store, serverState, onHydrated, children }: Props) {
  useEffect(() => {
    // In a task of its own: a click that started the hydration is not over yet, and a field clicked meanwhile would not hear it.
    if (onHydrated) setTimeout(onHydrated);
  }, [onHydrated]);
  return (
    <I18nextProvider i18n={translator}>
      <Provider store={store} {...(serverState && { serverState })}>
        {children}
      </Provider>
    </I18nextProvider>
  );
}
