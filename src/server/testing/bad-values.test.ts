import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { givenCaller } from './factories.ts';
import { PERMISSION_MATRIX } from './permissions/matrix.ts';
import type { Row } from './permissions/rows.ts';
import { testApp } from './test-app.ts';
import { testDatabase } from './test-database.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  server = await testApp(database);
});

/** What no form sends: nothing, a zero character, half a character, a number beyond all bounds, another kind of thing. */
const BAD_VALUES = [null, '\u0000', '\ud800', 1e308, -1, {}, []];
const BAD_BODIES = ['null', '[]', '"x"', '{"a":{"b":[]}}'];

const methodSchema = z.enum(['POST', 'PUT', 'PATCH', 'DELETE']);
const fieldsSchema = z.record(z.string(), z.unknown());

/** The body with one value of it bad, for each of its values in turn, however deep. */
function spoilt(body: unknown, bad: unknown): unknown[] {
  const { data: fields } = fieldsSchema.safeParse(body);
  return Object.entries(fields ?? {}).flatMap(([name, value]) =>
    [bad, ...spoilt(value, bad)].map((replaced) => ({ ...fields, [name]: replaced })),
  );
}

async function statusOf(app: FastifyInstance, { call }: Row, payload: string): Promise<number> {
  const [method, path] = call.split(' ');
  const { headers } = await givenCaller(server.deps, { roles: ['Admin'] });
  const answer = await app.inject({
    method: methodSchema.parse(method),
    url: `/api${path}`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  });
  return answer.statusCode;
}

describe('a body that no form sends', () => {
  const rows = PERMISSION_MATRIX.filter(({ call }) => !call.startsWith('GET ') && call !== 'POST /pictures');

  it.each(rows.map((row) => ({ call: row.call, row })))('never makes $call fail', async ({ row }) => {
    const owner = await givenCaller(server.deps, { roles: ['Client'] });
    const { payload = {} } = (await row.send?.({ deps: server.deps, owner })) ?? {};
    const bodies = BAD_VALUES.flatMap((bad) => spoilt(payload, bad)).map((body) => JSON.stringify(body));
    for (const body of [...BAD_BODIES, ...bodies])
      expect(await statusOf(server.app, row, body), body).toBeLessThan(500);
  });
});
