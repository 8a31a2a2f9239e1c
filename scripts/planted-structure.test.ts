import { describe, expect, it } from 'vitest';
import { checkPlanted } from './planted-copy.ts';

describe('a product without a fault', () => {
  it.each(['types', 'lint', 'arrows', 'structure'])('passes check:%s', (part) => {
    expect(
      checkPlanted(part, { 'src/contract/words.ts': "export const WORDS = ['a'] as const satisfies string[];" }),
    ).toEqual({ passed: true, said: expect.any(String) });
  });
});

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

describe('the structure', () => {
  const planted = Object.fromEntries(MISPLACED.map(([, file]) => [file, 'export const a = 1;']));
  const { passed, said } = checkPlanted('structure', planted);

  it.each(MISPLACED)('refuses by %s %s', (rule, file) => {
    expect(said).toContain(`${rule}: ${file}\n`);
    expect(passed).toBe(false);
  });
});
