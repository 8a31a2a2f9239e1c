import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '../app/store.ts';
import { browserEnvironment } from '../browser/environment.ts';
import { clientInfoGiven, selectCart } from '../features/booking/cart/slice.ts';
import { reservationPlaced, selectPlaced } from '../features/reservations/slice.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { givenReservation } from '../testing/reservations.ts';
import { tokenFor } from '../testing/tokens.ts';
import { baseApi } from './base-api.ts';
import { RESET_AFTER_MS } from './cache-reset.ts';
import { selectUser, tokenIn, tokenSet } from './session.ts';
import { finishLogout, followOtherTabs, logOut, resumeSession, startSession } from './session-steps.ts';
import { isLogoutPending, isPersisted, setLogoutPending, setPersisted } from './session-storage.ts';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ mine: build.query<unknown, void>({ query: () => 'mine' }) }),
});

const api = fakeApi();
let calls: string[];

beforeEach(() => {
  calls = [];
  api.use(
    http.get('/api/mine', () => HttpResponse.json({ secret: true })),
    http.get('/api/auth/refresh', () => {
      calls.push('refresh');
      return HttpResponse.json({ accessToken: tokenFor() });
    }),
    http.post('/api/auth/logout', () => {
      calls.push('logout');
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

afterEach(() => vi.useRealTimers());

function tab() {
  return makeStore(browserEnvironment({ language: 'fr' }));
}

/** What the cache holds of the person's own data. */
function cached(store: ReturnType<typeof tab>) {
  return testApi.endpoints.mine.select()(store.getState()).data;
}

async function loggedInTab(token = tokenFor()) {
  const store = tab();
  store.dispatch(tokenSet(token));
  await store.dispatch(testApi.endpoints.mine.initiate());
  expect(cached(store)).toEqual({ secret: true });
  return store;
}

describe('logOut', () => {
  it('drops the token at once, tells the server, and forgets the persist flag', async () => {
    setPersisted(true);
    const store = await loggedInTab();

    const done = store.dispatch(logOut());
    expect(tokenIn(store.getState())).toBe('');
    expect(isPersisted()).toBe(false);

    await done;
    expect(calls).toEqual(['logout']);
    expect(isLogoutPending()).toBe(false);
  });

  it('empties the cache one second later', async () => {
    const store = await loggedInTab();
    vi.useFakeTimers();

    store.dispatch(logOut());
    vi.advanceTimersByTime(RESET_AFTER_MS - 1);
    expect(cached(store)).toEqual({ secret: true });
    vi.advanceTimersByTime(1);
    expect(cached(store)).toBeUndefined();
  });

  it('is told at the next load, before any renewal, when the server could not be reached', async () => {
    api.use(http.post('/api/auth/logout', () => HttpResponse.error(), { once: true }));
    const store = await loggedInTab();
    await store.dispatch(logOut());
    expect(isLogoutPending()).toBe(true);

    setPersisted(true);
    await tab().dispatch(resumeSession());
    expect(calls).toEqual(['logout', 'refresh']);
    expect(isLogoutPending()).toBe(false);
  });

  it('keeps the session closed while the server has not heard of the logout', async () => {
    api.use(http.post('/api/auth/logout', () => HttpResponse.error()));
    setLogoutPending(true);
    setPersisted(true);

    expect(await tab().dispatch(resumeSession())).toBe(false);
    expect(calls).toEqual([]);
  });

  it('logs out the other tabs too', async () => {
    const [here, there] = [await loggedInTab(), await loggedInTab()];
    const stop = followOtherTabs(there.dispatch);

    await here.dispatch(logOut());

    await vi.waitFor(() => expect(tokenIn(there.getState())).toBe(''));
    stop();
  });
});

describe('startSession', () => {
  it.each([
    { password: 'their own', claims: {}, persisted: true },
    { password: 'one that an Admin chose', claims: { mustChangePassword: true }, persisted: false },
  ])('keeps the session of a person with $password open: $persisted', ({ claims, persisted }) => {
    tab().dispatch(startSession(tokenFor(['Client'], 'Léa Roy', claims), true));
    expect(isPersisted()).toBe(persisted);
  });

  it('remembers whether to stay connected', () => {
    tab().dispatch(startSession(tokenFor(), true));
    expect(isPersisted()).toBe(true);
    tab().dispatch(startSession(tokenFor(), false));
    expect(isPersisted()).toBe(false);
  });

  it('settles an older logout, which must not end the new session at the next load', async () => {
    setLogoutPending(true);
    tab().dispatch(startSession(tokenFor(), true));
    await tab().dispatch(resumeSession());
    expect(calls).toEqual(['refresh']);
  });
});

describe('finishLogout', () => {
  it('says nothing to the server when no logout is pending', async () => {
    await tab().dispatch(finishLogout());
    expect(calls).toEqual([]);
  });
});

describe('resumeSession', () => {
  it('asks for a token when the person chose to stay connected', async () => {
    setPersisted(true);
    const store = tab();

    expect(await store.dispatch(resumeSession())).toBe(true);
    expect(selectUser(store.getState())).toMatchObject({ name: 'Camille Tremblay', status: 'Client', isAdmin: false });
  });

  it('asks no more once the session was found to be over, but again after a failure of the network', async () => {
    api.use(http.get('/api/auth/refresh', () => HttpResponse.error()));
    setPersisted(true);
    await tab().dispatch(resumeSession());
    expect(isPersisted()).toBe(true);
    api.use(http.get('/api/auth/refresh', () => HttpResponse.json({ code: 'login_expired' }, { status: 403 })));
    await tab().dispatch(resumeSession());
    expect(isPersisted()).toBe(false);
  });

  it('asks for none when the person did not', async () => {
    expect(await tab().dispatch(resumeSession())).toBe(false);
    expect(calls).toEqual([]);
  });

  it('asks once, however many pages want to know', async () => {
    setPersisted(true);
    const store = tab();
    await Promise.all([store.dispatch(resumeSession()), store.dispatch(resumeSession())]);
    expect(calls).toEqual(['refresh']);
  });
});

describe('another person who logs in', () => {
  it('finds an empty cache at once', async () => {
    const store = await loggedInTab();
    store.dispatch(tokenSet(tokenFor(['Client'], 'Léa Roy')));
    expect(cached(store)).toBeUndefined();
  });

  it('finds nothing of whoever did not log out: neither contact nor the visit just booked', async () => {
    const store = await loggedInTab();
    const newcomer = tokenFor(['Client'], 'Léa Roy');
    store.dispatch(clientInfoGiven({ client: 'Camille Tremblay', phone: '418-555-0142', comment: '' }));
    store.dispatch(reservationPlaced(givenReservation()));
    store.dispatch(tokenSet(newcomer));
    expect(selectCart(store.getState()).reservationClientInfo).toBeNull();
    expect(selectPlaced(store.getState())).toBeNull();
    expect(tokenIn(store.getState())).toBe(newcomer);
  });

  it('does not lose the cache to a renewal of their own token', async () => {
    const store = await loggedInTab();
    store.dispatch(tokenSet(tokenFor()));
    expect(cached(store)).toEqual({ secret: true });
  });
});
