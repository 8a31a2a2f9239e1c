import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export type Files = Readonly<Record<string, string>>;
export type Outcome = { passed: boolean; said: string };

const PROJECT = resolve(import.meta.dirname, '..');
const CHECKS = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  'biome.json',
  'knip.json',
  'lint',
  'scripts/check-arrows.ts',
  'scripts/check-structure.ts',
  'scripts/structure.ts',
  ...['', '.base', '.domain', '.contract', '.server', '.web', '.worker', '.tests', '.tools'].map(
    (part) => `tsconfig${part}.json`,
  ),
];

/** A smallest product that breaks no rule: one file in each area, each used by the next. */
const CLEAN: Files = {
  'src/domain/cents.ts': `
export function dollars(cents: number): number {
  return cents / 100;
}`,
  'src/domain/cents.test.ts': `
import { expect, it } from 'vitest';
import { dollars } from './cents.ts';

it('counts', () => expect(dollars(100)).toBe(1));`,
  'src/contract/price.ts': `
import { z } from 'zod';
import { dollars } from '#domain/cents.ts';

export const price = z.number().max(dollars(100_000));`,
  'src/server/main.ts': `
import { price } from '#contract/price.ts';
import { listTills } from './features/tills/queries.ts';

price.parse(listTills());`,
  'src/server/features/tills/queries.ts': `
export function listTills(): number {
  return 1;
}`,
  'src/server/http/errors.ts': `
export const STATUS = 400;`,
  'src/web/main.tsx': `
import { price } from '#contract/price.ts';
import { Sum } from './features/tills/sum.tsx';

export const till = <Sum cents={price.parse(1)} />;`,
  'src/web/features/tills/sum.tsx': `
export function Sum({ cents }: { cents: number }) {
  return <output>{cents}</output>;
}`,
  'src/web/offline-worker.ts': `
addEventListener('install', () => undefined);`,
  'scripts/count.ts': `
export const COUNTED = 'counted';`,
};

/** Runs one part of `npm run check` on a copy of the project's rules around the smallest product and what is planted in it. */
export function checkPlanted(part: string, planted: Files, ...options: string[]): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'lunule-planted-'));
  try {
    for (const file of CHECKS) cpSync(join(PROJECT, file), join(folder, file), { recursive: true });
    symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
    write(folder, { ...CLEAN, 'package.json': smallManifest(), ...planted });
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
    const npm = ['run', '--silent', `check:${part}`, '--', ...options];
    const { status, stdout, stderr } = spawnSync('npm', npm, { cwd: folder, encoding: 'utf8' });
    return { passed: status === 0, said: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text.trimStart()}\n`);
  }
}

/** The project's own manifest with only the packages that the smallest product and its checks use. */
function smallManifest(): string {
  const manifest = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
  const { zod, react, kysely, fastify } = manifest.dependencies;
  const { vitest, 'dependency-cruiser': cruiser } = manifest.devDependencies;
  const devDependencies = { vitest, 'dependency-cruiser': cruiser };
  return JSON.stringify({ ...manifest, dependencies: { zod, react, kysely, fastify }, devDependencies }, null, 2);
}
