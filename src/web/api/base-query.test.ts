import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '../app/store.ts';
import { browserEnvironment } from '../browser/environment.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { tokenFor } from '../testing/tokens.ts';
import { baseApi } from './base-api.ts';
import { isLoginExpired, problemOf } from './problem.ts';
import { tokenIn, tokenSet } from './session.ts';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ read: build.query<unknown, string>({ query: (what) => `things/${what}` }) }),
});

const api = fakeApi();
const EXPIRED = { message: 'Jeton expiré', code: 'token_expired' };

/** What the server saw, in order: `GET things/a token`. */
let calls: string[];
let valid: string;

function storeWith(token: string) {
  const store = makeStore(browserEnvironment({ language: 'fr' }));
  store.dispatch(tokenSet(token));
  const read = async (what: string) => store.dispatch(testApi.endpoints.read.initiate(what));
  return { store, read };
}

/** Things are served to the holder of the valid token; `refresh` returns what a renewal gets. */
function serve(refresh: () => Response) {
  api.use(
    http.get('/api/things/:what', ({ request, params }) => {
      calls.push(`thing ${params.what}`);
      const isValid = request.headers.get('Authorization') === `Bearer ${valid}`;
      return isValid ? HttpResponse.json({ of: params.what }) : HttpResponse.json(EXPIRED, { status: 403 });
    }),
    http.get('/api/auth/refresh', () => {
      calls.push('refresh');
      return refresh();
    }),
  );
}

beforeEach(() => {
  calls = [];
  valid = tokenFor();
});

describe('a refused token', () => {
  it('is renewed once for everyone who waits, and each call is repeated once', async () => {
    serve(() => HttpResponse.json({ accessToken: valid }));
    const { store, read } = storeWith(tokenFor());

    const answers = await Promise.all(['a', 'b', 'c'].map(read));

    expect(answers.map(({ data }) => data)).toEqual([{ of: 'a' }, { of: 'b' }, { of: 'c' }]);
    expect(calls.filter((call) => call === 'refresh')).toHaveLength(1);
    expect(calls.filter((call) => call.startsWith('thing'))).toHaveLength(6);
    expect(tokenIn(store.getState())).toBe(valid);
  });

  it('is not renewed again by a call that comes back late', async () => {
    let release = () => undefined;
    const late = new Promise<void>((resolve) => {
      release = () => {
        resolve();
      };
    });
    serve(() => HttpResponse.json({ accessToken: valid }));
    api.use(
      http.get('/api/things/late', async ({ request }) => {
        if (request.headers.get('Authorization') === `Bearer ${valid}`) return HttpResponse.json({ of: 'late' });
        await late;
        return HttpResponse.json(EXPIRED, { status: 403 });
      }),
    );
    const { read } = storeWith(tokenFor());

    const waiting = read('late');
    await read('a');
    release();

    expect((await waiting).data).toEqual({ of: 'late' });
    expect(calls.filter((call) => call === 'refresh')).toHaveLength(1);
  });

  it.each([401, 403])('ends in "Your login has expired." when the renewal answers %i', async (status) => {
    serve(() => HttpResponse.json({ message: 'Non', code: 'login_expired' }, { status }));
    const { read } = storeWith(tokenFor());

    const { error } = await read('a');

    expect(problemOf(error)).toMatchObject({ status: 403, message: 'Your login has expired.' });
    expect(isLoginExpired(error)).toBe(true);
    expect(calls).toEqual(['thing a', 'refresh']);
  });

  it('is not asked about again by what reads, once it is beyond renewal', async () => {
    serve(() => HttpResponse.json({ message: 'Non', code: 'login_expired' }, { status: 403 }));
    const { read } = storeWith(tokenFor());
    await read('a');

    const { error } = await read('b');

    expect(isLoginExpired(error)).toBe(true);
    expect(calls).toEqual(['thing a', 'refresh']);
  });

  it('keeps the second refusal of a repeated call', async () => {
    serve(() => HttpResponse.json({ accessToken: tokenFor() }));
    const { read } = storeWith(tokenFor());

    const { error } = await read('a');

    expect(problemOf(error)).toMatchObject({ status: 403, code: 'token_expired' });
    expect(calls).toEqual(['thing a', 'refresh', 'thing a']);
  });

  it('says so when the network fails during the renewal, and may be renewed later', async () => {
    serve(() => HttpResponse.error());
    const { read } = storeWith(tokenFor());
    expect(problemOf((await read('a')).error).kind).toBe('FETCH_ERROR');

    serve(() => HttpResponse.json({ accessToken: valid }));
    expect((await read('b')).data).toEqual({ of: 'b' });
  });
});

describe('a refused action', () => {
  it.each(['forbidden', 'cross_site', 'password_change_required'])('does not renew the token: %s', async (code) => {
    serve(() => HttpResponse.json({ accessToken: valid }));
    api.use(http.get('/api/things/a', () => HttpResponse.json({ message: 'Non', code }, { status: 403 })));
    const { read } = storeWith(tokenFor());

    const { error } = await read('a');

    expect(problemOf(error)).toMatchObject({ status: 403, code, message: 'Non' });
    expect(calls).toEqual([]);
  });
});

describe('a request', () => {
  it('carries the language of the page, and no bearer when nobody is logged in', async () => {
    const seen: Headers[] = [];
    api.use(
      http.get('/api/things/a', ({ request }) => {
        seen.push(request.headers);
        return HttpResponse.json({});
      }),
    );
    const { read } = storeWith('');

    await read('a');

    expect(seen[0]?.get('Accept-Language')).toBe('fr-CA');
    expect(seen[0]?.has('Authorization')).toBe(false);
    expect(seen[0]?.has('X-Poll')).toBe(false);
  });

  it('says that it is a poll when nobody asked for it', async () => {
    const polls: Array<string | null> = [];
    let polled = () => undefined;
    const second = new Promise<void>((resolve) => {
      polled = () => {
        resolve();
      };
    });
    api.use(
      http.get('/api/things/a', ({ request }) => {
        polls.push(request.headers.get('X-Poll'));
        if (polls.length === 2) polled();
        return HttpResponse.json({});
      }),
    );
    const { store } = storeWith(tokenFor());

    const subscription = store.dispatch(
      testApi.endpoints.read.initiate('a', { subscriptionOptions: { pollingInterval: 20 } }),
    );
    await second;
    subscription.unsubscribe();

    expect(polls.slice(0, 2)).toEqual([null, '1']);
  });

  it.each([
    ['FETCH_ERROR', () => HttpResponse.error()],
    ['PARSING_ERROR', () => HttpResponse.text('<html>', { headers: { 'Content-Type': 'application/json' } })],
  ])('fails as %s', async (kind, answer) => {
    api.use(http.get('/api/things/a', answer));
    const { read } = storeWith('');
    expect(problemOf((await read('a')).error).kind).toBe(kind);
  });
});
