import type { FastifyInstance } from 'fastify';

/**
 * Treats an empty JSON body as no body, in this plugin: some clients name the type even where they send nothing, as on a
 * logout. Routes that need a body still refuse the missing fields.
 */
export function allowEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
