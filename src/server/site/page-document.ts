import type { Drawing } from '#contract/schemas/drawing.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import { type BuiltSite, filesFor, firstFonts, firstScript } from './built-site.ts';

type Place = {
  /** The address of the site as people type it, without a final slash. */
  publicUrl: string;
  /** The path of the page, without a query. */
  path: string;
  language: Language;
  /** What search engines are told beside the words of the page, as JSON-LD. */
  facts?: object | null;
};

/** The whole document of a page: what the browser app drew, and what search engines and link previews read. */
export function pageDocument(site: BuiltSite, drawing: Drawing, place: Place): string {
  const title = escaped(drawing.title);
  const { template, head } = drawing.html === '' ? drawnByBrowser(site, drawing) : drawnByServer(site, drawing);
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${localeOf(place.language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('<!--head-->', () => [...head, ...wordsFor(drawing, place)].join('\n    '))
    .replace('<!--app-->', () => drawing.html)
    .replace(
      '</body>',
      () => `  <script type="application/json" id="data">${inScript(drawing.state)}</script>\n  </body>`,
    );
}

/** What a page starts from: the document, and what its head must name beside it. */
type Start = { template: string; head: string[] };

/** A page that the browser draws: its scripts are wanted at once. */
function drawnByBrowser(site: BuiltSite, drawing: Drawing): Start {
  const { links, scripts } = namedFor(site, drawing);
  const preloads = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  return {
    template: site.template,
    head: [`<script src="/${firstScript(site.manifest)}"></script>`, ...links, ...preloads],
  };
}

const APP = /<script type="module"[^>]* src="\/([^"]*)"[^>]*><\/script>\s*/g;
const PRELOADED = /<link rel="modulepreload"[^>]* href="\/([^"]*)"[^>]*>\s*/g;

/** A page that can be read already: styles and typefaces come alone, and its first script sends for the rest (decision 0030). */
function drawnByServer(site: BuiltSite, drawing: Drawing): Start {
  const { links, scripts } = namedFor(site, drawing);
  const filesOf = (kind: RegExp) => [...site.template.matchAll(kind)].flatMap(([, file]) => file ?? []);
  const awaited = [...filesOf(APP), ...scripts, ...filesOf(PRELOADED)].map((file) => `/${file}`);
  return {
    template: site.template.replace(APP, '').replace(PRELOADED, ''),
    head: [`<script src="/${firstScript(site.manifest)}" data-app="${awaited.join(' ')}"></script>`, ...links],
  };
}

const HIDDEN = '<meta name="robots" content="noindex" />';

/** The typefaces and styles of a page as links, and its scripts; those that the document names already stay out. */
function namedFor({ manifest, template }: BuiltSite, { sourceFiles }: Drawing): { links: string[]; scripts: string[] } {
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

/** What search engines and link previews read; a page without a description is kept from them. */
function wordsFor(drawing: Drawing, place: Place): string[] {
  return drawing.description ? indexed(drawing, drawing.description, place) : [HIDDEN];
}

function indexed({ title }: Drawing, description: string, { publicUrl, path, language, facts }: Place): string[] {
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

/** JSON that cannot end the script element it stands in. */
function inScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
