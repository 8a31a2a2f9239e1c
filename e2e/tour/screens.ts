import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../fixtures.ts';
import { LEGS } from './legs.ts';
import { Tourist } from './tourist.ts';

/** The few that show the product, and are kept. */
const KEPT = resolve(import.meta.dirname, '../../docs/screens');
/** All of them, which git does not keep. */
const FOLDER = join(KEPT, 'all');
/** As wide as a phone and as a laptop; a laptop's picture is kept smaller than it is. */
const WIDTHS = [
  { width: 390, keptWidth: 390 },
  { width: 1280, keptWidth: 640 },
] as const;
const TALLEST = 1700;
const QUALITY = 55;

const pictureOf = (area: string, stop: string, width: number) => `${area}-${stop}-${width}.webp`;

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (const { width, keptWidth } of WIDTHS) {
  for (const leg of LEGS) {
    test(`pictures of ${leg.area} at ${width} px`, async ({ page }) => {
      mkdirSync(FOLDER, { recursive: true });
      const tourist = new Tourist(page);
      await tourist.setOut(leg, { language: 'fr', width, theme: 'light' });
      for (const stop of leg.stops) {
        await tourist.visit(stop);
        await keepPicture(page, join(FOLDER, pictureOf(leg.area, stop.name, width)), keptWidth);
      }
    });
  }
}

test.afterAll(() => {
  const expected = LEGS.flatMap(({ area, stops }) =>
    stops.flatMap(({ name }) => WIDTHS.map(({ width }) => pictureOf(area, name, width))),
  );
  for (const file of readdirSync(FOLDER)) {
    if (file.endsWith('.webp') && !expected.includes(file)) rmSync(join(FOLDER, file));
  }
  writeFileSync(join(FOLDER, 'README.md'), contents());
  for (const file of picturesTold()) {
    // A part of the tour takes a part of the pictures.
    if (existsSync(join(FOLDER, file))) copyFileSync(join(FOLDER, file), join(KEPT, file));
  }
});

/** The pictures that the page of the kept ones shows. */
function picturesTold(): string[] {
  return readFileSync(join(KEPT, 'README.md'), 'utf8').match(/[\w-]+\.webp/g) ?? [];
}

/** The whole page, unless something lies over it; the lower end of a very long one is left out. */
async function keepPicture(page: Page, file: string, keptWidth: number): Promise<void> {
  const isCovered = await page.locator('dialog[open], [role="dialog"]').filter({ visible: true }).count();
  // What sticks to the top of a scrolled page would stand in the middle of its picture.
  if (isCovered === 0) await page.evaluate(() => window.scrollTo(0, 0));
  const picture = sharp(await page.screenshot({ fullPage: isCovered === 0, animations: 'disabled' }));
  const { width = 0, height = 0 } = await picture.metadata();
  const shown = picture.extract({ left: 0, top: 0, width, height: Math.min(height, TALLEST) });
  const small = await sharp(await shown.png().toBuffer())
    .resize({ width: keptWidth })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  writeFileSync(file, small);
}

/** All pictures on one page. */
function contents(): string {
  const rows = LEGS.map(({ area, stops }) => {
    const pictures = stops.map(({ name }) => {
      const [phone, laptop] = WIDTHS.map(({ width }) => pictureOf(area, name, width));
      return `### ${name}\n\n<img src="${phone}" width="200" alt="${name}, 390 px" /> <img src="${laptop}" width="560" alt="${name}, 1280 px" />`;
    });
    return `## ${area}\n\n${pictures.join('\n\n')}`;
  });
  return `# Every screen\n\nAt 390 and at 1280 px, in French. Made by \`npm run screens\`.\n\n${rows.join('\n\n')}\n`;
}
