import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { mustChangePassword, userOfToken } from './token.ts';

/** One field, empty when logged out; in memory only. */
export type SessionState = { token: string };

const loggedOut: SessionState = { token: '' };

/** Who is logged in. Begin by `startSession` and leave by `logOut`, which also change what the browser stores and the server knows. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: loggedOut,
  reducers: {
    tokenSet: (_state, { payload }: PayloadAction<string>) => ({ token: payload }),
    tokenDropped: () => loggedOut,
  },
  selectors: {
    selectToken: ({ token }) => token,
    selectUser: createSelector([({ token }: SessionState) => token], userOfToken),
    selectMustChangePassword: ({ token }) => mustChangePassword(token),
  },
});

export const { tokenSet, tokenDropped } = sessionSlice.actions;
export const { selectToken, selectUser, selectMustChangePassword } = sessionSlice.selectors;

/** The token in a store of any shape. */
export function tokenIn(state: unknown): string {
  return hasSession(state) ? state.session.token : '';
}

function hasSession(state: unknown): state is { session: SessionState } {
  return typeof state === 'object' && state !== null && 'session' in state;
}
