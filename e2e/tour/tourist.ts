import { expect, type Page } from '@playwright/test';
import type { Language } from '#domain/languages.ts';
import { signInto } from '../fixtures.ts';
import { keepProgress } from './kept-cart.ts';
import type { Leg, Stop } from './stop.ts';

/** How the site is looked at. */
export type View = { language: Language; width: number; theme: 'light' | 'dark' };

/** Somebody who goes from stop to stop and waits at each until nothing moves any more. */
export class Tourist {
  readonly #page: Page;
  #underWay = 0;
  /** The page on which nothing has been done yet. */
  #untouched: string | null = null;

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

  /** Becomes the person of the leg, with a browser that remembers how they want to see things. */
  async setOut({ as }: Leg, { language, width, theme }: View): Promise<void> {
    await this.#page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    await (as ? signInto(this.#page, as) : this.#page.goto('/api/health'));
    await this.#page.evaluate((choices) => Object.assign(localStorage, choices), { lang: language, theme });
  }

  /**
   * Goes there, unless that very page is still untouched, and opens what is to be opened. A page asks the salon's time
   * once it is awake: what it shows then is looked at.
   */
  async visit({ path, progress, open }: Stop): Promise<void> {
    const place = `${path} ${progress}`;
    if (this.#untouched !== place) {
      await keepProgress(this.#page, progress);
      const isAwake = this.#page.waitForResponse('**/api/settings/public');
      await this.#page.goto(path);
      await this.#page.locator('h1').first().waitFor();
      await isAwake;
      await this.#settle();
    }
    this.#untouched = open ? null : place;
    if (!open) return;
    await open(this.#page);
    await this.#settle();
  }

  /** Nothing is asked of the server, and two pictures have been drawn since the last answer. */
  async #settle(): Promise<void> {
    await expect.poll(() => this.#underWay, { intervals: [20, 30, 50] }).toBe(0);
    await this.#page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect.poll(() => this.#underWay, { intervals: [20, 30, 50] }).toBe(0);
  }
}
