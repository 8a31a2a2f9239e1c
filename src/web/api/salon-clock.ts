import { createSlice, type PayloadAction, type Store } from '@reduxjs/toolkit';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { type SalonMoment, salonMoment } from '#domain/salon/salon-time.ts';

/** The server's instant, and what this tab's monotonic clock showed when it arrived; null before the first response. */
type ClockState = { epochMs: number; heardAtMs: number } | null;

const notHeardYet: ClockState = null;

/** The salon's clock: the server's time, counted on by the tab. The visitor's own clock is never asked. */
export const clockSlice = createSlice({
  name: 'clock',
  initialState: (): ClockState => notHeardYet,
  reducers: {
    clockHeard: {
      prepare: (now: string) => ({ payload: { epochMs: Date.parse(now), heardAtMs: performance.now() } }),
      reducer: (state, { payload }: PayloadAction<NonNullable<ClockState>>) =>
        isInStep(state, payload) ? state : payload,
    },
  },
});

/** Sets the clock by the instant of a response, an ISO text; one that says what the clock shows changes nothing. */
export const { clockHeard } = clockSlice.actions;

const MINUTE_MS = 60_000;

/**
 * Returns the salon's date and time, followed while the page is open; null until the server has said what time it is.
 * Pages are drawn by the server and hydrated without a clock: a stored page must not show yesterday's time. Deferred: what
 * all of a page says of the time is drawn bit by bit, behind what a person does.
 */
export function useSalonNow(): SalonMoment | null {
  return useDeferredValue(useTicks((now) => now));
}

/** As `useSalonNow`, but for what `select` makes of the time: the component is drawn again only when that changes. */
export function useSalonClock<Value extends string | number | boolean | null>(
  select: (now: SalonMoment | null) => Value,
): Value {
  return useTicks(select);
}

/** Returns a function that reads the clock without following it, for the moment at which something happened. */
export function useReadSalonClock(): () => SalonMoment | null {
  return tickerOf(useStore<ClockHolder>()).now;
}

function useTicks<Value>(select: (now: SalonMoment | null) => Value): Value {
  const ticker = tickerOf(useStore<ClockHolder>());
  return useSyncExternalStore(
    ticker.subscribe,
    () => select(ticker.now()),
    () => select(null),
  );
}

type ClockHolder = { clock: ClockState };

/** Calls its listeners at each minute of the salon, and when the server has set the clock. */
type Ticker = { now: () => SalonMoment | null; subscribe: (listener: () => void) => () => void };

const tickers = new WeakMap<Store<ClockHolder>, Ticker>();

function tickerOf(store: Store<ClockHolder>): Ticker {
  const ticker = tickers.get(store) ?? makeTicker(store);
  tickers.set(store, ticker);
  return ticker;
}

/** One timer for all components of a page; it runs while one of them is shown. */
function makeTicker(store: Store<ClockHolder>): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unfollow: (() => void) | undefined;
  let shown: { minute: number; moment: SalonMoment } | null = null;

  const tick = () => {
    clearTimeout(timer);
    const nowMs = salonMs(store.getState().clock);
    if (nowMs !== null) timer = setTimeout(tick, Math.ceil(MINUTE_MS - (nowMs % MINUTE_MS)));
    for (const listener of listeners) listener();
  };
  const start = () => {
    let clock = store.getState().clock;
    unfollow = store.subscribe(() => {
      if (store.getState().clock === clock) return;
      clock = store.getState().clock;
      tick();
    });
    tick();
  };
  const stop = () => {
    unfollow?.();
    clearTimeout(timer);
  };

  return {
    now: () => {
      const nowMs = salonMs(store.getState().clock);
      if (nowMs === null) return null;
      const minute = Math.floor(nowMs / MINUTE_MS);
      if (shown?.minute !== minute) shown = { minute, moment: salonMoment(minute * MINUTE_MS) };
      return shown.moment;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

/** How far the responses of a busy network may lie apart before the clock is set again. */
const DRIFT_MS = 2000;

function isInStep(state: ClockState, { epochMs, heardAtMs }: NonNullable<ClockState>): boolean {
  return state !== null && Math.abs(state.epochMs + heardAtMs - state.heardAtMs - epochMs) < DRIFT_MS;
}

/** The salon's instant, counted on from the server's; null before its first response. */
function salonMs(clock: ClockState): number | null {
  return clock && clock.epochMs + Math.max(0, performance.now() - clock.heardAtMs);
}
