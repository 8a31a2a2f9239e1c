import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import { clearResponseCache } from './known-answers.ts';
import { tokenDropped, tokenSet } from './session.ts';
import { userOfToken } from './token.ts';

/** How long cached data outlives a logout (spec 4). Nothing shows it meanwhile: the pages that could are gone. */
export const RESET_AFTER_MS = 1000;

/**
 * Keeps one person's data from the next: the cache is emptied a second after a logout, and at once when somebody else
 * logs in, who takes over nothing from whoever did not log out.
 */
export const cacheKeeper: Middleware = ({ dispatch }) => {
  let owner: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reset = () => {
    clearTimeout(timer);
    owner = null;
    clearResponseCache();
    dispatch(baseApi.util.resetApiState());
  };

  const welcome = (token: string) => {
    const newcomer = userOfToken(token)?._id ?? null;
    if (owner !== null && owner !== newcomer) {
      // For the cart's contact and the visit just booked, which are the other's too.
      dispatch(tokenDropped());
      reset();
    }
    owner = newcomer;
  };

  const resetSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(reset, RESET_AFTER_MS);
  };

  return (next) => (action) => {
    if (tokenSet.match(action)) welcome(action.payload);
    if (tokenDropped.match(action)) {
      clearResponseCache();
      resetSoon();
    }
    return next(action);
  };
};
