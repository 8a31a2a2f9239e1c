import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { LEGS } from './tour/legs.ts';
import { Tourist, type View } from './tour/tourist.ts';
import { violations } from './tour/violations.ts';

/** What `npm test` looks at, beside what `reflow.spec.ts` does; `npm run axe` looks at every language in every width and theme. */
const USUAL: readonly View[] = [{ language: 'en', width: 1280, theme: 'dark' }];
const EVERY: readonly View[] = (['fr', 'en'] as const).flatMap((language) =>
  [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ language, width, theme }))),
);

test.describe.configure({ mode: 'parallel', timeout: 480_000 });
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
