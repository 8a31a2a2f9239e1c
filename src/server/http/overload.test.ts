import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { handleErrors } from './errors.ts';
import { refuseOverload } from './overload.ts';
import { requestIdOf, sendRequestIds } from './request-ids.ts';

function givenApp() {
  const app = Fastify({ genReqId: requestIdOf });
  const work = Promise.withResolvers<string>();
  const state = { begun: 0 };
  handleErrors(app);
  sendRequestIds(app);
  refuseOverload(app, 2);
  app.get('/', () => {
    state.begun += 1;
    return work.promise;
  });
  app.get('/vital', { config: { isVital: true } }, () => 'well');
  return { app, work, state };
}

it('refuses a call beyond those under way with 503 and when to come again, but none that tells how the server is', async () => {
  const { app, work, state } = givenApp();
  const running = [app.inject('/'), app.inject('/')];
  await expect.poll(() => state.begun).toBe(2);
  const refused = await app.inject('/');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({ code: 'busy' });
  expect((await app.inject('/vital')).statusCode).toBe(200);
  work.resolve('done');
  expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await app.inject('/')).statusCode).toBe(200);
});

it('answers with 503 what is under way for longer than its deadline, once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { app, work, state } = givenApp();
  const late = app.inject('/');
  await expect.poll(() => state.begun).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  const onTime = app.inject('/');
  await expect.poll(() => state.begun).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await late).statusCode).toBe(503);
  work.resolve('done');
  expect((await onTime).body).toBe('done');
  vi.useRealTimers();
});

it.each([
  ['the id that a proxy gave', 'a1b2c3d4-0000', 'a1b2c3d4-0000'],
  ['an id of its own, instead of one that would break a log', 'x\ninjected', expect.stringMatching(/^[\da-f-]{36}$/)],
  ['an id of its own', undefined, expect.stringMatching(/^[\da-f-]{36}$/)],
])('sends back %s', async (_what, given, sent) => {
  const { app } = givenApp();
  const headers = given === undefined ? {} : { 'x-request-id': given };
  expect((await app.inject({ url: '/vital', headers })).headers['x-request-id']).toEqual(sent);
});
