import { createSlice } from '@reduxjs/toolkit';
import { isLoginExpired } from './problem.ts';
import { tokenDropped, tokenSet } from './session.ts';

/** Whether a call has found the session to be over while the page still stands: the frame then offers to log in again. */
export const expirySlice = createSlice({
  name: 'expiry',
  initialState: (): boolean => false,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(tokenSet, () => false)
      .addCase(tokenDropped, () => false)
      .addMatcher(
        (action: unknown) =>
          typeof action === 'object' && action !== null && 'payload' in action && isLoginExpired(action.payload),
        () => true,
      );
  },
  selectors: { selectIsExpired: (isExpired) => isExpired },
});
