import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { tokenDropped } from '../../api/session.ts';

/** The booking just placed, for the confirmation page; it lives as long as the tab, and not beyond a logout. */
export const placedSlice = createSlice({
  name: 'placed',
  initialState: (): { reservation: Reservation | null } => ({ reservation: null }),
  reducers: {
    reservationPlaced: (_state, { payload }: PayloadAction<Reservation>) => ({ reservation: payload }),
    /** It was cancelled: nothing is left to confirm. */
    placedCancelled: (state, { payload: id }: PayloadAction<string>) =>
      state.reservation?._id === id ? { reservation: null } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(tokenDropped, () => ({ reservation: null }));
  },
  selectors: { selectPlaced: ({ reservation }) => reservation },
});

export const { reservationPlaced, placedCancelled } = placedSlice.actions;
export const { selectPlaced } = placedSlice.selectors;

/** How many people wait, for the title of the tab, while a list that knows it is open. */
export const waitingSlice = createSlice({
  name: 'waiting',
  initialState: (): { count: number } => ({ count: 0 }),
  reducers: { waitingCounted: (_state, { payload }: PayloadAction<number>) => ({ count: payload }) },
  selectors: { selectWaiting: ({ count }) => count },
});

export const { waitingCounted } = waitingSlice.actions;
export const { selectWaiting } = waitingSlice.selectors;
