import type { BaseQueryApi, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { LOGIN_EXPIRED, problemOf } from './problem.ts';
import { send } from './send.ts';
import { tokenIn, tokenSet } from './session.ts';

/** What came of a renewal: nothing wrong, or the failure to show. */
export type Renewal = FetchBaseQueryError | null;

let underway: Promise<Renewal> | null = null;
let refusedToken: string | null = null;

/** Whether this token was found to be beyond renewal. */
export function isRefusedToken(token: string): boolean {
  return token !== '' && token === refusedToken;
}

/**
 * Gets a fresh token in place of `refused` (empty when there is none yet). Everyone in this tab who waits shares one
 * request, and tabs take turns, so that no two of them rotate the same cookie at once.
 */
export function renewToken(api: BaseQueryApi, refused: string): Promise<Renewal> {
  underway ??= inTurn(() => renew(api, refused)).finally(() => {
    underway = null;
  });
  return underway;
}

async function renew(api: BaseQueryApi, refused: string): Promise<Renewal> {
  if (tokenIn(api.getState()) !== refused) return null;
  const { data, error } = await send('auth/refresh', { ...api, signal: new AbortController().signal }, {});
  if (tokenIn(api.getState()) !== refused) return null;
  const token = accessTokenIn(data);
  if (token) {
    api.dispatch(tokenSet(token));
    return null;
  }
  return error && !isRefusal(error) ? error : rememberRefused(refused);
}

function rememberRefused(refused: string): Renewal {
  refusedToken = refused;
  return LOGIN_EXPIRED;
}

function isRefusal(error: FetchBaseQueryError): boolean {
  const { status } = problemOf(error);
  return status === 401 || status === 403;
}

function accessTokenIn(data: unknown): string {
  const isAnswer = typeof data === 'object' && data !== null && 'accessToken' in data;
  return isAnswer && typeof data.accessToken === 'string' ? data.accessToken : '';
}

function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('session-renewal', task) : task();
}
