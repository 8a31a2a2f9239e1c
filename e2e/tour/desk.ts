import type { Page } from '@playwright/test';
import { fill, type Leg, press, shown } from './stop.ts';

const ROW_MENU = /^(Autres actions|More actions)/;

/** The board, what opens over it, and the form for a new reservation. */
export const deskLeg: Leg = {
  area: 'desk',
  as: 'Manager',
  stops: [
    { name: 'board', path: '/dashboard' },
    {
      name: 'board-details',
      path: '/dashboard',
      open: async (page) => {
        await press(page, /, (détails|details)$/);
        await shown(page, 'dialog');
      },
    },
    {
      name: 'board-comment',
      path: '/dashboard',
      open: (page) => press(page, /^(Commentaire|Comment),/),
    },
    {
      name: 'board-moved',
      path: '/dashboard',
      open: async (page) => {
        await press(page, /Attend\/Pending/);
        await page.getByRole('region', { name: 'Messages' }).waitFor();
      },
    },
    {
      name: 'palette',
      path: '/dashboard',
      open: async (page) => {
        await page.keyboard.press('Control+k');
        await shown(page, 'dialog');
        await page.getByRole('dialog').getByPlaceholder(/./).fill('ca');
        await shown(page, 'menu');
      },
    },
    {
      name: 'walk-in',
      path: '/dashboard',
      open: async (page) => {
        await press(page, /^(Sans rendez-vous|Sans RDV|Walk-in)$/);
        await shown(page, 'dialog');
      },
    },
    {
      name: 'turn-order',
      path: '/dashboard',
      open: async (page) => {
        await press(page, /^(Ordre du jour|Order of the day)$/);
        await shown(page, 'dialog');
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    },
    { name: 'agenda', path: '/dashboard/agenda' },
    { name: 'agenda-week', path: '/dashboard/agenda?vue=semaine' },
    {
      name: 'agenda-held',
      path: '/dashboard/agenda?lieu=tous',
      open: async (page) => {
        await page.locator('[data-movable="true"] [data-stop]').first().focus();
        await page.keyboard.press('Space');
        await page.keyboard.press('Shift+ArrowUp');
      },
    },
    { name: 'new', path: '/dashboard/reservations/new' },
    {
      name: 'new-search',
      path: '/dashboard/reservations/new',
      open: async (page) => {
        await fill(page, /^(Nom ou téléphone|Name or phone)$/, 'ca');
        await shown(page, 'listbox');
      },
    },
    {
      name: 'new-warned',
      path: '/dashboard/reservations/new',
      open: async (page) => {
        await fill(page, /^(Prénom et nom|First and last name)$/, 'Ève');
        await page.getByLabel(/^(Heure|Hour)$/).selectOption('9');
        await page.getByLabel('Minute').selectOption('05');
      },
    },
    {
      name: 'new-calendar',
      path: '/dashboard/reservations/new',
      open: async (page) => {
        await press(page, /^(Calendrier|Calendar)$/);
        await shown(page, 'dialog');
      },
    },
  ],
};

/** Opens what can be done with the first row. */
export async function openRowMenu(page: Page): Promise<void> {
  await press(page, ROW_MENU);
  await shown(page, 'menu');
}
