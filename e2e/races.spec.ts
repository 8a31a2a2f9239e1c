import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { giveContact, keepReadyCart } from './journey.ts';

test('two people race for the last seat: one books, the other is told and keeps cart and contact', async ({
  page,
  newClient,
  signIn,
  request,
}) => {
  const slot = { date: '2026-07-14', time: '11:30' };
  await signIn(await newClient('Léa Gagnon'));
  await keepReadyCart(page, slot);
  await page.goto('/reservation-summary');
  await expect(page.getByRole('button', { name: 'Passer la commande' })).toBeEnabled();

  const rival = await newClient('Zoé Roy');
  const { accessToken } = await (await request.post('/api/auth', { data: rival })).json();
  const services: { _id: string; titre: string; price: number; capacity: number }[] = await (
    await request.get('/api/services/public')
  ).json();
  const service = services.find(({ titre }) => titre === 'Manucure classique');
  const seats = await takeSeats(6);
  expect(seats).toBe(6);

  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page.getByText('Une erreur est survenue : Cette plage horaire est complète.')).toBeVisible();
  await page.getByRole('link', { name: 'Choisir une autre heure' }).click();
  await expect(page.locator('[data-time="11:30"]')).toBeDisabled();
  await page.locator('[data-time="12:30"]').click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL('/reservation-summary');
  await expect(page.getByRole('main').getByText('Léa Gagnon')).toBeVisible();
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page).toHaveURL('/dashboard/reservation-confirmation');

  async function takeSeats(people: number): Promise<number> {
    let taken = 0;
    while (taken < people) {
      const qty = Math.min(service?.capacity ?? 1, people - taken);
      const cents = Math.round((service?.price ?? 0) * 100) * qty;
      const booked = await request.post('/api/reservations', {
        headers: { authorization: `Bearer ${accessToken}` },
        data: {
          reservationServices: [{ serviceId: service?._id, qty }],
          reservationLocation: { locationReserved: 1 },
          reservationDate: { dateReserved: slot.date, timeReserved: slot.time },
          reservationClientInfo: { client: rival.name, phone: '418-555-0199', comment: '' },
          totalPrice: (cents + Math.round((cents * 14_975) / 100_000)) / 100,
        },
      });
      if (!booked.ok()) break;
      taken += qty;
    }
    return taken;
  }
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
  await page.getByRole('link', { name: 'Voir mes rendez-vous' }).click();
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
