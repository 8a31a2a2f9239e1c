import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { LEGS } from './legs.ts';
import { Tourist, type View } from './tourist.ts';
import { violations } from './violations.ts';

/** Every language in every width and theme; `npm test` looks at two of them, in `reflow.spec.ts`. */
const VIEWS: readonly View[] = (['fr', 'en'] as const).flatMap((language) =>
  [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ language, width, theme }))),
);

test.describe.configure({ mode: 'parallel', timeout: 480_000 });
test.use({ actionTimeout: 30_000 });

for (const view of VIEWS) {
  for (const leg of LEGS) {
    test(`${leg.area}, ${view.language} at ${view.width} px, ${view.theme}: axe finds nothing`, async ({ page }) => {
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
