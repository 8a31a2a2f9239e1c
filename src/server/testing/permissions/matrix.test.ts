import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { givenCaller } from '../factories.ts';
import { testApp } from '../test-app.ts';
import { testDatabase } from '../test-database.ts';
import { ACTORS, headersOf } from './actors.ts';
import { PERMISSION_MATRIX } from './matrix.ts';
import type { Row, Sent } from './rows.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  server = await testApp(database);
});

const methodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

function send(
  app: FastifyInstance,
  { call }: Row,
  headers: Record<string, string>,
  { payload, query, params = {}, headers: own = {} }: Sent,
) {
  const [method, path = ''] = call.split(' ');
  const url = `/api${path}`.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return app.inject({
    method: methodSchema.parse(method),
    url,
    headers: { ...own, ...headers },
    ...(payload && { payload }),
    ...(query && { query }),
  });
}

/** Every operation of the OpenAPI document, as the rows name them. */
function operations(app: FastifyInstance): string[] {
  const { paths = {} } = app.swagger();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${nameOf(path)}`),
  );
}

function nameOf(path: string): string {
  return path.replace(/^\/api/, '').replace(/(.)\/$/, '$1');
}

describe('the permission matrix', () => {
  it('names every operation of the API, and no other', async () => {
    await server.app.ready();
    const named = new Set(PERMISSION_MATRIX.map(({ call }) => call));
    expect([...named].sort()).toEqual(operations(server.app).sort());
  });

  describe.each(PERMISSION_MATRIX.map((row) => ({ ...row, row })))('$call', ({ row }) => {
    it.each(ACTORS.map((actor) => ({ actor, status: row.expected[actor] })))(
      'answers $status to $actor',
      async ({ actor, status }) => {
        const owner = await givenCaller(server.deps, { roles: ['Client'] });
        const sent = (await row.send?.({ deps: server.deps, owner })) ?? {};
        const answer = await send(server.app, row, await headersOf(actor, server.deps, owner), sent);
        expect(answer.statusCode, answer.body).toBe(status);
      },
    );
  });

  const behindTheDoor = PERMISSION_MATRIX.filter(
    ({ call, expected }) => expected.nobody === 401 && !/ \/auth\//.test(call),
  );
  it.each(behindTheDoor.map((row) => ({ call: row.call, row })))(
    'answers an Admin whose password somebody else chose that they choose another first: $call',
    async ({ row }) => {
      const owner = await givenCaller(server.deps, { roles: ['Admin'], password_is_temporary: true });
      const sent = (await row.send?.({ deps: server.deps, owner })) ?? {};
      const answer = await send(server.app, row, owner.headers, sent);
      expect(answer.json()).toMatchObject({ code: 'password_change_required' });
    },
  );
});
