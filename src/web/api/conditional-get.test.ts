import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '../app/store.ts';
import { browserEnvironment } from '../browser/environment.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { tokenFor } from '../testing/tokens.ts';
import { baseApi } from './base-api.ts';
import { parsedBy } from './conditional-get.ts';
import { tokenDropped, tokenSet } from './session.ts';

const parse = vi.fn((body: unknown) => body);

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    list: build.query<{ rows: string[] }, string>({
      query: (name) => ({ url: `lists/${name}`, responseHandler: parsedBy({ parse }) }),
      keepUnusedDataFor: 0,
    }),
  }),
});

const api = fakeApi();

/** The tag of each request, in order. */
let tags: (string | null)[];
let version: number;

beforeEach(() => {
  tags = [];
  version = 1;
  parse.mockClear();
  api.use(
    http.get('/api/lists/:name', ({ request, params }) => {
      const tag = request.headers.get('if-none-match');
      const etag = `"${params.name} ${version}"`;
      tags.push(tag);
      if (tag === etag) return new HttpResponse(null, { status: 304, headers: { etag } });
      return HttpResponse.json({ rows: [`row ${version}`] }, { headers: { etag } });
    }),
  );
});

/** A store with nobody or one person logged in, and its lists, which stay shown until `hide`. */
function givenStore({ token = tokenFor() } = {}) {
  const store = makeStore(browserEnvironment({ language: 'fr' }));
  if (token) store.dispatch(tokenSet(token));
  const show = (name = 'a') => store.dispatch(testApi.endpoints.list.initiate(name, { forceRefetch: true }));
  return { store, show };
}

describe('a list that is asked for again', () => {
  it('is sent with the tag of the response before, and is the one before when unchanged', async () => {
    const { show } = givenStore();
    await show();
    const again = await show();
    expect(tags).toEqual([null, '"a 1"']);
    expect(again).toMatchObject({ status: 'fulfilled', data: { rows: ['row 1'] } });
  });

  it('parses nothing again on 304, and keeps the same value', async () => {
    const { show } = givenStore();
    const first = await show();
    const again = await show();
    expect(again.data).toBe(first.data);
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it('is the new one when it has changed', async () => {
    const { show } = givenStore();
    await show();
    version = 2;
    expect((await show()).data).toEqual({ rows: ['row 2'] });
    expect((await show()).data).toEqual({ rows: ['row 2'] });
    expect(tags).toEqual([null, '"a 1"', '"a 2"']);
  });

  it('has a tag of its own for each question', async () => {
    const { show } = givenStore();
    await show('a');
    await show('b');
    expect(tags).toEqual([null, null]);
  });
});

describe('a tagged response', () => {
  it('is not remembered for a visitor', async () => {
    const { show } = givenStore({ token: '' });
    await show();
    await show();
    expect(tags).toEqual([null, null]);
  });

  it('is forgotten at a logout', async () => {
    const { store, show } = givenStore();
    await show();
    store.dispatch(tokenDropped());
    store.dispatch(tokenSet(tokenFor()));
    await show();
    expect(tags).toEqual([null, null]);
  });

  it('is not remembered when it comes after the logout', async () => {
    const { store, show } = givenStore();
    const onItsWay = show();
    store.dispatch(tokenDropped());
    store.dispatch(tokenSet(tokenFor()));
    await onItsWay;
    await show();
    expect(tags).toEqual([null, null]);
  });

  it('is forgotten with what is no longer shown', async () => {
    const { store, show } = givenStore();
    const shown = show();
    await shown;
    shown.unsubscribe();
    await vi.waitFor(() => expect(testApi.endpoints.list.select('a')(store.getState()).isUninitialized).toBe(true));
    await show();
    expect(tags).toEqual([null, null]);
  });
});
