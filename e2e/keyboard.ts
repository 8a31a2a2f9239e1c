import type { Page } from '@playwright/test';

/** Letters that the browser driver has no key for; a Québec keyboard has one for each. */
const ACCENTED = /^[^\p{ASCII}]$/u;

/** Types as a person at the desk does, and counts: a character is a keystroke, so is a named key, so is each modifier. */
export class CountingKeyboard {
  readonly #page: Page;
  #count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get count(): number {
    return this.#count;
  }

  /** Characters, one after another, about six a second. */
  async type(text: string): Promise<void> {
    for (const character of text) await this.press(character);
  }

  /** One key, such as `Enter`, or a chord such as `Control+Enter`, which counts twice. */
  async press(key: string): Promise<void> {
    this.#count += key === '+' ? 1 : key.split('+').length;
    if (ACCENTED.test(key)) await this.#page.keyboard.insertText(key);
    else await this.#page.keyboard.press(key);
  }
}
