import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Leaves the files of the build before beside those of the new one: a server that still runs names them in its pages, and so do
 * pages that are open in browsers. Their names hold their content, so that no two are in each other's way. What is more than
 * an hour older than the last build goes: so many builds of one day do not pile up.
 */
export function keptBuilds(entry: string): Plugin {
  let folder = '';
  return {
    name: 'kept-builds',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    buildStart: async () => {
      const last = await timeOf(join(folder, entry));
      if (last === null) return;
      const files = await readdir(join(folder, 'assets')).catch(() => []);
      await Promise.all(files.map((file) => dropOlder(join(folder, 'assets', file), last - HOUR_MS)));
    },
  };
}

async function dropOlder(path: string, limit: number): Promise<void> {
  const time = await timeOf(path);
  if (time !== null && time < limit) await rm(path);
}

async function timeOf(path: string): Promise<number | null> {
  return await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}
