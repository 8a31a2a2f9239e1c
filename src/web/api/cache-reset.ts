import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import { forgetResponse, forgetResponses } from './conditional-get.ts';
import { tokenDropped, tokenSet } from './session.ts';
import { userOfToken } from './token.ts';

/** How long cached data is kept after a logout. Nothing shows it meanwhile: its pages are closed. */
export const RESET_AFTER_MS = 1000;

/**
 * Creates the middleware that hides one person's data from the next: it empties the cache a second after a logout, and
 * at once when somebody else logs in. With each cache entry its tagged response goes.
 */
export function cacheReset(environment: object): Middleware {
  return ({ dispatch }) => {
    let owner: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const reset = () => {
      clearTimeout(timer);
      owner = null;
      forgetResponses(environment);
      dispatch(baseApi.util.resetApiState());
    };

    const resetForAnother = (token: string) => {
      const newcomer = userOfToken(token)?._id ?? null;
      if (owner !== null && owner !== newcomer) {
        // For the cart's contact and the visit just booked, which are the other's too.
        dispatch(tokenDropped());
        reset();
      }
      owner = newcomer;
    };

    const resetSoon = () => {
      forgetResponses(environment);
      clearTimeout(timer);
      timer = setTimeout(reset, RESET_AFTER_MS);
    };

    return (next) => (action) => {
      if (tokenSet.match(action)) resetForAnother(action.payload);
      if (tokenDropped.match(action)) resetSoon();
      forgetRemoved(environment, action);
      return next(action);
    };
  };
}

function forgetRemoved(environment: object, action: unknown): void {
  const { removeQueryResult } = baseApi.internalActions;
  if (removeQueryResult.match(action)) forgetResponse(environment, action.payload.queryCacheKey);
}
