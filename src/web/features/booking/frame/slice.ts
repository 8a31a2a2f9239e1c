import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartChange } from '#domain/cart/cart-refresh.ts';
import { cartBooked, cartEmptied } from '../cart/slice.ts';

/** What the catalogue changed in the cart and the person has not yet dismissed. */
export const changesSlice = createSlice({
  name: 'changes',
  initialState: (): CartChange[] => [],
  reducers: {
    changesFound: (earlier, { payload }: PayloadAction<CartChange[]>) => [...earlier, ...payload],
    changesDismissed: () => [],
  },
  extraReducers: (builder) => {
    builder.addCase(cartEmptied, () => []).addCase(cartBooked, () => []);
  },
  selectors: { selectChanges: (changes) => changes },
});

export const { changesFound, changesDismissed } = changesSlice.actions;
export const { selectChanges } = changesSlice.selectors;
