import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { keepReadyCart } from './journey.ts';
import { OPENING } from './salon-server.ts';

/** Chooses another time of the day that is shown, and confirms. */
async function moveTo(page: Page, time: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Déplacer le rendez-vous' });
  await panel.locator(`[data-time="${time}"]`).click();
  await panel.getByRole('button', { name: 'Déplacer le rendez-vous' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Messages' })
      .getByText(/^Rendez-vous déplacé/)
      .last(),
  ).toBeVisible();
}

test('a client moves a visit from the list in three presses, then by its mail without a login, and cancels it there', async ({
  page,
  browser,
  newClient,
  signIn,
  mailsTo,
}) => {
  const person = await newClient('Maëlle Côté');
  await signIn(person);
  await keepReadyCart(page, { date: '2026-06-11', time: '10:00' });
  await page.goto('/reservation-summary');
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page).toHaveURL('/dashboard/reservation-confirmation');

  await page.goto('/dashboard/reservations/future');
  await page.getByRole('article', { name: 'jeudi 11 juin, 10 h' }).getByRole('button', { name: 'Déplacer' }).click();
  await moveTo(page, '13:30');
  await expect(page.getByRole('article', { name: 'jeudi 11 juin, 13 h 30' })).toBeVisible();

  await expect.poll(async () => (await mailsTo(person.email)).map(({ subject }) => subject)[0]).toMatch(/déplacé/);
  const [change] = await mailsTo(person.email);
  const link = change?.links.find((url) => url.includes('/visite/')) ?? '';
  const stranger = await (await browser.newContext({ locale: 'fr-CA' })).newPage();
  await stranger.clock.install({ time: OPENING });
  await stranger.goto(link);
  await expect(stranger.getByText('13 h 30')).toBeVisible();
  await stranger.getByRole('button', { name: 'Déplacer' }).click();
  await moveTo(stranger, '14:30');
  await stranger.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
  await stranger.getByRole('alertdialog').getByRole('button', { name: 'Annuler le rendez-vous' }).click();
  await expect(stranger.getByRole('heading', { name: 'Rendez-vous annulé' })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'Ce lien ne mène plus à un rendez-vous' })).toBeVisible();
  await stranger.context().close();

  await expect.poll(async () => (await mailsTo(person.email)).map(({ subject }) => subject)[0]).toMatch(/annulé/);
});
