import { expect, it } from 'vitest';
import { citationFaults } from './citations.ts';

const PRESENT = [
  'docs/spec.md',
  'docs/decisions/0012-the-salons-time.md',
  'src/domain/cart/cart.ts',
  'e2e/desk.spec.ts',
];

it.each([
  ['/** Ten at most (decision 6). */', 'decision 6'],
  ['/** Ten at most; see decisions 0012, 4. */', 'decisions 0012, 4'],
  ['/** Ten at most (decision 0099). */', 'decision 0099'],
  ['// Never a password (security R47).', 'security R47'],
  ['// The last line stays (spec 4, R8).', 'R8'],
  ['/* as ux 3.2 draws it */', 'ux 3.2'],
  ['  // Shown to Admins by issue 04.', 'issue 04'],
  ['/** Keeps invariant I3. */', 'invariant I3'],
  ['/**\n * As `src/domain/basket.ts` says.\n */', 'src/domain/basket.ts'],
  ['// The rest is in docs/laws.', 'docs/laws'],
  ['// Read by basket.ts.', 'basket.ts'],
])('refuses %s', (comment, citation) => {
  const text = `export const a = 1;\n${comment}\n`;

  expect(citationFaults('src/a.ts', text, PRESENT)).toEqual([
    { file: `src/a.ts cites "${citation}"`, rule: 'comments-cite-what-is-here' },
  ]);
});

it.each([
  '/** Up to 60 days ahead (spec 5, 9). */',
  '/** Days of the salon (decision 0012). */',
  '// Its home is `src/domain/cart/cart.ts`; stories are in e2e/.',
  '// See cart.ts.',
  "const url = 'https://example.com/src/basket.ts';",
  "const colour = 'R2';",
])('accepts %s', (text) => {
  expect(citationFaults('src/a.ts', text, PRESENT)).toEqual([]);
});

it('refuses a chapter of a specification that is not there', () => {
  expect(citationFaults('src/a.ts', '// spec 5', [])).toHaveLength(1);
});
