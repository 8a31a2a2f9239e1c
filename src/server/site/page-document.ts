import type { Drawing } from '#contract/schemas/drawing.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import { type BuiltSite, filesFor, firstFonts, firstScript } from './built-site.ts';

type PageContext = {
  /** The site's URL without a final slash. */
  publicUrl: string;
  /** The path of the page, without a query. */
  path: string;
  language: Language;
  /** The JSON-LD for search engines. */
  facts?: object | null;
};

/** Returns the whole document of a page: the drawn HTML, and the metadata for search engines and link previews. */
export function pageDocument(site: BuiltSite, drawing: Drawing, context: PageContext): string {
  const title = escaped(drawing.title);
  const { template, head } = drawing.html === '' ? drawnByBrowser(site, drawing) : drawnByServer(site, drawing);
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${localeOf(context.language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<!--head-->', () => [...head, ...metadataFor(drawing, context)].join('\n    '))
    .replace('<!--app-->', () => drawing.html)
    .replace(
      '</body>',
      () => `  <script type="application/json" id="data">${inScript(drawing.state)}</script>\n  </body>`,
    );
}

/** The document that a page starts from, and what goes into its head. */
type Base = { template: string; head: string[] };

/** For a page that the browser draws: its scripts load at once. */
function drawnByBrowser(site: BuiltSite, drawing: Drawing): Base {
  const { links, scripts } = filesOfPage(site, drawing);
  const preloads = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  return {
    template: site.template,
    head: [`<script src="/${firstScript(site.manifest)}"></script>`, ...links, ...preloads],
  };
}

const APP = /<script type="module"[^>]* src="\/([^"]*)"[^>]*><\/script>\s*/g;
const PRELOADED = /<link rel="modulepreload"[^>]* href="\/([^"]*)"[^>]*>\s*/g;

/** For a page that can be read already: styles and typefaces load first, and the first script loads the rest (decision 0030). */
function drawnByServer(site: BuiltSite, drawing: Drawing): Base {
  const { links, scripts } = filesOfPage(site, drawing);
  const filesOf = (kind: RegExp) => [...site.template.matchAll(kind)].flatMap(([, file]) => file ?? []);
  // Sent for from the last to the first: what others import comes before them, and runs by itself.
  const awaited = [...filesOf(APP), ...scripts, ...filesOf(PRELOADED).toReversed()].map((file) => `/${file}`);
  return {
    template: site.template.replace(APP, '').replace(PRELOADED, ''),
    head: [`<script src="/${firstScript(site.manifest)}" data-app="${awaited.join(' ')}"></script>`, ...links],
  };
}

const HIDDEN = '<meta name="robots" content="noindex" />';

/** Returns the links and the scripts of a page that the document does not have yet. */
function filesOfPage(
  { manifest, template }: BuiltSite,
  { sourceFiles }: Drawing,
): { links: string[]; scripts: string[] } {
  const { styles, scripts } = filesFor(manifest, sourceFiles);
  const isNew = (file: string) => !template.includes(`/${file}"`);
  const links = [
    ...firstFonts(manifest).map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" href="/${file}" />`),
  ];
  return { links, scripts: scripts.filter(isNew) };
}

/** Returns the metadata for search engines and link previews; a page without a description is not indexed. */
function metadataFor(drawing: Drawing, context: PageContext): string[] {
  return drawing.description ? indexed(drawing, drawing.description, context) : [HIDDEN];
}

function indexed({ title }: Drawing, description: string, { publicUrl, path, language, facts }: PageContext): string[] {
  const french = escaped(`${publicUrl}${path}`);
  const english = `${french}?lang=en`;
  const canonical = language === 'fr' ? french : english;
  return [
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${canonical}" />`,
    `<link rel="alternate" hreflang="fr-CA" href="${french}" />`,
    `<link rel="alternate" hreflang="en-CA" href="${english}" />`,
    `<link rel="alternate" hreflang="x-default" href="${french}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${canonical}" />`,
    `<meta property="og:locale" content="${language === 'fr' ? 'fr_CA' : 'en_CA'}" />`,
    `<meta property="og:locale:alternate" content="${language === 'fr' ? 'en_CA' : 'fr_CA'}" />`,
    `<meta property="og:image" content="${escaped(publicUrl)}/apercu.png" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...(facts ? [`<script type="application/ld+json">${inScript(JSON.stringify(facts))}</script>`] : []),
  ];
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Escapes JSON so that it cannot end its script element. */
function inScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
