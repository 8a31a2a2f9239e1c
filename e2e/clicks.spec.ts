import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const FIRST_VISIT = 12;
const RETURNING = 8;

/** Counts what the person clicks in a page, or in one that it leads to; fields are reached by Tab, as on a telephone by « next ». */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    // Not at the window: there a click that Playwright takes back, because the page moved under it, is heard too.
    document.addEventListener('click', ({ isTrusted }) => isTrusted && Reflect.get(window, 'countClick')(), {
      capture: true,
    });
  });
  return () => clicks;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function chooseFromLanding(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Réserver à La Pyramide' }).first().click();
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Aller au panier' }).first().click();
  await press(page, 'Valider et continuer');
  await page.locator('[data-time]:enabled').first().click();
  await press(page, 'Continuer');
  await expect(page.getByRole('heading', { name: 'Vos coordonnées', level: 1 })).toBeFocused();
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.type(text);
}

test(`a first visitor reaches the summary in ${FIRST_VISIT} clicks, the account included`, async ({
  page,
  mailsTo,
}) => {
  const email = 'clics@example.com';
  const clicks = await countClicks(page);
  await chooseFromLanding(page);
  await typeInto(page, 'Prénom et nom', 'Léa Gagnon');
  await typeInto(page, 'Téléphone', '4185550142');
  await press(page, 'Valider');
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Léa Gagnon');
  await typeInto(page, 'Courriel', email);
  await typeInto(page, 'Mot de passe', 'Nacre!2026');
  await typeInto(page, 'Confirmation du mot de passe', 'Nacre!2026');
  await press(page, 'Créer mon compte');
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);

  const inTheMail = 1;
  await page.goto((await mailsTo(email))[0]?.links[0] ?? '');
  await press(page, 'Activer mon compte');
  await expect(page.getByLabel('Courriel')).toHaveValue(email);
  await typeInto(page, 'Mot de passe', 'Nacre!2026');
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();

  await expect(page.getByRole('heading', { name: 'Vérifiez votre rendez-vous' })).toBeVisible();
  expect(clicks() + inTheMail).toBeLessThanOrEqual(FIRST_VISIT);
  expect(clicks(), 'the counter counts').toBeGreaterThan(FIRST_VISIT / 2);
});

test(`a returning client books in ${RETURNING} clicks`, async ({ page, newClient, signIn }) => {
  await signIn(await newClient('Maude Fortin'));
  const clicks = await countClicks(page);
  await chooseFromLanding(page);
  await typeInto(page, 'Téléphone', '4185550142');
  await press(page, 'Valider');
  await press(page, 'Passer la commande');

  await expect(page.getByRole('heading', { name: 'C’est réservé, Maude!' })).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(RETURNING);
  expect(clicks(), 'the counter counts').toBeGreaterThan(RETURNING / 2);
});
