import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.route(/assets\/(?!first-script)[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
});

let released: Promise<void> = Promise.resolve();

/** Holds the scripts of the page back. Returns the function that lets them through. */
function holdScripts(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  released = promise;
  return resolve;
}

test('a location pressed before the scripts have arrived is chosen and leads on', async ({ page }) => {
  const release = holdScripts();
  await page.goto('/reservation-location', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Plaza Laval/ }).dblclick();
  release();

  await expect(page).toHaveURL(/reservation-services$/);
  await page.goto('/reservation-location');
  await expect(page.getByRole('button', { name: /^Plaza Laval/ })).toHaveAttribute('aria-current', 'true');
});

test('a service added before the scripts have arrived is in the cart once', async ({ page }) => {
  const release = holdScripts();
  await page.goto('/reservation-services', { waitUntil: 'commit' });
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Manucure classique' }) });
  await card.getByRole('button', { name: /^Ajouter au panier/ }).dblclick();
  release();

  await card.getByRole('link', { name: /^Aller au panier/ }).click();
  await expect(page.getByRole('link', { name: /^Panier/ }).first()).toHaveAccessibleName('Panier, 1 service');
});

test('words typed before the scripts have arrived are searched for', async ({ page }) => {
  const release = holdScripts();
  await page.goto('/helps', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('stationnement');
  const questions = page.getByRole('main').locator('details, [aria-expanded]');
  const all = await questions.count();
  release();

  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect(page.getByRole('searchbox')).toHaveValue('stationnement');
});

test('a press on a location of the landing page, before the scripts have arrived, chooses it', async ({ page }) => {
  const release = holdScripts();
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Réserver à Plaza Laval' }).first().click();
  release();

  await expect(page).toHaveURL(/reservation-services$/);
  await page.goto('/reservation-location');
  await expect(page.getByRole('button', { name: /^Plaza Laval/ })).toHaveAttribute('aria-current', 'true');
});

test('a page scrolled before the scripts have arrived stays where it is', async ({ page }) => {
  const release = holdScripts();
  await page.goto('/', { waitUntil: 'commit' });
  const hours = page.getByRole('main').getByRole('radio', { name: 'Plaza Laval' });
  await hours.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  release();

  await expect(page.getByText(/^(Ouvert|Fermé)/).first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(before).toBeGreaterThan(100);
});

test('a form of a page that the server does not draw can be sent', async ({ page, signIn }) => {
  await signIn('Client');
  await page.goto('/dashboard/profile');
  await page.getByLabel('Prénom et nom').fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByLabel('Prénom et nom')).toHaveAttribute('aria-invalid', 'true');
});

test('a desk that was left dark is dark before its scripts have arrived', async ({ page }) => {
  const release = holdScripts();
  await page.goto('/hors-connexion', { waitUntil: 'commit' });
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  release();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the button that books stays in its place once it is known who looks', async ({ page, signIn }) => {
    await signIn('Client');
    const known = Promise.withResolvers<void>();
    await page.route('**/api/auth/refresh', async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const button = page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true });
    const place = await button.boundingBox();
    known.resolve();

    await expect(page.getByRole('button', { name: /^Menu, compte de/ })).toBeVisible();
    expect(await button.boundingBox()).toEqual(place);
  });
});
