import { describe, expect, it } from 'vitest';
import { checkPlanted } from './planted-copy.ts';

const SIX_DEEP = Array.from({ length: 6 }, (_, level) => `if (a > ${level}) {`).join(' ');

/** For each rule, a file that breaks it; rules of our own are known by the first words of their sentence. */
const BROKEN: ReadonlyArray<readonly [rule: string, file: string, text: string]> = [
  ['useFilenamingConvention', 'src/domain/NailArt.ts', 'export const a = 1;'],
  ['noDefaultExport', 'src/domain/default.ts', 'export default 1;'],
  ['noNonNullAssertion', 'src/domain/sure.ts', 'export const a = (b?: number) => b!.toFixed();'],
  ['noEnum', 'src/domain/enum.ts', "export enum A {\n  b = 'b',\n}"],
  [
    'useImportType',
    'src/server/type.ts',
    "import { price } from '#contract/price.ts';\n\nexport type A = typeof price;",
  ],
  ['noProcessEnv', 'src/server/env.ts', 'export const a = process.env.PORT;'],
  ['noExcessiveLinesPerFile', 'src/domain/long.ts', 'export const a = 1;\n'.repeat(301)],
  ['noExcessiveLinesPerFile', 'src/web/ui/long.module.css', '.a {\n  color: red;\n}\n'.repeat(70)],
  [
    'noExcessiveCognitiveComplexity',
    'src/domain/deep.ts',
    `export function a(a: number) { ${SIX_DEEP} ${'}'.repeat(7)}`,
  ],
  ['noExplicitAny', 'src/domain/any.ts', 'export const a = (b: any) => b;'],
  ['noConsole', 'src/server/loud.ts', "console.log('a');"],
  ['noBarrelFile', 'src/domain/barrel.ts', "export { dollars } from './cents.ts';"],
  ['noFocusedTests', 'src/domain/only.test.ts', "import { it } from 'vitest';\n\nit.only('a', () => undefined);"],
  ['noSkippedTests', 'src/domain/skip.test.ts', "import { it } from 'vitest';\n\nit.skip('a', () => undefined);"],
  ['noFloatingPromises', 'src/server/afloat.ts', 'async function a() {}\n\nexport const b = () => {\n  a();\n};'],
  ['noMisusedPromises', 'src/server/misused.ts', 'async function a() {}\n\nexport const b = () => (a() ? 1 : 2);'],
  ['noDangerouslySetInnerHtml', 'src/web/raw.tsx', 'export const a = <p dangerouslySetInnerHTML={{ __html: "" }} />;'],
  ['No raw HTML', 'src/web/raw-property.ts', "export const a = { dangerouslySetInnerHTML: { __html: '' } };"],
  ['No raw HTML', 'src/web/raw-element.ts', "export const a = (b: HTMLElement) => (b.innerHTML = '');"],
  ['Only domain/salon-time.ts', 'src/domain/now.ts', 'export const a = Date.now();'],
  ['Only domain/salon-time.ts', 'src/web/date.ts', 'export const a = new Date();'],
  ['Only domain/salon-time.ts', 'src/server/day.ts', 'export const a = new Date(2026, 5, 3);'],
  ['No type assertions', 'src/domain/cast.ts', 'export const a = (b: unknown) => b as string;'],
  ['No type assertions', 'src/domain/old-cast.ts', 'export const a = (b: unknown) => <string>b;'],
  ['A cut instant', 'src/domain/cut.ts', 'export const a = (b: Date) => b.toISOString().slice(0, 10);'],
  [
    'SQL lives',
    'src/server/sql.ts',
    "export const a = (b: Record<'selectFrom', (c: string) => 1>) => b.selectFrom('d');",
  ],
];

describe('the lint', () => {
  const planted = Object.fromEntries(BROKEN.map(([, file, text]) => [file, text]));
  const { passed, said } = checkPlanted('lint', planted, '--reporter=github', '--max-diagnostics=none');

  it.each(BROKEN)('refuses by "%s" %s', (rule, file) => {
    expect(said.split('\n').filter((line) => line.includes(file))).toContainEqual(expect.stringContaining(rule));
    expect(passed).toBe(false);
  });
});
