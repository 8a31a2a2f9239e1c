import { expect, it } from 'vitest';
import { numberFaults, structureFaults } from './structure.ts';

const MISPLACED: ReadonlyArray<readonly [rule: string, file: string]> = [
  ['four-areas', 'src/shared/a.ts'],
  ['nothing-deeper-than-a-screen', 'src/web/features/tills/drawers/coins/coin.tsx'],
  ['one-folder-a-noun-in-domain-and-contract', 'src/domain/money/coins/cents.ts'],
  ['closed-vocabulary-of-server-features', 'src/server/features/tills/manager.ts'],
  ['closed-vocabulary-of-server-features', 'src/server/features/tills/till-queries.ts'],
  ['closed-vocabulary-of-web-features', 'src/web/features/tills/Sum.tsx'],
  ['a-name-says-what-is-inside', 'src/web/ui/utils.ts'],
  ['a-name-says-what-is-inside', 'src/server/http/index.ts'],
  ['every-rule-has-its-test', 'src/domain/money/untested.ts'],
];

it.each(MISPLACED)('refuses by %s %s', (rule, file) => {
  expect(structureFaults([file])).toContainEqual({ file, rule });
});

it('refuses a folder of more files than one takes in at once', () => {
  const files = Array.from({ length: 26 }, (_, index) => `src/web/ui/piece-${index}.tsx`);
  expect(structureFaults(files)).toEqual([{ file: 'src/web/ui (26 files)', rule: 'at-most-25-files' }]);
});

it('refuses two migrations, or two decisions, of one number', () => {
  const files = ['db/migrations/0001-a.sql', 'db/migrations/0001-b.sql', 'docs/decisions/0001-c.md', 'docs/0001-d.md'];
  expect(numberFaults(files).map(({ file }) => file)).toEqual(files.slice(0, 2));
});
