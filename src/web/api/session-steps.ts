import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { forgetPersonal } from '../browser/browser-storage.ts';
import { baseApi } from './base-api.ts';
import { logFailure } from './browser-log.ts';
import { isLoginExpired } from './problem.ts';
import { renewToken } from './renewal.ts';
import { tokenDropped, tokenIn, tokenSet } from './session.ts';
import { isLogoutPending, isPersisted, setLogoutPending, setPersisted } from './session-storage.ts';
import { mustChangePassword } from './token.ts';

type Step<Result> = ThunkAction<Promise<Result>, object, unknown, UnknownAction>;

const CHANNEL = 'session';
const LOGGED_OUT = 'logged out';

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<unknown, void>({
      query: () => ({ url: 'auth/logout', method: 'POST', keepalive: true }),
    }),
    resume: build.mutation<null, void>({
      queryFn: async (_nothing, api) => {
        const failure = await renewToken(api, '');
        return failure ? { error: failure } : { data: null };
      },
    }),
  }),
});

/**
 * Begins a session with the token of a login. `persisted` keeps it open beyond the browser, unless its password is one
 * that an Admin chose; the new cookie replaces one whose logout never reached the server.
 */
export function startSession(token: string, persisted: boolean): ThunkAction<void, object, unknown, UnknownAction> {
  return (dispatch) => {
    setLogoutPending(false);
    setPersisted(persisted && !mustChangePassword(token));
    dispatch(tokenSet(token));
  };
}

/** Ends the session in every tab at once, with or without network; the server hears of it now, or at the next load. */
export function logOut(): Step<void> {
  return async (dispatch) => {
    setPersisted(false);
    setLogoutPending(true);
    dispatch(tokenDropped());
    forgetPersonal();
    notifyOtherTabs();
    await dispatch(finishLogout());
  };
}

/** Sends a logout that has not reached the server yet; call it before any renewal. A failure is only logged. */
export function finishLogout(): Step<void> {
  return async (dispatch) => {
    if (!isLogoutPending()) return;
    const { error } = await dispatch(sessionApi.endpoints.logout.initiate(undefined, { track: false }));
    if (error) logFailure('logout', error);
    else setLogoutPending(false);
  };
}

/**
 * Resumes a session silently: with the persist flag set and no token, asks for one. Returns whether somebody is logged in.
 * A session that is over is not asked for at the next load.
 */
export function resumeSession(): Step<boolean> {
  return async (dispatch, getState) => {
    if (tokenIn(getState())) return true;
    await dispatch(finishLogout());
    if (!isPersisted() || isLogoutPending()) return false;
    const { error } = await dispatch(sessionApi.endpoints.resume.initiate(undefined, { track: false }));
    if (error) logFailure('silent refresh', error);
    if (isLoginExpired(error)) setPersisted(false);
    return tokenIn(getState()) !== '';
  };
}

/** Follows a logout made in another tab. Returns a function that stops following. */
export function followOtherTabs(dispatch: (action: UnknownAction) => unknown): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === LOGGED_OUT) dispatch(tokenDropped());
  };
  return () => channel.close();
}

function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(LOGGED_OUT);
  channel.close();
}
