import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { type SalonMoment, salonMoment } from '#domain/salon/salon-time.ts';

/** The server's instant, and what this tab's steady clock showed when it arrived; null before the first answer. */
type ClockState = { epochMs: number; heardAtMs: number } | null;

const notHeardYet: ClockState = null;

/** The salon's clock: the server's word, counted on from by the tab, whatever the visitor's clock says. */
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
  selectors: { selectClock: (state) => state },
});

/** Tells the clock the instant that an answer names; one that says what the clock shows changes nothing. */
export const { clockHeard } = clockSlice.actions;

const TICK_MS = 10_000;
const MINUTE_MS = 60_000;

/**
 * The salon's date and time, followed while the page is open; null until the server has said what time it is. Pages are
 * drawn by the server, and taken over from it, without a clock: a kept page must not tell yesterday's time.
 */
export function useSalonNow(): SalonMoment | null {
  const clock = useSelector(clockSlice.selectors.selectClock);
  const [steadyMs, setSteadyMs] = useState(() => performance.now());

  useEffect(() => {
    const tick = () => setSteadyMs(performance.now());
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);

  const minute = clock && minuteAt(clock, steadyMs);
  return useMemo(() => (minute === null ? null : salonMoment(minute * MINUTE_MS)), [minute]);
}

/** How far the answers of a busy network may lie apart before the clock is set anew. */
const DRIFT_MS = 2000;

function isInStep(state: ClockState, { epochMs, heardAtMs }: NonNullable<ClockState>): boolean {
  return state !== null && Math.abs(state.epochMs + heardAtMs - state.heardAtMs - epochMs) < DRIFT_MS;
}

function minuteAt({ epochMs, heardAtMs }: NonNullable<ClockState>, steadyMs: number): number {
  return Math.floor((epochMs + Math.max(0, steadyMs - heardAtMs)) / MINUTE_MS);
}
