import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** What entering the dashboard asks for ahead of its pages (spec 7): nothing there, unless a test says otherwise. */
const PREFETCHED = [
  ...['services', 'services/public', 'helps', 'helps/public'].map((list) =>
    http.get(`/api/${list}`, () => HttpResponse.json([])),
  ),
  http.get('/api/users', () => HttpResponse.json({ users: [], page: 1, pages: 1, countUsers: 0 })),
];

/** An API for the tests of this file; a call that no handler answers fails its test. Handlers go to `use`. */
export function fakeApi(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers, ...PREFETCHED);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
