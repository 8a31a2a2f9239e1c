import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { addService, CLASSIC_MANICURE, chooseLocation, chooseSlot, giveContact } from './journey.ts';

const LATE = /n’a pas pu être chargé. Il s’ouvrira de lui-même/;

/** Waits until what is fetched ahead has arrived. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

test('the desk’s palette opens without network', async ({ page, context, signIn }) => {
  await signIn('Admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);

  await context.setOffline(true);
  await page.keyboard.press('Control+k');

  await expect(page.getByRole('dialog', { name: 'Aller vite' })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a screen that cannot be fetched says so, and opens by itself when the network is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('Admin');
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Menu du tableau de bord' });
  await expect(menu).toBeVisible();
  await settled(page);
  await menu.getByRole('button', { name: 'Agrandir le menu' }).click();

  await context.setOffline(true);
  await menu.getByRole('link', { name: 'Questions et réponses' }).click();

  await expect(page.getByText(LATE).last()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(menu).toBeVisible();
  await context.setOffline(false);

  await expect(page).toHaveURL(/\/dashboard\/helps$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Questions et réponses' })).toBeVisible();
  await expect(page.getByText(LATE).nth(1)).toHaveCount(0);
});

test('a booking that has begun goes on without network up to its summary', async ({
  page,
  context,
  newClient,
  signIn,
}) => {
  await signIn(await newClient());
  await page.goto('/reservation-location');
  await chooseLocation(page);
  await addService(page, 'Manucure', CLASSIC_MANICURE);
  await page
    .getByRole('link', { name: /^Aller au panier/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Valider et continuer' }).click();
  await chooseSlot(page, /vendredi 5 juin/, '10:00');
  await page.goto('/reservation-services');
  await expect(page.getByRole('link', { name: /^Aller au panier/ }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Camille Tremblay/ })).toBeVisible();
  await settled(page);

  await context.setOffline(true);
  await page
    .getByRole('link', { name: /^Aller au panier/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre visite' })).toBeVisible();
  await page.getByRole('link', { name: 'Date', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Client Info' }).click();
  await giveContact(page, 'Léa Gagnon');
  await expect(page).toHaveURL(/reservation-summary/);
  await expect(page.getByText(LATE)).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Passer la commande' })).toBeEnabled();
});

test('a language that cannot be fetched without network leaves the page as it is, and says so', async ({
  page,
  context,
}) => {
  await page.goto('/reservation-services');
  await expect(page.getByRole('heading', { level: 1, name: 'Choisissez vos services' })).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'English version' }).click();

  await expect(page.getByText(/^La version anglaise n’a pas pu être chargée/).last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Choisissez vos services' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'English version' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
});

test('a first page that cannot be fetched says so, and opens by itself', async ({ page }) => {
  await page.route(/\/assets\/login-page-.*\.js/, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText(LATE)).toBeVisible();

  await page.unroute(/\/assets\/login-page-.*\.js/);
  await page.clock.fastForward('01:00');

  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
});

test('a tab of an older build is loaded anew, once, at the page that was asked for', async ({ page }) => {
  await page.goto('/helps');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  let loads = 0;
  page.on('framenavigated', () => {
    loads += 1;
  });
  // As after a new build: the old file is gone, and no page names it.
  await page.route(/\/assets\/location-page-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.route('**/hors-connexion', (route) => route.fulfill({ contentType: 'text/html', body: '<p>anew</p>' }));

  await page.getByRole('banner').getByRole('link', { name: 'Rendez-vous' }).click();
  await expect(page).toHaveURL(/reservation-location/);
  await expect(page.getByRole('heading', { level: 1, name: 'Choisissez une adresse' })).toBeVisible();
  expect(loads).toBe(1);
});
