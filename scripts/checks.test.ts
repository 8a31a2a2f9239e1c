import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

// A checking tool that reads nothing finds nothing: each is shown a fault. That it passes what is clean, `npm run check` shows.

const PROJECT = resolve(import.meta.dirname, '..');
const RULES = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  'biome.json',
  'knip.json',
  'lint',
  'package.json',
  'scripts',
].concat(
  ['', '.base', '.domain', '.contract', '.server', '.web', '.worker', '.tests', '.tools'].map(
    (part) => `tsconfig${part}.json`,
  ),
);

/** A fault for each tool, and one for each lint rule of our own. */
const FAULTS: Readonly<Record<string, string>> = {
  'src/domain/reads-files.ts': "export { readFileSync } from 'node:fs';",
  'src/domain/borrows.ts': "import { z } from 'zod';\n\nexport const kept = z.number();",
  'src/domain/any.ts': 'export const a = (b: any) => b;',
  'src/domain/cast.ts': 'export const a = (b: unknown) => b as string;',
  'src/domain/now.ts': 'export const a = Date.now();',
  'src/domain/cut.ts': 'export const a = (b: Date) => b.toISOString().slice(0, 10);',
  'src/web/raw.tsx': "export const a = { dangerouslySetInnerHTML: { __html: '' } };",
  'src/server/sql.ts': "export const a = (b: Record<'selectFrom', (c: string) => 1>) => b.selectFrom('d');",
  'src/shared/utils.ts': 'export const a = 1;',
};

const FOUND: ReadonlyArray<readonly [tool: string, fault: RegExp]> = [
  ['types', /src\/domain\/reads-files\.ts\(1,/],
  ['lint', /noExplicitAny,file=.*any\.ts/],
  ['lint', /cast\.ts.*No type assertions/],
  ['lint', /now\.ts.*Only domain\/salon\/salon-time\.ts/],
  ['lint', /cut\.ts.*A cut instant/],
  ['lint', /raw\.tsx.*No raw HTML/],
  ['lint', /sql\.ts.*SQL lives/],
  ['arrows', /domain-stands-alone: src\/domain\/borrows\.ts -> /],
  ['dead', /Unused files[\s\S]*src\/domain\/cut\.ts/],
  ['structure', /four-areas: src\/shared\/utils\.ts/],
];
const OPTIONS: Readonly<Record<string, readonly string[]>> = { lint: ['--reporter=github', '--max-diagnostics=none'] };

const folder = mkdtempSync(join(tmpdir(), 'lunule-checks-'));
const said = new Map<string, { passed: boolean; words: string }>();

beforeAll(() => {
  for (const file of RULES) cpSync(join(PROJECT, file), join(folder, file), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(FAULTS)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each(FOUND)('check:%s finds %s', (tool, fault) => {
  const { passed, words } = said.get(tool) ?? check(tool);
  expect(words).toMatch(fault);
  expect(passed).toBe(false);
});

function check(tool: string) {
  const words = ['run', '--silent', `check:${tool}`, '--', ...(OPTIONS[tool] ?? [])];
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });
  const outcome = { passed: status === 0, words: stdout + stderr };
  said.set(tool, outcome);
  return outcome;
}
