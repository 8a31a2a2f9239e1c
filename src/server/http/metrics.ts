import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from '#domain/errors.ts';
import { isSameSecret } from '../platform/secrets.ts';

/** Buckets from a millisecond to the longest that a request may take. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/**
 * Serves GET /metrics in Prometheus's format to a caller with `METRICS_TOKEN`: this process, and the duration of each
 * route. By route and never by URL, so that no keyword and no token gets in.
 */
export function serveMetrics(api: FastifyInstance, { token, pool }: { token: string; pool: pg.Pool }): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  gaugePool(registry, pool);
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  api.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  api.get(
    '/metrics',
    { schema: { hide: true }, config: { ignoresBearer: true, isVital: true } },
    async (request, reply) => {
      if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) throw new Refusal('not_found');
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}

/** How many connections to the database there are, how many are free, and how many calls wait for one. */
function gaugePool(registry: Registry, pool: pg.Pool): void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database by state; waiting are calls without one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
