import swagger from '@fastify/swagger';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The API's own description: a page at /api/docs, the OpenAPI document at /api/docs/openapi.json. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Lunule', description: 'Online booking and front desk of a nail salon.', version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }, {}],
    },
    // The pages, pictures and files beside the API are no calls of it.
    transform: (route) =>
      jsonSchemaTransform(
        route.url.startsWith('/api/') ? route : { ...route, schema: { ...route.schema, hide: true } },
      ),
  });
}

/** The page itself runs the scripts of its own package, which need a policy of their own (security, Header set). */
export async function serveApiReference(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/docs')) return;
    reply.header(
      'content-security-policy',
      "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  });
  await app.register(apiReference, {
    routePrefix: '/api/docs',
    configuration: { withDefaultFonts: false, telemetry: false, content: () => app.swagger() },
  });
}
