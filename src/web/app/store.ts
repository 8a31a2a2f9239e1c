import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { baseApi } from '../api/base-api.ts';
import { cacheKeeper } from '../api/cache-keeper.ts';
import { sessionSlice } from '../api/session.ts';
import type { Surroundings } from '../api/surroundings.ts';

/** The development checks of the toolkit speak up when they themselves are slow; on a busy machine that says nothing. */
const PATIENT = { warnAfter: 1000 };

const reducer = {
  [baseApi.reducerPath]: baseApi.reducer,
  [sessionSlice.reducerPath]: sessionSlice.reducer,
};

/** The state of one browser tab, or of one page that the server renders. */
export function makeStore(surroundings: Surroundings) {
  return configureStore({
    reducer,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: surroundings },
        serializableCheck: PATIENT,
        immutableCheck: PATIENT,
      }).concat(cacheKeeper, baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

/** Lets the cache refetch when the window comes back or the network does. Answers how to stop. */
export function listenToWindow(store: AppStore): () => void {
  return setupListeners(store.dispatch);
}
