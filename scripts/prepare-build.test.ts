import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { SOURCES } from './prepare-build.mjs';

const PROJECT = join(import.meta.dirname, '..');
const sources = z.array(z.string()).parse(SOURCES);

it('stamps a build with every module that its configuration, its check and its pages are made of', () => {
  const read = modulesFrom([
    'vite.config.ts',
    'scripts/check-budgets.ts',
    'src/web/main.tsx',
    'src/web/entry-server.tsx',
  ]);
  expect(read).toContain('scripts/module-graph.ts');
  expect(read.filter((file) => !isStamped(file))).toEqual([]);
});

it('stamps a build with the files that its tools read by themselves', () => {
  const configs = ['tsconfig.json', 'tsconfig.base.json', 'tsconfig.web.json', 'package.json', 'package-lock.json'];
  expect([...configs, 'index.html', 'vite.config.ts'].filter((file) => !isStamped(file))).toEqual([]);
  expect(sources.filter((path) => path !== 'public' && !existsSync(join(PROJECT, path)))).toEqual([]);
});

function isStamped(file: string): boolean {
  return sources.some((source) => file === source || file.startsWith(`${source}/`));
}

/** These modules and all modules of the project that they import, as paths in it. */
function modulesFrom(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!/\.(ts|tsx|mjs)$/.test(file)) return;
    const code = readFileSync(join(PROJECT, file), 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from|import\(|import) ?'([.#][^']+)'/g)) visit(pathOf(name, file));
  };
  for (const entry of entries) visit(entry);
  return [...seen];
}

function pathOf(name: string, importer: string): string {
  if (name.startsWith('#')) return `src/${name.slice(1)}`;
  return normalize(join(importer, '..', name)).replace(/\?.*$/, '');
}
