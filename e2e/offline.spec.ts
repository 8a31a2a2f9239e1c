import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('without network a visitor finds hours and phone, keeps the cart, and goes on when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/reservation-services');
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(page.getByRole('link', { name: 'Panier, 1 service' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();

  await context.setOffline(true);
  await page.goto('/reservation-panier');

  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Appeler le 418 555-0123' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plaza Laval' }).getByText('9 h 30 – 21 h').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Panier, 1 service' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Réessayer' }).click();

  await expect(page).toHaveURL(/\/reservation-panier$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Votre visite' })).toBeVisible();
});
