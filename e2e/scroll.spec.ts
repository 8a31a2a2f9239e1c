import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { CLASSIC_MANICURE } from './journey.ts';

const scrolled = () => window.scrollY;

test('a page opens at its top; a reload and Back keep the place', async ({ page }) => {
  await page.goto('/confidentialite');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(scrolled)).toBeGreaterThan(1000);
  const place = await page.evaluate(scrolled);

  await page.goto('/conditions');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(scrolled)).toBe(0);

  await page.goBack();
  await expect.poll(() => page.evaluate(scrolled)).toBe(place);
  await page.reload();
  await expect.poll(() => page.evaluate(scrolled)).toBe(place);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 640 } });

  test('Back closes a sheet and keeps the page where it is; the next Back leaves it', async ({ page }) => {
    await page.goto('/helps');
    await page.goto('/reservation-services');
    const sheet = page.getByRole('dialog', { name: CLASSIC_MANICURE });
    const open = page.getByRole('button', { name: CLASSIC_MANICURE, exact: true });
    await expect(open).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 150);
    await expect.poll(() => page.evaluate(scrolled)).toBe(150);
    const place = await page.evaluate(scrolled);

    await open.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(await page.evaluate(scrolled)).toBe(place);

    await open.click();
    await sheet.getByRole('button', { name: 'Fermer' }).click();
    await expect(sheet).toBeHidden();
    expect(await page.evaluate(scrolled)).toBe(place);

    await open.click();
    await sheet.getByRole('link', { name: 'Réserver ce service seul' }).click();
    await expect(page).toHaveURL(/reservation-service\//);
    // A Back before the page has come would leave the sheet open, as nothing has taken its page away.
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/reservation-services$/);
    await open.click();
    await expect(sheet).toBeVisible();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/helps$/);
  });

  test('the message that a mail was sent opens at its heading', async ({ page }) => {
    await page.goto('/register');
    const main = page.getByRole('main');
    await main.getByLabel('Prénom et nom').fill('Léa Roy');
    await main.getByLabel('Courriel').fill('scroll@example.com');
    await main.getByLabel('Mot de passe', { exact: true }).fill('Nacre!2026');
    await main.getByLabel('Confirmation du mot de passe').fill('Nacre!2026');
    await main.getByRole('button', { name: 'Créer mon compte' }).click();

    const heading = page.getByRole('heading', { level: 1, name: 'Regardez vos courriels' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(scrolled)).toBe(0);
  });
});
