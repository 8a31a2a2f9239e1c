import { expect, type Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { test } from './fixtures.ts';
import { keepReadyCart } from './journey.ts';
import { CountingKeyboard } from './keyboard.ts';
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

test('a client moves a visit from the list in three presses, then by its mail without a login, cancels it there and books a past one again', async ({
  page,
  browser,
  request,
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
  await expect(stranger.getByRole('heading', { name: 'Ce rendez-vous a été annulé' })).toBeVisible();
  await expect.poll(async () => (await mailsTo(person.email)).map(({ subject }) => subject)[0]).toMatch(/annulé/);

  const desk = new Desk(request);
  const id = await desk.book({ client: person.name, email: person.email, date: '2026-06-03', time: '13:05' });
  await expect.poll(async () => (await mailsTo(person.email)).map(({ subject }) => subject)[0]).toMatch(/confirmé/);
  const [confirmation] = await mailsTo(person.email);
  await desk.move(id, 'present');
  await desk.move(id, 'done');
  await stranger.goto(confirmation?.links.find((url) => url.includes('/visite/')) ?? '');
  await expect(stranger.getByRole('heading', { name: 'Cette visite est passée' })).toBeVisible();
  await stranger.getByRole('button', { name: 'Réserver de nouveau' }).click();
  await expect(stranger).toHaveURL('/reservation-date');
  await stranger.context().close();
});

const ONE_HOUR_LATER_KEYS = 6;
const OTHER_DAY_KEYS = 10;

test(`the desk moves a visit by keyboard, by an hour in at most ${ONE_HOUR_LATER_KEYS} keystrokes and to another day in at most ${OTHER_DAY_KEYS}, and takes it back`, async ({
  page,
  request,
  signIn,
}) => {
  await new Desk(request).book({ client: 'Solène Gervais', phone: '418-555-0781', date: '2026-06-03', time: '14:30' });
  await signIn('Manager');
  await page.goto('/dashboard');
  const visit = (time: string) => page.locator(`[data-row]:has(time[datetime$="${time}"])`, { hasText: 'Solène' });
  const toast = page.getByRole('region', { name: 'Messages' });
  const openPanel = async (time: string, keys: CountingKeyboard) => {
    await visit(time).getByRole('button', { name: 'Autres actions' }).focus();
    await keys.press('d');
    await expect(page.getByLabel('Heure tapée')).toBeFocused();
  };

  const hour = new CountingKeyboard(page);
  await openPanel('14:30', hour);
  await hour.type('1530');
  await hour.press('Enter');
  await expect(toast).toContainText('Solène Gervais : mercredi 3 juin, 15 h 30, La Pyramide');
  expect(hour.count).toBeLessThanOrEqual(ONE_HOUR_LATER_KEYS);
  await expect(visit('15:30')).toBeVisible();

  const day = new CountingKeyboard(page);
  await openPanel('15:30', day);
  await day.type('+2');
  await day.press('Enter');
  await day.type('1135');
  await day.press('Enter');
  await expect(toast).toContainText('Solène Gervais : vendredi 5 juin, 11 h 35, La Pyramide');
  expect(day.count).toBeLessThanOrEqual(OTHER_DAY_KEYS);
  await expect(visit('15:30')).toHaveCount(0);

  await toast.getByRole('button', { name: 'Rétablir' }).last().click();
  await expect(visit('15:30')).toBeVisible();
});
