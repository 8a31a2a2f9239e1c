import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('an address that leads nowhere is answered in both languages, with a way back', async ({ page }) => {
  const answer = await page.goto('/nulle-part');

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  await expect(page.getByText('Page not found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
});

test('a page drawn by the server changes to English in the browser, also after a reload', async ({ page }) => {
  await page.goto('/nulle-part');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');

  await page.getByRole('link', { name: 'English version' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
});
