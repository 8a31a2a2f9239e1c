import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { accountLeg } from './tour/account.ts';
import { bookingLeg } from './tour/booking.ts';
import { publicLeg } from './tour/public.ts';
import { Tourist } from './tour/tourist.ts';

const NARROW = 320;

test.describe.configure({ mode: 'parallel', timeout: 120_000 });
test.use({ actionTimeout: 10_000 });

for (const leg of [publicLeg, accountLeg, bookingLeg]) {
  for (const [size, text] of [
    [16, 'usual'],
    [32, 'doubled'],
  ] as const) {
    test(`${leg.area}, ${NARROW} px wide, ${text} text: nothing to scroll sideways, no word cut`, async ({ page }) => {
      // A page of 320 px zoomed to 200 %: what the style sheets take for a telephone is one still.
      const width = size === 32 ? 2 * NARROW - 1 : NARROW;
      const tourist = new Tourist(page);
      await tourist.setOut(leg, { language: 'fr', width, theme: 'light' });
      await page.addInitScript((rem) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${rem}px`;
        });
      }, size);
      for (const stop of leg.stops) {
        await test.step(stop.name, async () => {
          await tourist.visit(stop);
          expect.soft(await page.evaluate(sidewaysBy), `${stop.name}: px beyond the edge`).toBe(0);
          expect.soft(await cutWords(page), `${stop.name}: words cut`).toEqual([]);
        });
      }
    });
  }
}

function sidewaysBy(): number {
  return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Texts wider or higher than the box that hides what does not fit; what is only for screen readers is meant to be hidden. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (element: Element) => {
      const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
      const isHidden = clipPath !== 'none' || !element.checkVisibility();
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      return (
        hides &&
        !isHidden &&
        webkitLineClamp === 'none' &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      );
    };
    const holdsWords = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    return [...document.querySelectorAll('body *')]
      .filter((element) => holdsWords(element) && cuts(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}
