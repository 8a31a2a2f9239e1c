import { type CDPSession, expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { LEGS } from './tour/legs.ts';
import { giveLongTexts } from './tour/long-texts.ts';
import type { Leg } from './tour/stop.ts';
import { Tourist } from './tour/tourist.ts';
import { RULES_OF_LANGUAGE_AND_COLOUR, violations } from './tour/violations.ts';

type Look = { width: number; letters: number; name: string };

/** As each page is opened, and looked at by axe. */
const FIRST: Look = { width: 390, letters: 16, name: '390 px' };
/** Each is wider or narrower than the one before, so that every width is looked up anew. Axe sees the last too, in the other language. */
const LOOKS: readonly Look[] = [
  FIRST,
  ...[1280, 390].map((width) => ({ width, letters: 32, name: `${width} px, text of 200 %` })),
  ...[320, 820, 915, 1024, 1280].map((width) => ({ width, letters: 16, name: `${width} px` })),
];
/** Where words have so little room that they are looked at one by one. */
const NARROW = 640;
/** Where buttons hold no text that somebody wrote. */
const OF_OWN_WORDS = ['public', 'account', 'booking', 'client', 'desk', 'lists'];

test.describe.configure({ mode: 'parallel', timeout: 480_000 });
test.use({ actionTimeout: 30_000 });

for (const leg of LEGS) {
  test(`${leg.area}: axe finds nothing in either language and theme, and at no width is a word cut or anything to scroll sideways`, async ({
    page,
  }) => {
    const tourist = new Tourist(page);
    await tourist.setOut(leg, { language: 'fr', width: FIRST.width, theme: 'light' });
    await giveLongTexts(page);
    const browser = await page.context().newCDPSession(page);
    for (const [index, stop] of leg.stops.entries()) {
      // Each page is opened in the language that the one before was left in.
      const [first, second] = index % 2 === 0 ? (['fr', 'en'] as const) : (['en', 'fr'] as const);
      await test.step(stop.name, async () => {
        await tourist.visit(stop);
        expect.soft(await violations(page), `${stop.name}, by axe in ${first} and light`).toEqual([]);
        let before = FIRST;
        for (const look of LOOKS) {
          await show(browser, page, { before, look });
          before = look;
          expect.soft(await faults(page, leg, look), `${stop.name}, ${look.name}`).toEqual([]);
        }
        await tourist.change({ language: second, theme: 'dark' });
        const found = await violations(page, RULES_OF_LANGUAGE_AND_COLOUR);
        expect.soft(found, `${stop.name}, by axe in ${second} and dark`).toEqual([]);
        await tourist.change({ language: second, theme: 'light' });
        await show(browser, page, { before, look: FIRST });
      });
    }
  });
}

async function faults(page: Page, { area }: Leg, { width }: Look): Promise<string[]> {
  const beyond = await page.evaluate(sideways);
  if (width > NARROW) return beyond;
  const beside = OF_OWN_WORDS.includes(area) ? await page.evaluate(wordsBesideButtons) : [];
  return [...beyond, ...(await cutWords(page)), ...beside];
}

/** Shows the page in another width, to somebody whose browser is set to letters of that size. */
async function show(browser: CDPSession, page: Page, { before, look }: { before: Look; look: Look }): Promise<void> {
  const { width, letters } = look;
  // Even the same size has the browser style the whole page anew.
  if (letters !== before.letters) await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
  // The driver would resize the window around the page too.
  const metrics = { width, height: 844, deviceScaleFactor: 1, mobile: false };
  await browser.send('Emulation.setDeviceMetricsOverride', metrics);
  await page.evaluate(drawn, { width, letters });
}

/** Until two frames have been drawn since the page has that size, which it has after the browser says so. */
async function drawn({ width, letters }: { width: number; letters: number }): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const hasLetters = () => getComputedStyle(document.documentElement).fontSize === `${letters}px`;
  while (window.innerWidth !== width || !hasLetters()) await frame();
  await frame();
  await frame();
}

/** What reaches beyond the right edge of a page that can be scrolled there, the most. */
function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const right = (element: Element) => element.getBoundingClientRect().right;
  const scrollsItself = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrollsItself(element.parentElement));
  const beyond = [...document.querySelectorAll('body *:not(thead, thead *)')].filter(
    (element) =>
      element.checkVisibility() && right(element) > clientWidth + 0.5 && !scrollsItself(element.parentElement),
  );
  const widest = beyond.toSorted((one, other) => right(other) - right(one)).slice(0, 4);
  return [`${scrollWidth - clientWidth} px`, ...widest.map(({ outerHTML }) => outerHTML.slice(0, 160))];
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

/** Buttons with an edge or a ground of their own out of which their words stand, on the left or the right. */
function wordsBesideButtons(): string[] {
  const isShown = ({ parentElement: parent }: Node) =>
    parent?.checkVisibility() === true && getComputedStyle(parent).clipPath === 'none';
  const standsOut = (button: Element) => {
    const { borderInlineStartWidth, backgroundColor } = getComputedStyle(button);
    if (borderInlineStartWidth === '0px' && backgroundColor === 'rgba(0, 0, 0, 0)') return false;
    const { left, right } = button.getBoundingClientRect();
    const range = document.createRange();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (isShown(text) && words.width > 0 && (words.left < left - 0.5 || words.right > right + 0.5)) return true;
    }
    return false;
  };
  return [...document.querySelectorAll('button, [data-bottom-bar] a')]
    .filter(standsOut)
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}
