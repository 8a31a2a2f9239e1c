import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { Refusal } from '#domain/errors.ts';

const PREFIX = '/api/docs';

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

/** The page runs the scripts of its own package, which need a policy of their own (security, Header set). */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** What of the page's own headers is sent on; the others are those of every response. */
const PAGE_HEADERS = ['content-type', 'content-disposition', 'location', 'access-control-allow-origin'] as const;

/** Serves the page and the document. They are read when somebody first asks: with its scripts the page takes 30 MB of memory. */
export function serveApiReference(app: FastifyInstance): void {
  let pages: Promise<FastifyInstance> | undefined;
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    pages ??= makePages(app);
    const page = await (await pages).inject({ url: request.url });
    if (page.statusCode === 404) throw new Refusal('not_found');
    reply.code(page.statusCode).header('content-security-policy', PAGE_POLICY);
    for (const name of PAGE_HEADERS) if (page.headers[name] !== undefined) reply.header(name, page.headers[name]);
    return reply.send(page.rawPayload);
  };
  for (const url of [PREFIX, `${PREFIX}/*`]) app.get(url, { schema: { hide: true } }, send);
}

async function makePages(app: FastifyInstance): Promise<FastifyInstance> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference');
  const pages = Fastify();
  await pages.register(apiReference, {
    routePrefix: PREFIX,
    configuration: { withDefaultFonts: false, telemetry: false, content: () => app.swagger() },
  });
  return pages;
}
