import { describe, expect, it } from 'vitest';
import arrows from '../.dependency-cruiser.mjs';
import { checkPlanted, type Files } from './planted-copy.ts';

const imports = (module: string) => `import * as it from '${module}';\n\nexport const kept = it;`;

/** For each arrow, the file that breaks it and what it imports. */
const BROKEN: Readonly<Record<string, readonly [file: string, module: string]>> = {
  'no-cycles': ['src/domain/egg.ts', './hen.ts'],
  'no-unresolvable': ['src/domain/lost.ts', './nowhere.ts'],
  'domain-stands-alone': ['src/domain/borrows.ts', 'zod'],
  'domain-tests-know-no-other-area': ['src/domain/curious.test.ts', '#contract/price.ts'],
  'contract-knows-only-domain': ['src/contract/borrows.ts', 'kysely'],
  'contract-tests-know-no-side': ['src/contract/curious.test.ts', '#server/http/errors.ts'],
  'server-never-web': ['src/server/draws.ts', '#web/features/tills/sum.tsx'],
  'web-never-server': ['src/web/serves.ts', '#server/http/errors.ts'],
  'web-runs-in-browsers': ['src/web/reads.ts', 'node:path'],
  'product-knows-no-tools': ['src/server/counts.ts', '../../scripts/count.ts'],
  'product-knows-no-tests': ['src/server/tests.ts', '../domain/cents.test.ts'],
  'product-uses-no-dev-dependency': ['src/server/expects.ts', 'vitest'],
  'product-names-its-packages': ['src/server/unnamed.ts', 'luxon'],
  'sql-only-in-queries': ['src/server/features/tills/actions.ts', 'kysely'],
  'queries-know-no-http': ['src/server/features/tills/late-queries.ts', 'fastify'],
  'actions-know-no-http': ['src/server/features/tills/late-actions.ts', '../../http/errors.ts'],
  'server-features-apart': ['src/server/features/doors/mails.ts', '../tills/mails.ts'],
  'server-ground-knows-no-feature': ['src/server/http/late.ts', '../features/tills/mails.ts'],
  'ui-knows-no-feature': ['src/web/ui/button.ts', '../features/tills/sum.tsx'],
  'api-knows-no-feature': ['src/web/api/base-api.ts', '../features/tills/sum.tsx'],
  'web-features-apart': ['src/web/features/doors/door.ts', '../tills/sum.tsx'],
  'features-know-only-the-paths-of-app': ['src/web/features/doors/frame.ts', '../../app/frame.ts'],
};
const INNOCENT: Files = {
  'src/domain/hen.ts': imports('./egg.ts'),
  'src/server/features/tills/mails.ts': imports('zod'),
  'src/web/app/frame.ts': imports('react'),
};

describe('the arrows', () => {
  const planted = Object.fromEntries(Object.values(BROKEN).map(([file, module]) => [file, imports(module)]));
  const { passed, said } = checkPlanted('arrows', { ...INNOCENT, ...planted });

  it('all have a fault planted below', () => {
    expect(Object.keys(BROKEN)).toEqual(arrows.forbidden.map(({ name }) => name));
  });

  it.each(Object.entries(BROKEN))('refuse %s', (rule, [file]) => {
    expect(said).toContain(`${rule}: ${file} -> `);
    expect(passed).toBe(false);
  });
});

it('refuses a product that was not read whole', () => {
  const blind = "export default { forbidden: [], options: { exclude: { path: 'sum' } } };";

  const { passed, said } = checkPlanted('arrows', { '.dependency-cruiser.mjs': blind });

  expect(said).toContain('every-file-is-read: src/web/features/tills/sum.tsx');
  expect(passed).toBe(false);
});
