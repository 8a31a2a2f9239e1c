import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentSchema } from '#server/environment.ts';

const PROJECT = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
const decisions = readdirSync(join(PROJECT, 'docs/decisions')).filter((file) => /^\d/.test(file));
const documents = ['README.md', 'docs/architecture.md', 'docs/data-map.md', 'docs/incident.md'].concat(
  decisions.map((file) => `docs/decisions/${file}`),
);

describe('the documents', () => {
  it.each(documents)('name only files that are there: %s', (document) => {
    const named = read(document).match(/(?<=[`(])(src|scripts|docs|lint|db|e2e)\/[\w./-]*\w(?=[`)])/g) ?? [];

    expect(named.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
  });

  it.each(['README.md', '.env.example'])('explain every variable that the server reads: %s', (document) => {
    const explained: readonly string[] = read(document).match(/\b[A-Z][A-Z_]+\b/g) ?? [];

    expect(Object.keys(environmentSchema.shape).filter((variable) => !explained.includes(variable))).toEqual([]);
  });

  it('name for each rule a home in the domain', () => {
    const homes = read('docs/architecture.md').match(/(?<=`)[a-z-]+\.ts(?=`)/g) ?? [];
    const files = homes.filter((file) => !['queries.ts', 'api.ts', 'slice.ts', 'app.ts'].includes(file));
    const rules = readdirSync(join(PROJECT, 'src/domain'), { recursive: true, encoding: 'utf8' }).map((path) =>
      basename(path),
    );

    expect(files.filter((file) => !rules.includes(file))).toEqual([]);
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
