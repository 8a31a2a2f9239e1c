import { expect, type Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { test } from './fixtures.ts';
import { CountingKeyboard } from './keyboard.ts';

const RETURNING_KEYS = 16;
const NEW_KEYS = 45;

test.beforeEach(async ({ signIn, page }) => {
  await signIn('Manager');
  await page.goto('/dashboard/reservations/new');
  await expect(page.getByRole('combobox', { name: 'Nom ou téléphone' })).toBeFocused();
});

const toast = (page: Page) => page.getByRole('region', { name: 'Messages' });

test(`a returning client is booked by keyboard alone in at most ${RETURNING_KEYS} keystrokes`, async ({
  page,
  request,
}) => {
  await new Desk(request).book({ client: 'Nadia Lavoie', phone: '418-555-0791', date: '2026-06-20', time: '11:00' });
  const keys = new CountingKeyboard(page);

  await keys.type('0791');
  await keys.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Manucure' })).toBeFocused();
  await keys.type('gel');
  await keys.press('Enter');
  await keys.press('ArrowRight');
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.type('1035');
  await keys.press('Enter');

  await expect(toast(page)).toContainText(
    'Nadia Lavoie, jeudi 4 juin à 10 h 35, La Pyramide, manucure gel'.replaceAll(/(?<=\d) (?=juin|h)|(?<=h) /g, '\u00A0'),
  );
  await expect(page).toHaveURL('/dashboard/reservations/possible');
  expect(keys.count).toBeLessThanOrEqual(RETURNING_KEYS);
});
