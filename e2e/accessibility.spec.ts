import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { LEGS } from './tour/legs.ts';
import { Tourist, type View } from './tour/tourist.ts';

/** What `npm test` looks at; `npm run axe` looks at every language in every width and theme. */
const USUAL: readonly View[] = [
  { language: 'fr', width: 390, theme: 'light' },
  { language: 'en', width: 1280, theme: 'dark' },
];
const EVERY: readonly View[] = (['fr', 'en'] as const).flatMap((language) =>
  [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ language, width, theme }))),
);

type NodeResult = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** The levels A and AA of WCAG 2.2, which axe leaves out by itself, and what else it takes for good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.describe.configure({ mode: 'parallel', timeout: 180_000 });
// A trace of every picture would take as long as looking: what is objected to says where it stands.
test.use({ actionTimeout: 10_000, trace: 'off' });

for (const view of process.env.TOUR === 'axe' ? EVERY : USUAL) {
  for (const leg of LEGS) {
    test(`${leg.area}, ${view.language} at ${view.width} px, ${view.theme}: nothing that axe objects to`, async ({
      page,
    }) => {
      const tourist = new Tourist(page);
      await tourist.setOut(leg, view);
      for (const stop of leg.stops) {
        await test.step(stop.name, async () => {
          await tourist.visit(stop);
          expect.soft(await violations(page), stop.name).toEqual([]);
        });
      }
    });
  }
}

/** Each rule that is broken, and where. One page holds all: no frame of ours needs the slower way. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: TAGS })
    .setLegacyMode()
    .analyze();
  return found.violations
    .map(({ id, nodes }) => ({ id, broken: nodes.filter((node) => !isCovered(node)) }))
    .filter(({ broken }) => broken.length > 0)
    .map(({ id, broken }) => `${id}: ${broken.map(({ html }) => html.slice(0, 160)).join(' … ')}`);
}

/** Whether axe finds a thing to press small only because an open menu or a message lies over a part of it. */
function isCovered({ any }: NodeResult): boolean {
  return any.some(({ id, data }) => id === 'target-size' && data?.messageKey === 'partiallyObscured');
}
