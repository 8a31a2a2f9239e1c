import { configureStore } from '@reduxjs/toolkit';
import { type Cart, EMPTY_CART } from '#domain/cart/cart.ts';
import { baseApi } from '../api/base-api.ts';
import { cacheReset } from '../api/cache-reset.ts';
import { expirySlice } from '../api/expiry.ts';
import { clockSlice } from '../api/salon-clock.ts';
import { sessionSlice } from '../api/session.ts';
import type { StoreEnvironment } from '../browser/environment.ts';
import { cartSlice } from '../features/booking/cart/slice.ts';
import { changesSlice } from '../features/booking/frame/slice.ts';
import { toolSlice } from '../features/reservations/desk-form/slice.ts';
import { boardSlice, placedSlice, waitingSlice } from '../features/reservations/slice.ts';

/** The development checks of the toolkit speak up when they themselves are slow; on a busy machine that says nothing. */
const PATIENT = { warnAfter: 60_000 };

/** The state of one browser tab, which starts with the cart that the browser kept, or of one page that the server draws. */
export function makeStore(environment: StoreEnvironment, cart: Cart = EMPTY_CART) {
  return configureStore({
    reducer: {
      api: baseApi.reducer,
      board: boardSlice.reducer,
      cart: cartSlice.reducer,
      changes: changesSlice.reducer,
      clock: clockSlice.reducer,
      expiry: expirySlice.reducer,
      placed: placedSlice.reducer,
      session: sessionSlice.reducer,
      tool: toolSlice.reducer,
      waiting: waitingSlice.reducer,
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: environment },
        serializableCheck: PATIENT,
        immutableCheck: PATIENT,
      }).concat(cacheReset(environment), baseApi.middleware),
    preloadedState: { cart },
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
