import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { DrawPage, DrawScene, PageOf } from '#contract/schemas/drawing.ts';

/** The part of Vite's manifest that is read. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
);

export type Manifest = z.infer<typeof manifestSchema>;

/** The browser app as `npm run build` leaves it. */
export type BuiltSite = {
  /** The folder of the files for browsers. */
  folder: string;
  /** Files at the top of the site, such as `favicon.svg`. */
  topFiles: string[];
  /** The document that every page starts from. */
  template: string;
  manifest: Manifest;
  draw: DrawPage;
  drawScene: (...asked: Parameters<DrawScene>) => Promise<ReturnType<DrawScene>>;
  pageOf: PageOf;
  /** Reads what draws the pages, if that has not been done. */
  load: () => Promise<unknown>;
};

type Entry = { draw: DrawPage; drawScene: DrawScene; pageOf: PageOf };

/** Reads the build in `dist`; null when there is none. What draws pages is read when it is first needed. */
export async function readBuiltSite(dist: string): Promise<BuiltSite | null> {
  const folder = join(dist, 'client');
  const template = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (template === null) return null;
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')));
  const url = pathToFileURL(join(dist, 'server/entry-server.js')).href;
  let entry: Promise<Entry> | undefined;
  const load = (): Promise<Entry> => {
    entry ??= import(url);
    return entry;
  };
  return {
    folder,
    topFiles: await listTopFiles(folder),
    template,
    manifest,
    draw: async (...asked) => (await load()).draw(...asked),
    drawScene: async (...asked) => (await load()).drawScene(...asked),
    pageOf: async (...asked) => (await load()).pageOf(...asked),
    load,
  };
}

async function listTopFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && isServed(entry.name)).map(({ name }) => name);
}

function isServed(name: string): boolean {
  return name !== 'index.html' && !name.startsWith('.') && !/\.(br|gz)$/.test(name);
}

/** Returns the built style sheets and scripts of these source files, with their imports. */
export function filesFor(manifest: Manifest, sourceFiles: readonly string[]): { styles: string[]; scripts: string[] } {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const other of manifest[name]?.imports ?? []) visit(other);
  };
  for (const name of sourceFiles) visit(name);
  const chunks = [...seen].flatMap((name) => manifest[name] ?? []);
  return {
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
    scripts: chunks.map(({ file }) => file),
  };
}

/** Returns the two Latin typefaces that every page needs first. */
export function firstFonts(manifest: Manifest): string[] {
  const assets = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return [...new Set(assets)].filter((file) => /-latin-(?!ext)[^/]*\.woff2$/.test(file));
}

/** Returns the script that runs before a page is shown and records what is pressed until the rest has loaded. */
export function firstScript(manifest: Manifest): string {
  const script = manifest['src/web/browser/first-script.ts'];
  if (!script) throw new Error('the build has no first script');
  return script.file;
}
