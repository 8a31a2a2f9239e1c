import { describe, expect, it } from 'vitest';
import type { Drawing } from '#contract/schemas/drawing.ts';
import type { BuiltSite } from './built-site.ts';
import { pageDocument } from './page-document.ts';

const SITE: BuiltSite = {
  folder: '',
  topFiles: [],
  drawScene: async () => null,
  load: async () => undefined,
  template:
    '<html lang="fr-CA"><head><title>x</title><!--head--><script type="module" crossorigin src="/assets/main.js"></script><link rel="modulepreload" crossorigin href="/assets/libraries.js"><link rel="modulepreload" crossorigin href="/assets/site.js"><link href="/assets/main.css"></head><body><div id="app"><!--app--></div></body></html>',
  manifest: {
    'index.html': {
      file: 'assets/main.js',
      css: ['assets/main.css'],
      assets: ['assets/jakarta-latin-wght.woff2', 'assets/jakarta-latin-ext-wght.woff2'],
    },
    'src/web/helps-page.tsx': {
      file: 'assets/helps.js',
      css: ['assets/helps.css'],
      imports: ['_card.js', 'index.html'],
    },
    'src/web/browser/first-script.ts': { file: 'assets/first-script.js' },
    '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  },
  draw: () => Promise.reject(new Error('not asked for')),
  pageOf: async (path) => path,
};

const DRAWING: Drawing = {
  status: 200,
  title: 'Aide – Chez "Léa" & fils',
  description: 'Réponses aux questions.',
  html: '<h1>Aide $&</h1>',
  state: '{"answer":"</script><b>"}',
  isComplete: true,
  sourceFiles: ['src/web/helps-page.tsx'],
};

const inFrench = { publicUrl: 'https://lunule.example', path: '/helps', language: 'fr' } as const;

describe('pageDocument', () => {
  it('holds the drawn page, its language and its title', () => {
    const html = pageDocument(SITE, DRAWING, inFrench);
    expect(html).toContain('<html lang="fr-CA">');
    expect(html).toContain('<title>Aide – Chez &quot;Léa&quot; &amp; fils</title>');
    expect(html).toContain('<div id="app"><h1>Aide $&</h1></div>');
  });

  it('keeps the data from ending its own element', () => {
    const html = pageDocument(SITE, DRAWING, inFrench);
    const [, json = ''] = html.match(/id="data">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(json)).toEqual({ answer: '</script><b>' });
  });

  it('links the style sheets and scripts of the page, and only those that the document lacks', () => {
    const html = pageDocument(SITE, DRAWING, inFrench);
    expect(html.match(/<link rel="stylesheet" href="[^"]*"/g)).toEqual([
      '<link rel="stylesheet" href="/assets/helps.css"',
      '<link rel="stylesheet" href="/assets/card.css"',
    ]);
    expect(html).toContain('/assets/card.js');
    expect(html.match(/assets\/main\.js/g)).toHaveLength(1);
  });

  it('runs first what hears early presses, on a page that the browser draws too', () => {
    const html = pageDocument(SITE, { ...DRAWING, html: '' }, inFrench);
    expect(html.match(/<script[^>]* src="[^"]*"><\/script>/g)).toEqual([
      '<script src="/assets/first-script.js"></script>',
      '<script type="module" crossorigin src="/assets/main.js"></script>',
    ]);
  });

  it('asks early for the French letters of the typefaces', () => {
    expect(pageDocument(SITE, DRAWING, inFrench).match(/href="([^"]*)" as="font"/g)).toEqual([
      'href="/assets/jakarta-latin-wght.woff2" as="font"',
    ]);
  });

  it.each([
    ['fr', 'https://lunule.example/helps'],
    ['en', 'https://lunule.example/helps?lang=en'],
  ] as const)('names both languages to search engines, and itself, in %s', (language, canonical) => {
    const html = pageDocument(SITE, DRAWING, { ...inFrench, language });
    expect(html).toContain(`<link rel="canonical" href="${canonical}" />`);
    expect(html).toContain('<link rel="alternate" hreflang="en-CA" href="https://lunule.example/helps?lang=en" />');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://lunule.example/helps" />');
  });

  it('tells search engines its facts, which cannot end their own element', () => {
    const html = pageDocument(SITE, DRAWING, { ...inFrench, facts: { name: '</script>' } });
    const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(json)).toEqual({ name: '</script>' });
  });

  it('has a picture for those who are sent its link', () => {
    const html = pageDocument(SITE, DRAWING, inFrench);
    expect(html).toContain('<meta property="og:image" content="https://lunule.example/apercu.png" />');
  });

  it('lets the first script of a page that can be read already send for all the others, the last first', () => {
    const html = pageDocument(SITE, DRAWING, inFrench);
    expect(html.match(/<script[^>]* src="[^"]*"[^>]*>/g)).toEqual([
      '<script src="/assets/first-script.js" data-app="/assets/main.js /assets/helps.js /assets/card.js /assets/site.js /assets/libraries.js">',
    ]);
    expect(html).not.toContain('modulepreload');
  });

  it('sends at once for the scripts of a page that the browser draws', () => {
    const html = pageDocument(SITE, { ...DRAWING, html: '' }, inFrench);
    expect(html.match(/<link rel="modulepreload"[^>]* href="([^"]*)"/g)).toHaveLength(4);
  });

  it('hides a page without a description from search engines', () => {
    const html = pageDocument(SITE, { ...DRAWING, description: null }, inFrench);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('canonical');
  });
});
