import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dollarsSchema, requiredLine, requiredText } from '#contract/schemas/fields.ts';
import { FIELD_SENTENCES } from '#contract/words/field-refusals.ts';
import { handleErrors } from './errors.ts';

const bodySchema = z.object({
  name: requiredLine(10),
  text: requiredText(10),
  price: dollarsSchema,
  qty: z.int().min(1).max(4),
  lines: z.array(z.string()).min(1),
});
const WELL_FORMED = { name: 'a', text: 'b', price: 1, qty: 1, lines: ['c'] };

function post(payload: object) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  app.post('/', { schema: { body: bodySchema } }, () => 'fine');
  return app.inject({ method: 'POST', url: '/', payload, headers: { 'accept-language': 'en' } });
}

describe('a field at fault', () => {
  it.each([
    ['missing', { name: undefined }, 'name', 'required'],
    ['a blank name', { name: '  ' }, 'name', 'required'],
    ['a blank text', { text: '' }, 'text', 'required'],
    ['a missing number', { qty: undefined }, 'qty', 'required'],
    ['an empty list', { lines: [] }, 'lines', 'required'],
    ['a text beyond its length', { text: 'b'.repeat(11) }, 'text', 'too_long'],
    ['a number below its bounds', { qty: 0 }, 'qty', 'out_of_bounds'],
    ['a number above its bounds', { qty: 5 }, 'qty', 'out_of_bounds'],
    ['a negative price', { price: -1 }, 'price', 'out_of_bounds'],
    ['a fraction of a cent', { price: 1.234 }, 'price', 'invalid'],
    ['of another type', { qty: '1' }, 'qty', 'invalid'],
  ] as const)('that is %s is told so', async (_why, change, field, fault) => {
    const answer = await post({ ...WELL_FORMED, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ [field]: FIELD_SENTENCES[fault].en });
  });
});
