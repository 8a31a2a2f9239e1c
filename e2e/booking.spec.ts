import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import {
  addService,
  CLASSIC_MANICURE,
  CLASSIC_PEDICURE,
  chooseLocation,
  chooseSlot,
  giveContact,
  logIn,
} from './journey.ts';

test('a new visitor books from the landing page, registering on the way, and finds the visit again', async ({
  page,
  mailsTo,
}) => {
  const person = { name: 'Léa D’Amours', email: 'lea@example.com', password: 'Nacre!2026' };
  await page.goto('/');
  await page.getByRole('link', { name: 'Réserver maintenant' }).first().click();
  await chooseLocation(page);
  await addService(page, 'Manucure', CLASSIC_MANICURE);
  await addService(page, 'Pédicure', CLASSIC_PEDICURE);
  await page.getByRole('link', { name: 'Panier, 2 services' }).click();

  const main = page.getByRole('main');
  await expect(main.getByText('TPS (5 %)')).toBeVisible();
  await expect(main.getByText('TVQ (9,975 %)')).toBeVisible();
  const total = await main.getByText('Total', { exact: true }).first().locator('xpath=..').textContent();
  await page.getByRole('button', { name: 'Valider et continuer' }).click();

  await chooseSlot(page, /vendredi 5 juin/, '10:30');
  await giveContact(page, person.name);
  await expect(page).toHaveURL('/login?redirect=/reservation-summary');
  await expect(page.getByText('Votre rendez-vous commencé vous attend')).toBeVisible();

  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page.getByLabel('Prénom et nom')).toHaveValue(person.name);
  await page.getByLabel('Courriel').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmation du mot de passe').fill(person.password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText(/^La place n’est pas encore réservée/)).toBeVisible();

  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(1);
  const [activation] = await mailsTo(person.email);
  await page.goto(activation?.links[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Bonjour Léa D’Amours!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bonjour Léa D’Amours!' })).toBeVisible();
  await page.getByRole('button', { name: 'Activer mon compte' }).click();
  await expect(main.getByLabel('Courriel')).toHaveValue(person.email);
  await logIn(page, person.email, person.password);

  await expect(page).toHaveURL('/reservation-summary');
  await expect(main.getByText('ven. 5 juin, 10 h 30')).toBeVisible();
  await expect(main.getByText('418 555-0142')).toBeVisible();
  const shown = await main.getByText('Total', { exact: true }).first().locator('xpath=..').textContent();
  expect(shown).toBe(total);
  await page.getByRole('button', { name: 'Passer la commande' }).click();

  await expect(page).toHaveURL('/dashboard/reservation-confirmation');
  await expect(page.getByRole('heading', { name: 'C’est réservé, Léa!' })).toBeVisible();
  await page.getByRole('link', { name: 'Mes rendez-vous' }).click();
  await expect(page.getByRole('article', { name: 'vendredi 5 juin, 10 h 30' })).toBeVisible();

  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(2);
  const [confirmation] = await mailsTo(person.email);
  expect(confirmation?.subject).toBe('Rendez-vous confirmé\u00A0: ven. 5\u00A0juin, 10\u00A0h\u00A030, La Pyramide');
  expect(confirmation?.text).toContain('Manucure classique × 1, Pédicure classique × 1');
  expect(confirmation?.attachments[0]?.content).toContain('BEGIN:VEVENT');
});

test('a returning client asks for somebody on a telephone, and gets her', async ({
  page,
  newClient,
  signIn,
  mailsTo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await newClient('Zoé Nguyễn');
  await signIn(person);
  await page.goto('/reservation-location');
  await chooseLocation(page, 'Plaza Laval');
  await addService(page, 'Pédicure', CLASSIC_PEDICURE);
  await page.getByRole('link', { name: 'Panier, 1 service' }).click();
  await page.getByRole('button', { name: 'Valider et continuer' }).click();
  const performer = await askForTheFirst(page);
  // Whatever day and time she has.
  await page
    .getByRole('radio', { name: /places$/ })
    .last()
    .check();
  await page.locator('[data-time]:enabled').last().click();
  await page.getByRole('button', { name: 'Continuer' }).click();

  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Zoé Nguyễn');
  await giveContact(page, 'Zoé Nguyễn');
  await expect(page.getByText(`Avec ${performer}`)).toBeVisible();
  await page.getByRole('button', { name: 'Passer la commande' }).click();

  await expect(page.getByRole('heading', { name: 'C’est réservé, Zoé!' })).toBeVisible();
  await expect(page.getByText('2750 chemin Ste-Foy, Québec')).toBeVisible();
  await expect(page.getByText(`avec ${performer}`)).toBeVisible();
  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(2);
  const [confirmation] = await mailsTo(person.email);
  expect(confirmation?.text).toContain(`Avec\u00A0: ${performer}\n`);
});

/** Asks for the first technician who may be asked for. Returns her name. */
async function askForTheFirst(page: Page): Promise<string> {
  const somebody = page
    .getByRole('group', { name: 'Avec qui?' })
    .getByRole('radio', { name: /, libre / })
    .first();
  const [name = ''] = ((await somebody.getAttribute('aria-label')) ?? '').split(',');
  await somebody.check();
  // Her own times, or how she is full that day.
  const hers = page.locator('[data-time]').or(page.getByRole('heading', { name: `aucune place avec ${name}` }));
  await expect(hers.first()).toBeVisible();
  return name;
}
