import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { Deps } from '../deps.ts';

/** The pages that search engines may show, in both languages. */
const INDEXED = [
  paths.home,
  paths.bookingLocation,
  paths.bookingServices,
  paths.helps,
  paths.about,
  paths.privacy,
  paths.conditions,
];
/** Everything below these. */
const HIDDEN = ['/api', '/auth', paths.dashboard, '/password-reset', '/visite'];

/** Serves `/robots.txt` and `/sitemap.xml`. */
export function searchEngineFiles(app: FastifyInstance, { config: { publicUrl } }: Deps): void {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl)));
}

function robots(publicUrl: string): string {
  const rules = ['User-agent: *', 'Allow: /', ...HIDDEN.map((path) => `Disallow: ${path}`)];
  return [...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

function sitemap(publicUrl: string): string {
  const entries = INDEXED.flatMap((path) => {
    const french = `${publicUrl}${path}`;
    const english = `${french}?lang=en`;
    const alternates = `${alternate('fr-CA', french)}${alternate('en-CA', english)}`;
    return [french, english].map((url) => `<url><loc>${url}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function alternate(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;
}
