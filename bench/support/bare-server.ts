// A Fastify with one route that sends the bytes it is given: what the framework alone costs. Run by the benches.
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';

const type = process.argv[2] ?? 'application/json; charset=utf-8';
const bytes = Buffer.from(await text(process.stdin));
const app = Fastify();
app.get('/', (_request, reply) => reply.type(type).send(bytes));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`ready: http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`);
