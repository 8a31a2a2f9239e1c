import { setImmediate as oneTurn } from 'node:timers/promises';
import { cleanup } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { listOf } from './desk.ts';
import { NOW } from './salon.ts';

/** How many turns of the event loop to wait for a call to reach its handler. */
const TURNS_TO_A_HANDLER = 5;

/**
 * What the pages fetch to which a press, a login or a logout may lead as a test ends (the landing page, the dashboard, a search):
 * empty lists, no free day and no clock leap, unless a test says otherwise.
 */
const DEFAULTS = [
  ...['services', 'services/public', 'helps', 'helps/public'].map((list) =>
    http.get(`/api/${list}`, () => HttpResponse.json([])),
  ),
  ...['reservations', 'reservations/future', 'reservations/past'].map((list) =>
    http.get(`/api/${list}`, () => HttpResponse.json(listOf([]))),
  ),
  http.get('/api/reservations/availability', () => HttpResponse.json({ now: NOW, days: [], firstFree: null })),
  http.get('/api/settings/clock', () => HttpResponse.json({ now: '2026-06-03T13:00:00.000Z', leap: null })),
  http.get('/api/reservations/mine', () => HttpResponse.json({ ...listOf([]), technician: null, days: [] })),
  http.get('/api/users', () => HttpResponse.json({ users: [], page: 1, pages: 1, countUsers: 0 })),
];

/** A page may still be opening when a test ends: its calls then concern neither this test nor the next. */
const NOTHING_MORE = http.all('*', () => new Promise<never>(() => undefined));

/** An API for the tests of this file. A call without a handler fails its test. */
export function fakeApi(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers, ...DEFAULTS);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    server.use(NOTHING_MORE);
    cleanup();
    await callsHaveArrived();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}

/** Waits until calls that were on their way have reached a handler: none is left over for the next test. */
async function callsHaveArrived(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_A_HANDLER; turn += 1) await oneTurn();
}
