import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const PROJECT = join(import.meta.dirname, '..');
const PACKAGE = /(?:^|\/)(node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/**
 * Adds to the licences of the scripts, which Vite writes into `fileName`, those of the other files that the build takes from
 * packages: the typefaces. The build fails when one of them has none.
 */
export function assetNotices(fileName: string): Plugin {
  return {
    name: 'asset-notices',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
      for (const folder of packagesOf(files)) await appendFile(join(dir, fileName), await noticeOf(folder));
    },
  };
}

/** The folders, in the project, of the packages that these files come from; each once. */
export function packagesOf(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []))].sort();
}

/** Name, version and whole licence of a package, in the form of Vite's list. */
export async function noticeOf(folder: string): Promise<string> {
  const path = join(PROJECT, folder);
  const names = await readdir(path);
  const licence = names.find((file) => /^licen[cs]e/i.test(file));
  if (!licence) throw new Error(`${folder} has no licence file`);
  const { name, version, license } = packageSchema.parse(
    JSON.parse(await readFile(join(path, 'package.json'), 'utf8')),
  );
  return `\n## ${name} - ${version} (${license})\n\n${(await readFile(join(path, licence), 'utf8')).trim()}\n`;
}
