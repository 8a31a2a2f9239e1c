import type { Page } from '@playwright/test';
import type { Role } from '#domain/users/roles.ts';
import type { Progress } from './kept-cart.ts';

/** One thing to look at: a page, or a page with something open on it. */
export type Stop = {
  /** In file names and in the titles of failures. */
  name: string;
  path: string;
  /** How far the booking that the browser keeps has come; nowhere when absent. */
  progress?: Progress;
  /** Opens what there is to open, in either language and at any width. */
  open?: (page: Page) => Promise<void>;
};

/** The stops in one part of the site, and the role they are seen in. */
export type Leg = { area: string; as?: Role; stops: readonly Stop[] };

/** Presses the first visible button of that name; names are given in both languages. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
}

/** Fills the first visible field of that label. */
export async function fill(page: Page, label: RegExp, text: string): Promise<void> {
  await page.getByLabel(label).filter({ visible: true }).first().fill(text);
}

/** Waits until something of that role lies over the page or stands in it. */
export async function shown(page: Page, role: 'dialog' | 'alert' | 'menu' | 'listbox'): Promise<void> {
  const found = page.getByRole(role);
  const all = role === 'dialog' ? found.or(page.getByRole('alertdialog')) : found;
  await all.filter({ visible: true }).first().waitFor();
}

/** Waits until a field is marked as invalid. */
export async function complained(page: Page): Promise<void> {
  await page.locator('[aria-invalid="true"]').filter({ visible: true }).first().waitFor();
}
