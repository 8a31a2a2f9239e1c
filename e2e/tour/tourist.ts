import { expect, type Page } from '@playwright/test';
import { type Language, localeOf } from '#domain/languages.ts';
import { signInto } from '../fixtures.ts';
import { keepProgress } from './kept-cart.ts';
import type { Leg, Stop } from './stop.ts';

type Theme = 'light' | 'dark';

/** How the site is looked at. */
export type View = { language: Language; width: number; theme: Theme };

/** Goes from stop to stop, and waits at each until nothing moves any more. */
export class Tourist {
  readonly #page: Page;
  #underWay = 0;
  /** The stop at which nothing has been done yet. */
  #untouched: Stop | null = null;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', () => {
      this.#underWay += 1;
    });
    const arrived = () => {
      this.#underWay -= 1;
    };
    page.on('requestfinished', arrived);
    page.on('requestfailed', arrived);
  }

  /** Signs in as the role of the leg, in a browser that remembers language and theme. */
  async setOut({ as }: Leg, { language, width, theme }: View): Promise<void> {
    await this.#page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    await (as ? signInto(this.#page, as) : this.#page.goto('/api/health'));
    await this.#page.evaluate((choices) => Object.assign(localStorage, choices), { lang: language, theme });
  }

  /** Goes there, unless that very page is still untouched, and opens what is to be opened. */
  async visit(stop: Stop): Promise<void> {
    const isThere = this.#untouched?.path === stop.path && this.#untouched.progress === stop.progress;
    if (!isThere && !(await this.#followLink(stop))) await this.#load(stop);
    this.#untouched = stop.open ? null : stop;
    if (!stop.open) return;
    await stop.open(this.#page);
    await this.#waitUntilStill();
  }

  /** Has the open page change its language and its theme in place, also under what lies over the two switches. */
  async change({ language, theme }: { language: Language; theme: Theme }): Promise<void> {
    const locale = localeOf(language);
    // The frame of a wide window may still be on its way after that of a narrow one.
    await this.#page.locator(`html[lang="${locale}"], a[hreflang="${locale}"]`).first().waitFor({ state: 'attached' });
    await this.#page.evaluate(
      (wanted) => {
        for (const frame of document.querySelectorAll<HTMLElement>('[data-theme]')) frame.dataset.theme = wanted.theme;
        const isSpoken = document.documentElement.lang === wanted.locale;
        if (!isSpoken) document.querySelector<HTMLElement>(`a[hreflang="${wanted.locale}"]`)?.click();
      },
      { theme, locale },
    );
    await expect(this.#page.locator('html')).toHaveAttribute('lang', locale);
    await this.#waitUntilStill();
  }

  /** Follows a link of the untouched page to that path, which is cheaper than a load. Returns false when there is none. */
  async #followLink({ path, progress }: Stop): Promise<boolean> {
    if (!this.#untouched || progress || this.#untouched.progress) return false;
    const link = this.#page.locator(`a[href="${path}"]:not([target])`).first();
    if ((await link.count()) === 0) return false;
    await link.evaluate((element: HTMLElement) => element.click());
    await this.#page.waitForURL(path);
    await this.#waitUntilStands();
    return true;
  }

  /** Loads the page. It asks the salon's time once it is awake: what it shows then is looked at. */
  async #load({ path, progress }: Stop): Promise<void> {
    // A page that is left keeps what was typed into it: it is left before another booking is kept.
    if (progress) await this.#page.goto('/api/health');
    await keepProgress(this.#page, progress);
    const isAwake = this.#page.waitForResponse('**/api/settings/public');
    await this.#page.goto(path);
    await this.#page.locator('main h1').first().waitFor();
    await isAwake;
    await this.#waitUntilStands();
  }

  /** The page stands, and still does once nothing is on its way: a frame may give way to another while it wakes. */
  async #waitUntilStands(): Promise<void> {
    await this.#page.locator('main h1').first().waitFor();
    await this.#waitUntilStill();
    await this.#page.locator('main h1').first().waitFor();
    await this.#waitUntilStill();
  }

  /** Nothing is asked of the server, two pictures have been drawn since the last response, and nothing waits or fades. */
  async #waitUntilStill(): Promise<void> {
    await expect.poll(() => this.#underWay, { intervals: [20, 30, 50] }).toBe(0);
    await this.#page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect.poll(() => this.#underWay, { intervals: [20, 30, 50] }).toBe(0);
    await expect(this.#page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await this.#page.evaluate(fadesAreOver);
  }
}

/** Until what fades has faded; what turns without end is not waited for. */
async function fadesAreOver(): Promise<void> {
  const fades = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(fades.map(({ finished }) => finished));
}
