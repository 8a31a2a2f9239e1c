import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { givenCaller } from './factories.ts';
import { PERMISSION_MATRIX } from './permissions/matrix.ts';
import type { Row } from './permissions/rows.ts';
import { testApp } from './test-app.ts';
import { testDatabase } from './test-database.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;
let operations: ReturnType<typeof documentSchema.parse>['paths'];

/** The part of a JSON Schema that says where texts stand. */
type Shape = {
  type?: string | string[] | undefined;
  format?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  properties?: Record<string, Shape> | undefined;
  items?: Shape | undefined;
  anyOf?: Shape[] | undefined;
};

const shapeSchema: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    properties: z.record(z.string(), shapeSchema).optional(),
    items: shapeSchema.optional(),
    anyOf: z.array(shapeSchema).optional(),
  }),
);
const operationSchema = z.object({
  parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
  requestBody: z
    .object({ content: z.object({ 'application/json': z.object({ schema: shapeSchema }).optional() }) })
    .optional(),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });
const methodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

beforeAll(async () => {
  server = await testApp(database);
  operations = documentSchema.parse((await server.app.inject({ url: '/api/docs/openapi.json' })).json()).paths;
});

type Path = readonly (string | number)[];

/** The way to every text that a body may hold, those that the form leaves out included, and its format. */
function textsOf(shape: Shape, path: Path = []): { path: Path; format: string | undefined }[] {
  const inner = [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, property]) => textsOf(property, [...path, name])),
    ...(shape.items ? textsOf(shape.items, [...path, 0]) : []),
    ...(shape.anyOf ?? []).flatMap((choice) => textsOf(choice, path)),
  ];
  return isOf('string', shape) ? [{ path, format: shape.format }, ...inner] : inner;
}

function isOf(type: string, shape: Shape): boolean {
  return [shape.type].flat().includes(type);
}

/** A value of that shape, with every property that it may have. */
function sampleOf(shape: Shape): unknown {
  const [choice] = shape.anyOf ?? [];
  if (choice) return sampleOf(choice);
  const fixed = shape.const ?? shape.enum?.[0];
  if (fixed !== undefined) return fixed;
  if (shape.properties)
    return Object.fromEntries(Object.entries(shape.properties).map(([name, inner]) => [name, sampleOf(inner)]));
  if (shape.items) return [sampleOf(shape.items)];
  if (isOf('boolean', shape)) return false;
  if (isOf('string', shape)) return shape.format === 'uri' ? 'https://exemple.ca/' : 'zoe@exemple.ca';
  return 1;
}

function shapeAt(shape: Shape, step: string | number): Shape {
  const choices = [shape, ...(shape.anyOf ?? [])];
  const inner = choices.map((choice) => (typeof step === 'number' ? choice.items : choice.properties?.[step]));
  return inner.find((found) => found !== undefined) ?? {};
}

const listSchema = z.array(z.unknown());
const fieldsSchema = z.record(z.string(), z.unknown());

/** The body with another text at the end of that way; what is missing on the way is made. */
function withText(body: unknown, shape: Shape, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  const inner = shapeAt(shape, step);
  if (typeof step === 'number') {
    const { data: items = [] } = listSchema.safeParse(body);
    return [withText(items[0] ?? sampleOf(inner), inner, rest, text), ...items.slice(1)];
  }
  const { data: fields = {} } = fieldsSchema.safeParse(body ?? sampleOf(shape));
  return { ...fields, [step]: withText(fields[step], inner, rest, text) };
}

const ODD_TEXTS = ['\u0000', 'Zo\u0000é', '\ud800', 'Zo\udc00é', '\ufffe', '💅\ud83d'];

function oddTexts(format: string | undefined): string[] {
  if (format === 'uri') return ODD_TEXTS.map((odd) => `https://exemple.ca/${odd}`);
  return [...ODD_TEXTS, 'zo\u0000e@exemple.ca', 'zoe@exemple\ud800.ca', 'zoe@exemple.qu\u0000ébec'];
}

async function statusOf(call: string, query: string, body: unknown): Promise<number> {
  const [method, path] = call.split(' ');
  const { headers } = await givenCaller(server.deps, { roles: ['Admin'] });
  const answer = await server.app.inject({
    method: methodSchema.parse(method),
    url: `/api${path}${query}`,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return answer.statusCode;
}

function operationOf({ call }: Row) {
  const [method = '', path] = call.split(' ');
  const found = operations[`/api${path}`] ?? operations[`/api${path}/`];
  const operation = found?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document names no ${call}`);
  return operation;
}

describe('an odd character', () => {
  const rows = PERMISSION_MATRIX.filter(({ call }) => call !== 'POST /pictures').map((row) => ({
    call: row.call,
    row,
  }));

  it.each(rows.filter(({ call }) => !call.startsWith('GET ')))(
    'in any text of its body never makes $call fail',
    async ({ row }) => {
      const shape = operationOf(row).requestBody?.content['application/json']?.schema ?? {};
      const owner = await givenCaller(server.deps, { roles: ['Client'] });
      const { payload } = (await row.send?.({ deps: server.deps, owner })) ?? {};
      for (const { path, format } of textsOf(shape))
        for (const odd of oddTexts(format)) {
          const body = withText(payload, shape, path, odd);
          expect(await statusOf(row.call, '', body), JSON.stringify(body)).toBeLessThan(500);
        }
    },
  );

  it.each(rows)('in the address of $call never makes it fail', async ({ row }) => {
    const { parameters } = operationOf(row);
    const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    for (const odd of ['%00', 'Zo%00e', '%ED%A0%80', '%E2%80', '%EF%BF%BE']) {
      const call = row.call.replaceAll(/\{\w+\}/g, odd);
      const queries = ['', ...names.map((name) => `?${name}=${odd}`)];
      for (const query of queries) expect(await statusOf(call, query, undefined), `${call}${query}`).toBeLessThan(500);
    }
  });
});

it('refuses a body that nests beyond all bounds', async () => {
  const payload = `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await server.app.inject({ method: 'POST', url: '/api/auth/register', headers, payload });
  expect(answer.statusCode).toBe(400);
});
