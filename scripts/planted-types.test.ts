import { expect, it } from 'vitest';
import { checkPlanted } from './planted-copy.ts';

const FILES = "export { readFileSync } from 'node:fs';";
const PAGE = 'export const title = document.title;';
const CONTRACT = "export { price } from '#contract/price.ts';";
const SERVER = "export { STATUS } from '#server/http/errors.ts';";
const WEB = "export { Sum } from '#web/features/tills/sum.tsx';";

// An import of the server brings Node's types along and would hide the other faults of its area: two rounds.
it.each([
  {
    round: 'the platform',
    planted: {
      'src/domain/reads-files.ts': FILES,
      'src/domain/asks-the-process.ts': 'export const port = process.env.PORT;',
      'src/domain/touches-the-page.ts': PAGE,
      'src/domain/trusts-an-index.ts': 'export const first = (list: string[]): string => list[0];',
      'src/contract/reads-files.ts': FILES,
      'src/contract/touches-the-page.ts': PAGE,
      'src/web/reads-files.ts': FILES,
      'src/server/touches-the-page.ts': PAGE,
    },
  },
  {
    round: 'the areas',
    planted: {
      'src/domain/knows-the-contract.ts': CONTRACT,
      'src/domain/knows-the-server.ts': SERVER,
      'src/domain/knows-the-web.ts': WEB,
      'src/contract/knows-the-server.ts': SERVER,
      'src/contract/knows-the-web.ts': WEB,
      'src/web/knows-the-server.ts': SERVER,
      'src/server/knows-the-web.ts': WEB,
    },
  },
])('the compiler keeps $round apart', ({ planted }) => {
  const { passed, said } = checkPlanted('types', planted);

  expect(Object.keys(planted).filter((file) => !said.includes(`${file}(1,`))).toEqual([]);
  expect(passed).toBe(false);
});
