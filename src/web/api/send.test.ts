import { expect, it, vi } from 'vitest';
import { makeStore } from '../app/store.ts';
import { browserEnvironment } from '../browser/environment.ts';
import { baseApi } from './base-api.ts';
import { problemOf } from './problem.ts';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ wait: build.query<unknown, void>({ query: () => 'things' }) }),
});

/** A server that takes the call and says nothing, until the caller gives up. */
const neverAnswering: typeof fetch = (input, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = new Request(input, init);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

it('fails as TIMEOUT_ERROR when no answer comes within 20 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const store = makeStore({ ...browserEnvironment({ language: 'fr' }), fetch: neverAnswering });
  const answer = store.dispatch(testApi.endpoints.wait.initiate());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(problemOf((await answer).error).kind).toBe('TIMEOUT_ERROR');
  vi.useRealTimers();
});
