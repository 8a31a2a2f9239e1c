import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

/** Presses Tab until what has the focus bears that name; a person would find it too. */
async function tabTo(page: Page, role: 'button' | 'link' | 'radio' | 'textbox' | 'tab', name: RegExp): Promise<void> {
  await tabToElement(page, page.getByRole(role, { name }).first());
}

async function tabToElement(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}

test('a visit is booked by keyboard alone, with the focus on the heading after each step', async ({
  page,
  newClient,
  signIn,
}) => {
  await signIn(await newClient('Maude Fortin'));
  await page.goto('/reservation-location');
  await expect(page.getByRole('button', { name: /^La Pyramide/ })).toBeVisible();
  await tabTo(page, 'button', /^La Pyramide/);
  await page.keyboard.press('Space');

  await expect(page.getByRole('heading', { name: 'Choisissez vos services' })).toBeFocused();
  await tabTo(page, 'button', /^Ajouter au panier/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', /^Aller au panier/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Votre visite', level: 1 })).toBeFocused();
  await tabTo(page, 'button', /^Valider et continuer/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Choisissez la date et l’heure' })).toBeFocused();
  // The server's day is shared with other stories, one of which fills an hour of it.
  const freeTime = page.locator('[data-time]:enabled').first();
  await freeTime.waitFor();
  await tabToElement(page, freeTime);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Continuer/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Vos coordonnées', level: 1 })).toBeFocused();
  await tabTo(page, 'textbox', /^Téléphone/);
  await page.keyboard.type('4185550177');
  await expect(page.getByLabel('Commentaire')).toBeFocused();
  await tabTo(page, 'button', /^Valider/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Vérifiez votre rendez-vous' })).toBeFocused();
  await tabTo(page, 'button', /^Passer la commande/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'C’est réservé, Maude!' })).toBeFocused();
});
