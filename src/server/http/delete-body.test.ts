import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenCaller } from '../testing/factories.ts';
import { givenReservation } from '../testing/reservations.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;
let port: number;
let authorization: string;

beforeAll(async () => {
  server = await testApp(database);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  authorization = (await givenCaller(server.deps, { roles: ['Manager'] })).headers.authorization;
});

afterAll(() => server.app.close());

/** The bytes themselves, as a program writes them that is no browser. */
async function send(head: readonly string[], body: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = ['DELETE /api/reservations HTTP/1.1', 'Host: localhost', 'Connection: close', ...head];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return text(socket);
}

describe('a DELETE with a body, over a plain socket', () => {
  const json = 'Content-Type: application/json';

  it('deletes what its body names', async () => {
    const { id } = await givenReservation(database.db);
    const body = JSON.stringify({ id });
    const head = [`Authorization: ${authorization}`, json, `Content-Length: ${body.length}`];
    expect(await send(head, body)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is read in chunks too', async () => {
    const { id } = await givenReservation(database.db);
    const body = JSON.stringify({ id });
    const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const head = [`Authorization: ${authorization}`, json, 'Transfer-Encoding: chunked'];
    expect(await send(head, chunks)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    { what: 'an empty body', head: [json, 'Content-Length: 0'], body: '' },
    { what: 'no body at all', head: [], body: '' },
    { what: 'two lengths', head: [json, 'Content-Length: 2', 'Content-Length: 3'], body: '{}' },
    {
      what: 'a length beside chunks',
      head: [json, 'Content-Length: 2', 'Transfer-Encoding: chunked'],
      body: '0\r\n\r\n',
    },
  ])('is refused with $what', async ({ head, body }) => {
    expect(await send([`Authorization: ${authorization}`, ...head], body)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
