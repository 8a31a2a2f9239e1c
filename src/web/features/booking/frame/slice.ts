import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartChange } from '#domain/cart/cart-refresh.ts';
import { bookingPlaced, orderCancelled } from '../cart/slice.ts';

/** What the catalogue changed in the cart and the person has not yet put aside. */
export const changesSlice = createSlice({
  name: 'changes',
  initialState: (): CartChange[] => [],
  reducers: {
    changesFound: (known, { payload }: PayloadAction<CartChange[]>) => [...known, ...payload],
    changesSeen: () => [],
  },
  extraReducers: (builder) => {
    builder.addCase(orderCancelled, () => []).addCase(bookingPlaced, () => []);
  },
  selectors: { selectChanges: (changes) => changes },
});

export const { changesFound, changesSeen } = changesSlice.actions;
export const { selectChanges } = changesSlice.selectors;
