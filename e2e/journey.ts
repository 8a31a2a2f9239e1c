import { expect, type Page } from '@playwright/test';

/** What a browser test fills the cart with: services of the demo salon, by name. */
export const CLASSIC_MANICURE = 'Manucure classique';
export const CLASSIC_PEDICURE = 'Pédicure classique';

/** Step 1, on its page. */
export async function chooseLocation(page: Page, name = 'La Pyramide'): Promise<void> {
  // The landing page, from which people come, has such a choice too.
  await expect(page.getByRole('heading', { name: 'Choisissez une adresse', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page).toHaveURL(/reservation-services/);
}

/** Step 2: puts one service into the cart, under its own tab. */
export async function addService(page: Page, tab: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card.getByRole('button', { name: /^Ajouter au panier/ }).click();
  await expect(card.getByRole('link', { name: /^Aller au panier/ })).toBeVisible();
}

/** Step 4: one of the fourteen days, and a time of it. */
export async function chooseSlot(page: Page, day: RegExp, time: string): Promise<void> {
  await page.getByRole('radio', { name: day }).check();
  await page.locator(`[data-time="${time}"]`).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/reservation-client-info/);
}

/** Step 5. */
export async function giveContact(page: Page, name: string, phone = '4185550142'): Promise<void> {
  await page.getByLabel('Prénom et nom').fill(name);
  await page.getByLabel('Téléphone').pressSequentially(phone);
  await page.getByRole('button', { name: 'Valider' }).click();
}

/** Fills in and sends the login form of any page. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Courriel').fill(email);
  await main.getByLabel('Mot de passe', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Se connecter' }).click();
}

/** A cart as the browser keeps it, ready for the summary: for stories that begin there. */
export async function keepReadyCart(page: Page, slot: { date: string; time: string; qty?: number; titre?: string }) {
  const services: { _id: string; titre: string }[] = await (await page.request.get('/api/services/public')).json();
  const service = services.find(({ titre }) => titre === (slot.titre ?? CLASSIC_MANICURE));
  const card = {
    cardItems: [{ ...service, serviceId: service?._id, qty: slot.qty ?? 1, isOffered: true }],
    reservationLocation: { locationReserved: '1' },
    reservationDate: { dateReserved: slot.date, timeReserved: slot.time },
    reservationClientInfo: { client: 'Léa Gagnon', phone: '418-555-0142', comment: '' },
    clientInfoUpdatedAt: Date.parse('2026-06-03T13:00:00Z'),
  };
  await page.evaluate((text) => localStorage.setItem('card', text), JSON.stringify(card));
}
