import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { DEADLINE_SECONDS } from './overload.ts';

const HEAD = 'POST /api/auth HTTP/1.1\r\nHost: lunule\r\nContent-Type: application/json\r\nContent-Length: 64\r\n\r\n';

const database = testDatabase();

/** A connection to the server, over which the beginning of a call with a body has gone. */
async function givenBegunCall() {
  const { app } = await testApp(database);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const arrived = once(app.server, 'request');
  socket.write(HEAD);
  await arrived;
  return { app, socket };
}

describe('a connection that stays open for the next call', () => {
  it('ends with the answer to a call that was under way when the server began to close', async () => {
    const { app, socket } = await givenBegunCall();
    const closed = app.close();

    socket.write(' '.repeat(64));

    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*connection: close/);
    await closed;
  });
});

it('keeps a connection on which nothing moves until its call is answered or past its deadline', async () => {
  const { app } = await testApp(database);
  expect(app.server.timeout).toBeGreaterThan(DEADLINE_SECONDS * 1000);
});

describe('a body that arrives a byte at a time', { timeout: 40_000 }, () => {
  it('is given up long before it would be complete', async () => {
    const { socket } = await givenBegunCall();
    const answer = text(socket);
    for (let sent = 0; sent < 60 && socket.writable; sent += 1) {
      socket.write(' ');
      await Promise.race([delay(500), answer]);
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});
