import type { Page } from '@playwright/test';
import { complained, fill, type Leg, press, shown } from './stop.ts';

const CHOOSE_THURSDAY = /(jeudi 11 juin|Thursday, June 11)/;
const WITH_WHOM = /^(Avec qui|With whom)\?$/;

/** The steps of a booking, which a client walks up to the confirmation. */
export const bookingLeg: Leg = {
  area: 'booking',
  as: 'Client',
  stops: [
    { name: '1-location', path: '/reservation-location' },
    {
      name: '1-location-chosen',
      path: '/reservation-location',
      progress: 'place',
    },
    {
      name: '1-location-panel',
      path: '/reservation-location',
      open: async (page) => {
        await press(page, /^(Plan et heures|Map and hours)/);
        await shown(page, 'dialog');
      },
    },
    { name: '2-services', path: '/reservation-services', progress: 'place' },
    { name: '2-services-pedicure', path: '/reservation-services?categorie=pedicure', progress: 'place' },
    { name: '2-services-in-cart', path: '/reservation-services', progress: 'services' },
    {
      name: '2-service-panel',
      path: '/reservation-services',
      progress: 'place',
      open: async (page) => {
        await press(page, /^(Manucure gel|Gel manicure)$/);
        await shown(page, 'dialog');
      },
    },
    {
      name: '2-service-remove',
      path: '/reservation-services',
      progress: 'services',
      open: async (page) => {
        await press(page, /^(Retirer|Remove) Manucure gel|^Remove Gel manicure/);
        await shown(page, 'dialog');
      },
    },
    { name: '2-single-service', path: '/', progress: 'place', open: openPopularService },
    {
      name: '2-single-service-cancel',
      path: '/',
      progress: 'place',
      open: async (page) => {
        await openPopularService(page);
        await press(page, /^(Annuler|Cancel)$/);
        await shown(page, 'dialog');
      },
    },
    { name: '3-cart', path: '/reservation-panier', progress: 'services' },
    {
      name: '3-cart-cancel',
      path: '/reservation-panier',
      progress: 'services',
      open: async (page) => {
        await press(page, /^(Annuler la commande|Cancel booking)/);
        await shown(page, 'dialog');
      },
    },
    {
      name: '3-cart-removed',
      path: '/reservation-panier',
      progress: 'services',
      open: async (page) => {
        await press(page, /^(Retirer|Remove)/);
        await press(page, /^(Oui|Yes)$/);
        await page.getByRole('region', { name: 'Messages' }).waitFor();
      },
    },
    { name: '3-cart-empty', path: '/reservation-panier' },
    { name: '4-date', path: '/reservation-date', progress: 'services' },
    { name: '4-date-chosen', path: '/reservation-date', progress: 'slot' },
    {
      name: '4-date-next-month',
      path: '/reservation-date',
      progress: 'services',
      open: async (page) => {
        await press(page, /^(Voir le mois|See the month)$/);
        await press(page, /^(Mois suivant|Next month)$/);
      },
    },
    {
      name: '4-date-taken',
      path: '/reservation-date',
      progress: 'services',
      open: async (page) => {
        await page.getByRole('radio', { name: CHOOSE_THURSDAY }).check();
        // Somebody may be asked for, whose times are fewer.
        await page.getByRole('group', { name: WITH_WHOM }).getByRole('radio').nth(1).check();
        await page.locator('[data-time]').first().waitFor();
      },
    },
    { name: '5-client-info', path: '/reservation-client-info', progress: 'slot' },
    {
      name: '5-client-info-errors',
      path: '/reservation-client-info',
      progress: 'slot',
      open: async (page) => {
        await fill(page, /^(Prénom et nom|First and last name)$/, '');
        await fill(page, /^(Téléphone|Phone)$/, '418');
        await press(page, /^(Valider|Confirm)$/);
        await complained(page);
      },
    },
    { name: '6-summary', path: '/reservation-summary', progress: 'contact' },
    {
      name: '6-summary-refused',
      path: '/reservation-summary',
      progress: 'contact',
      open: async (page) => {
        await page.route('**/api/reservations', (route) => route.fulfill({ status: 500, json: {} }));
        await press(page, /^(Passer la commande|Confirm booking)$/);
        await shown(page, 'alert');
        await page.unroute('**/api/reservations');
      },
    },
    { name: '7-confirmation', path: '/reservation-summary', progress: 'contact', open: placeOrder },
    {
      name: '7-confirmation-calendar',
      path: '/dashboard/reservation-confirmation',
      open: (page) => press(page, /^(Ajouter au calendrier|Add to calendar)/),
    },
    // A later view of the same tour would exceed the limit of visits to come.
    { name: '8-cancelled', path: '/dashboard/reservations/future', open: cancelVisit },
  ],
};

async function cancelVisit(page: Page): Promise<void> {
  const cancel = /^(Annuler le rendez-vous|Cancel the appointment)/;
  await press(page, cancel);
  await page.getByRole('alertdialog').getByRole('button', { name: cancel }).click();
  await page.getByRole('region', { name: 'Messages' }).waitFor();
}

async function openPopularService(page: Page): Promise<void> {
  await page.locator('main h3 a').first().click();
  await page.getByRole('heading', { name: /^(Votre service|Your service)$/ }).waitFor();
}

async function placeOrder(page: Page): Promise<void> {
  await press(page, /^(Passer la commande|Confirm booking)$/);
  await page.getByRole('heading', { name: /^(C’est réservé|You’re booked)/ }).waitFor();
}
