import { expect, it } from 'vitest';
import { checkPlanted } from './planted-copy.ts';

it('refuses a file and an export that nothing uses', () => {
  const { passed, said } = checkPlanted('dead', {
    'src/domain/orphan.ts': 'export const orphan = 1;',
    'src/contract/words.ts': 'export const used = 1;\nexport const unused = 2;',
    'src/server/main.ts': "import { used } from '#contract/words.ts';\n\nprocess.exitCode = used;",
  });

  expect(said).toMatch(/Unused files[\s\S]*src\/domain\/orphan\.ts/);
  expect(said).toMatch(/Unused exports[\s\S]*\bunused\b.*src\/contract\/words\.ts/);
  expect(said).not.toMatch(/^used\b/m);
  expect(passed).toBe(false);
});
