import type { Page } from '@playwright/test';
import { openRowMenu } from './desk.ts';
import { type Leg, press, shown } from './stop.ts';

/** Narrows a list to one day: what is opened on it is the same, and takes less looking at. */
const FEW = '?date=2026-06-05';
/** The day of the tour: the visits of another day ask before they are moved. */
const TODAY = '?date=2026-06-03';

/** The lists of reservations. */
export const listsLeg: Leg = {
  area: 'lists',
  as: 'Manager',
  stops: [
    { name: 'all', path: '/dashboard/reservations' },
    { name: 'all-page-2', path: '/dashboard/reservations/page/2' },
    { name: 'all-search', path: '/dashboard/reservations/search/lavoie' },
    { name: 'all-nothing', path: '/dashboard/reservations/search/xylophone' },
    {
      name: 'all-narrowed',
      path: '/dashboard/reservations',
      open: async (page) => {
        await page.getByLabel(/^(État|Status)$/).selectOption('cancel');
        await page.getByLabel(/^(Adresse|Location)$/).selectOption('1');
        await page.waitForURL(/(?=.*statut=cancel)(?=.*lieu=1)/);
      },
    },
    {
      name: 'details',
      path: '/dashboard/reservations',
      open: async (page) => {
        await chooseInRowMenu(page, /^(Détails|Details)$/);
        await shown(page, 'dialog');
      },
    },
    {
      name: 'move',
      path: `/dashboard/reservations/possible${FEW}`,
      open: async (page) => {
        await chooseInRowMenu(page, /^(Déplacer|Move)$/);
        await shown(page, 'dialog');
        await page.keyboard.type('0905');
      },
    },
    {
      name: 'cancel',
      path: '/dashboard/reservations',
      open: async (page) => {
        await chooseInRowMenu(page, /Cancel$/);
        await shown(page, 'dialog');
      },
    },
    {
      name: 'delete',
      path: `/dashboard/reservations/possible${FEW}`,
      open: async (page) => {
        await press(page, /^(Supprimer|Delete),/);
        await shown(page, 'dialog');
      },
    },
    {
      name: 'failed',
      path: `/dashboard/reservations/pending${TODAY}`,
      open: async (page) => {
        await page.route('**/api/reservations/present', (route) =>
          route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
        );
        await press(page, /Attend\/Pending/);
        await page
          .getByText(/^Failed to update reservation/)
          .last()
          .waitFor();
        await page.unroute('**/api/reservations/present');
      },
    },
    { name: 'pending', path: '/dashboard/reservations/pending' },
    { name: 'to-call', path: '/dashboard/reservations/to-call', open: fillToCall },
    { name: 'waiting', path: '/dashboard/reservations/present' },
    { name: 'possible', path: `/dashboard/reservations/possible${FEW}` },
    { name: 'archive', path: '/dashboard/reservations/archive' },
    { name: 'print', path: '/dashboard/reservations/print' },
    {
      name: 'list-failed',
      path: '/dashboard/reservations/archive',
      open: async (page) => {
        await page.route('**/api/reservations/archive*', (route) => route.fulfill({ status: 500, json: {} }));
        await page.reload();
        await page.getByText('An error occurred.').waitFor();
        await page.unroute('**/api/reservations/archive*');
      },
    },
  ],
};

/** The list of those to call, as if every visit of a page had been hit. */
async function fillToCall(page: Page): Promise<void> {
  const url = '**/api/reservations/to-call';
  await page.route(url, async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('to-call', 'possible') });
    const { reservations } = await answer.json();
    const told = { at: '2026-06-03T13:05:00.000Z', by: 'Marie-Hélène Beaulieu-Desrochers' };
    const visits = reservations.map((visit: object, index: number) => ({
      ...visit,
      reason: ['closed', 'outside_hours', 'no_seat'][index % 3],
      told: index === 0 ? told : null,
    }));
    await route.fulfill({ json: { visits } });
  });
  await page.reload();
  await page.getByRole('checkbox').nth(1).waitFor();
  await page.unroute(url);
}

async function chooseInRowMenu(page: Page, name: RegExp): Promise<void> {
  await openRowMenu(page);
  await page.getByRole('menuitem', { name }).click();
}
