import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentSchema } from '#server/config.ts';

const PROJECT = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
const decisions = readdirSync(join(PROJECT, 'docs/decisions')).filter((file) => /^\d/.test(file));
/** They stand apart, and say why. */
const folders = ['src/server/site', 'src/server/embedded-postgres', 'src/web/browser'];
const documents = [
  'README.md',
  ...['architecture', 'rules', 'security', 'glossary', 'data-map', 'incident'].map((name) => `docs/${name}.md`),
  ...decisions.map((file) => `docs/decisions/${file}`),
  ...folders.map((folder) => `${folder}/README.md`),
];

describe('the documents', () => {
  it.each(documents)('name only files that are there: %s', (document) => {
    const named = read(document).match(/(?<=[`(])(src|scripts|docs|lint|db|e2e)\/[\w./-]*\w(?=[`)])/g) ?? [];

    expect(named.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
  });

  it.each(['README.md', '.env.example'])('explain every variable that the server reads: %s', (document) => {
    const explained: readonly string[] = read(document).match(/\b[A-Z][A-Z_]+\b/g) ?? [];

    expect(Object.keys(environmentSchema.shape).filter((variable) => !explained.includes(variable))).toEqual([]);
  });

  it.each(folders)('name only files of their own folder: %s', (folder) => {
    const named = read(`${folder}/README.md`).match(/(?<=`)[a-z-]+\.ts(?=`)/g) ?? [];

    expect(named.filter((file) => !existsSync(join(PROJECT, folder, file)))).toEqual([]);
  });

  it.each(['docs/rules.md', 'docs/security.md'])('name a home for each rule: %s', (document) => {
    const rules = read(document).match(/(?<=^\| (?:Rule|Promise) \| Home \|\n\| --- \| --- \|\n)(?:\|.*\n)+/gm) ?? [];
    const rows = rules.flatMap((table) => table.trim().split('\n'));

    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => !/ \| `[^|]+` \|$/.test(row))).toEqual([]);
  });

  it('show the pictures that are kept, and keep no other', () => {
    const shown = read('docs/screens/README.md').match(/[\w-]+\.webp/g) ?? [];
    const kept = readdirSync(join(PROJECT, 'docs/screens')).filter((file) => file.endsWith('.webp'));

    expect(kept.toSorted()).toEqual(shown.toSorted());
  });

  it('number the decisions without a gap and date each', () => {
    expect(decisions.map((file) => Number(file.slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1));
    expect(decisions.filter((file) => !/^\d{4}-\d\d-\d\d, /m.test(read(`docs/decisions/${file}`)))).toEqual([]);
  });
});
