import { expect, type Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { test } from './fixtures.ts';
import { CountingKeyboard } from './keyboard.ts';

const RETURNING_KEYS = 14;
const WALK_IN_KEYS = 8;
const ARRIVED_KEYS = 6;
const SAME_AGAIN_KEYS = 14;
const NEW_KEYS = 45;

test.beforeEach(async ({ signIn, page }) => {
  await signIn('Manager');
  await page.goto('/dashboard/reservations/new');
  await expect(page.getByRole('combobox', { name: 'Nom ou téléphone' })).toBeFocused();
});

const toast = (page: Page) => page.getByRole('region', { name: 'Messages' });

test(`a returning client is booked for tomorrow by keyboard alone in at most ${RETURNING_KEYS} keystrokes`, async ({
  page,
  request,
}) => {
  await new Desk(request).book({ client: 'Nadia Lavoie', phone: '418-555-0791', date: '2026-06-20', time: '11:00' });
  const keys = new CountingKeyboard(page);

  await keys.type('0791gel');
  await expect(page.getByRole('combobox', { name: 'Ajouter un service' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Ajouter un service' })).toHaveValue('gel');
  await keys.press('Enter');
  await keys.press('ArrowRight');
  await keys.type('1035');
  await keys.press('Enter');

  await expect(toast(page)).toContainText('Nadia Lavoie, jeudi 4 juin à 10 h 35, La Pyramide, manucure gel');
  await expect(page).toHaveURL('/dashboard/reservations/possible');
  expect(keys.count).toBeLessThanOrEqual(RETURNING_KEYS);
});

test(`a returning client has the same again tomorrow in at most ${SAME_AGAIN_KEYS} keystrokes`, async ({
  page,
  request,
}) => {
  await new Desk(request).book({ client: 'Ines Fortin', phone: '418-555-0794', date: '2026-06-03', time: '09:00' });
  const keys = new CountingKeyboard(page);

  await keys.type('0794');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Comme la dernière fois' })).toBeVisible();
  await keys.press('Alt+d');
  await keys.press('ArrowRight');
  await keys.type('1035');
  await keys.press('Enter');

  await expect(toast(page)).toContainText('Ines Fortin, jeudi 4 juin à 10 h 35, La Pyramide');
  expect(keys.count).toBeLessThanOrEqual(SAME_AGAIN_KEYS);
});

test(`a new client is booked by keyboard alone in at most ${NEW_KEYS} keystrokes`, async ({ page }) => {
  const keys = new CountingKeyboard(page);

  await keys.type('Zoé Bélanger');
  await keys.press('Enter');
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Zoé Bélanger');
  await expect(page.getByLabel('Téléphone', { exact: true })).toBeFocused();
  await keys.type('5815550163');
  await keys.type('spa');
  await keys.press('Enter');
  await keys.type('12/6');
  await keys.press('Enter');
  await keys.type('1630');
  await keys.press('Control+Enter');

  await expect(toast(page)).toContainText('Zoé Bélanger, vendredi 12 juin à 16 h 30, La Pyramide, manucure spa');
  await expect(page).toHaveURL('/dashboard/reservations/possible');
  expect(keys.count).toBeLessThanOrEqual(NEW_KEYS);
});

test('a time outside the opening hours is named as such, and the desk may book it anyway', async ({ page }) => {
  await page.getByLabel('Prénom et nom').fill('Ève Côté');
  await page.getByRole('combobox', { name: 'Ajouter un service' }).fill('pédicure classique');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Demain' }).check({ force: true });
  await page.getByLabel('Heure', { exact: true }).selectOption('9');
  await page.getByLabel('Minute').selectOption('05');

  await expect(page.getByText('En dehors des heures d’ouverture.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réserver', exact: true })).toBeDisabled();
  await page.keyboard.press('Control+Shift+Enter');
  await expect(toast(page)).toContainText('Ève Côté, jeudi 4 juin à 9 h 05');
});

test('no letter is lost that is typed on after Enter, at twelve a second', async ({ page, request }) => {
  await new Desk(request).book({ client: 'Odile Caron', phone: '418-555-0788', date: '2026-06-20', time: '11:30' });
  await page.keyboard.type('0788', { delay: 80 });
  await page.keyboard.press('Enter', { delay: 0 });
  await page.keyboard.type('gel', { delay: 80 });
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Odile Caron');
  await expect(page.getByRole('combobox', { name: 'Ajouter un service' })).toHaveValue('gel');
});

test('the palette hears all that is typed after its key, and the form it leads to has the focus', async ({ page }) => {
  await page.goto('/dashboard/reservations/pending');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nouveau', { delay: 60 });
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('nouveau');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Nom ou téléphone' })).toBeFocused();
});

test(`who arrives is marked from any page in at most ${ARRIVED_KEYS} keystrokes`, async ({ page, request }) => {
  const visit = { client: 'Mathilde Vachon', phone: '418-555-0796', date: '2026-06-03', time: '10:40' };
  await new Desk(request).book(visit);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Mathilde Vachon, détails' })).toBeVisible();
  const keys = new CountingKeyboard(page);

  await keys.press('Control+k');
  await keys.type('796');
  await expect(page.getByRole('menuitem', { name: /^Arrivée : Mathilde Vachon/ })).toBeVisible();
  await keys.press('Enter');

  await expect(toast(page)).toContainText('Mathilde Vachon : attend');
  // What she is to pay stands in her row: no key asks for it.
  await expect(page.getByRole('listitem').filter({ hasText: 'Mathilde Vachon' })).toContainText(/\d+,\d\d\s\$/);
  expect(keys.count).toBeLessThanOrEqual(ARRIVED_KEYS);
});

test(`a regular who walks in waits after at most ${WALK_IN_KEYS} keystrokes`, async ({ page, request }) => {
  await new Desk(request).book({ client: 'Flavie Rioux', phone: '418-555-0797', date: '2026-06-03', time: '09:00' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sans rendez-vous' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sans rendez-vous' });
  await expect(dialog.getByRole('combobox', { name: 'Nom ou téléphone' })).toBeFocused();
  const keys = new CountingKeyboard(page);

  await keys.type('0797');
  await keys.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Mettre en attente' })).toBeFocused();
  await keys.press('Enter');
  const anyway = dialog.getByRole('button', { name: 'Mettre en attente quand même' });
  // The salon opens in half an hour, and she has a visit now: the desk is asked once.
  await expect(anyway).toBeFocused();
  await keys.press('Enter');

  await expect(toast(page)).toContainText('Flavie Rioux attend, La Pyramide.');
  expect(keys.count).toBeLessThanOrEqual(WALK_IN_KEYS);
});
