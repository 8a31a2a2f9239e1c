import { expect, it } from 'vitest';
import { structureFaults } from './structure.ts';

const MISPLACED: ReadonlyArray<readonly [rule: string, file: string]> = [
  ['four-areas', 'src/shared/a.ts'],
  ['nothing-deeper-than-a-feature', 'src/server/features/tills/drawers/queries.ts'],
  ['nothing-deeper-than-a-feature', 'src/web/ui/buttons/round/button.tsx'],
  ['flat-domain-and-contract', 'src/domain/money/cents.ts'],
  ['closed-vocabulary-of-server-features', 'src/server/features/tills/manager.ts'],
  ['closed-vocabulary-of-web-features', 'src/web/features/tills/Sum.tsx'],
  ['a-name-says-what-is-inside', 'src/web/ui/utils.ts'],
  ['a-name-says-what-is-inside', 'src/server/http/index.ts'],
  ['every-rule-has-its-test', 'src/domain/untested.ts'],
];

it.each(MISPLACED)('refuses by %s %s', (rule, file) => {
  expect(structureFaults([file])).toContainEqual({ file, rule });
});
