import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Reservation } from '#contract/reservations.ts';
import { tokenDropped } from '../../api/session.ts';

/** The booking just placed, for the confirmation page; it lives as long as the tab, and not beyond a logout (R32). */
export const placedSlice = createSlice({
  name: 'placed',
  initialState: (): { reservation: Reservation | null } => ({ reservation: null }),
  reducers: {
    reservationPlaced: (_state, { payload }: PayloadAction<Reservation>) => ({ reservation: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(tokenDropped, () => ({ reservation: null }));
  },
  selectors: { selectPlaced: ({ reservation }) => reservation },
});

export const { reservationPlaced } = placedSlice.actions;
export const { selectPlaced } = placedSlice.selectors;
