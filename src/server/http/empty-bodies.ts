import type { FastifyInstance } from 'fastify';

/**
 * Takes a JSON body of no characters for none at all, in this plugin: some clients name the type even where they send
 * nothing, as on a logout. What needs a body still finds its fields missing.
 */
export function allowEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
