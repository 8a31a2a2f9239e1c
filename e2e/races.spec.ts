import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Person, signInto, test } from './fixtures.ts';
import { CLASSIC_MANICURE, giveContact, keepReadyCart } from './journey.ts';
import { OPENING } from './salon-server.ts';

test('two browsers race for the last seat: one books, the other is told and keeps cart and contact', async ({
  page,
  browser,
  baseURL,
  newClient,
  signIn,
  request,
}) => {
  const slot = { date: '2026-07-14', time: '11:30' };
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-CA', timezoneId: 'America/Toronto' });
  const rival = await context.newPage();
  await rival.clock.install({ time: OPENING });
  await signIn(await newClient('Léa Gagnon'));
  await signInto(rival, await newClient('Zoé Roy'));
  for (const one of [page, rival]) {
    await keepReadyCart(one, slot);
    await one.goto('/reservation-summary');
    await expect(placeOrder(one)).toBeEnabled();
  }
  await takeSeats(request, await newClient('Maude Fortin'), slot, [4, 1]);

  await Promise.all([placeOrder(page).click(), placeOrder(rival).click()]);
  const wereRefused = await Promise.all([wasRefused(page), wasRefused(rival)]);
  expect(wereRefused.toSorted()).toEqual([false, true]);

  const loser = wereRefused[0] ? page : rival;
  await loser.getByRole('link', { name: 'Choisir une autre heure' }).click();
  await expect(loser.locator('[data-time="11:30"]')).toBeDisabled();
  await loser.locator('[data-time="12:30"]').click();
  await loser.getByRole('button', { name: 'Continuer' }).click();
  await expect(loser).toHaveURL('/reservation-summary');
  await expect(loser.getByRole('main').getByText('Léa Gagnon')).toBeVisible();
  await placeOrder(loser).click();
  await expect(loser).toHaveURL('/dashboard/reservation-confirmation');
  await context.close();
});

test('a server killed while the order is sent books it once when it is back and the person presses again', async ({
  page,
  salon,
  newClient,
  signIn,
}) => {
  await signIn(await newClient('Léa Gagnon'));
  await keepReadyCart(page, { date: '2026-07-15', time: '10:00' });
  await page.goto('/reservation-summary');
  await page.route('**/api/reservations', async (route) => {
    await route.fetch();
    await salon.stop('SIGKILL');
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page.getByText('Une erreur est survenue')).toBeVisible();
  await page.unroute('**/api/reservations');
  await salon.start();

  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page).toHaveURL('/dashboard/reservation-confirmation');
  await page.getByRole('link', { name: 'Mes rendez-vous' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the name and phone of step 5 are kept while the person comes and goes', async ({ page }) => {
  await page.goto('/login');
  await keepReadyCart(page, { date: '2026-07-16', time: '10:00' });
  await page.goto('/reservation-client-info');
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Léa Gagnon');
  await giveContact(page, 'Léa Tremblay', '');
  await expect(page).toHaveURL(/login/);
  await page.goBack();
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Léa Tremblay');
});

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Passer la commande' });

/** Whether the press ended in the refusal of a full slot rather than in the confirmation. */
async function wasRefused(page: Page): Promise<boolean> {
  const refusal = page.getByText('Une erreur est survenue : Cette plage horaire est complète.');
  await expect(refusal.or(page.getByRole('heading', { name: /^C’est réservé/ }))).toBeVisible();
  return refusal.isVisible();
}

/** Books the classic manicure for these numbers of people, by the API. */
async function takeSeats(
  request: APIRequestContext,
  client: Person,
  slot: { date: string; time: string },
  quantities: number[],
): Promise<void> {
  const { accessToken } = await (await request.post('/api/auth', { data: client })).json();
  const services: { _id: string; titre: string; price: number }[] = await (
    await request.get('/api/services/public')
  ).json();
  const service = services.find(({ titre }) => titre === CLASSIC_MANICURE);
  for (const qty of quantities) {
    const cents = Math.round((service?.price ?? 0) * 100) * qty;
    const booked = await request.post('/api/reservations', {
      headers: { authorization: `Bearer ${accessToken}` },
      data: {
        reservationServices: [{ serviceId: service?._id, qty }],
        reservationLocation: { locationReserved: 1 },
        reservationDate: { dateReserved: slot.date, timeReserved: slot.time },
        reservationClientInfo: { client: client.name, phone: '418-555-0199', comment: '' },
        totalPrice: (cents + Math.round((cents * 14_975) / 100_000)) / 100,
        overlapIsMeant: true,
      },
    });
    await expect(booked).toBeOK();
  }
}
