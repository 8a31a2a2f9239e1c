import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { makeStore } from '../app/store.ts';
import { browserEnvironment } from '../browser/environment.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { tokenFor } from '../testing/tokens.ts';
import { baseApi } from './base-api.ts';
import { expirySlice } from './expiry.ts';
import { isLoginExpired } from './problem.ts';
import { tokenSet } from './session.ts';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    write: build.mutation<unknown, void>({ query: () => ({ url: 'things', method: 'POST' }) }),
  }),
});

const REFUSED = { message: 'Non', code: 'login_expired' };
const api = fakeApi();

it('does not stop what a person does, who may have logged in again in another tab', async () => {
  const valid = tokenFor();
  const store = makeStore(browserEnvironment({ language: 'fr' }));
  store.dispatch(tokenSet(tokenFor()));
  const write = async () => store.dispatch(testApi.endpoints.write.initiate());
  api.use(
    http.post('/api/things', ({ request }) =>
      request.headers.get('Authorization') === `Bearer ${valid}`
        ? HttpResponse.json('done')
        : HttpResponse.json({ message: 'Jeton expiré', code: 'token_expired' }, { status: 403 }),
    ),
    http.get('/api/auth/refresh', () => HttpResponse.json(REFUSED, { status: 403 })),
  );
  expect(isLoginExpired((await write()).error)).toBe(true);
  expect(expirySlice.selectors.selectIsExpired(store.getState())).toBe(true);

  api.use(http.get('/api/auth/refresh', () => HttpResponse.json({ accessToken: valid })));

  expect((await write()).data).toBe('done');
  expect(expirySlice.selectors.selectIsExpired(store.getState())).toBe(false);
});
