import { type Browser, expect, type Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { signInto, test } from './fixtures.ts';
import { OPENING } from './salon-server.ts';

const TODAY = '2026-06-03';
/** How long the other desk may take to see a change. */
const POLL_MS = 6000;

// Seven scenes, two browsers: longer than a usual test where the machine has other work.
test.describe.configure({ timeout: 240_000 });

const board = (page: Page) => page.getByRole('region', { name: 'La journée' });
const row = (page: Page, client: string) => page.getByRole('listitem').filter({ hasText: client });
const toast = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** The desk at the other address, which has the board open and is typing a name. */
async function openOtherDesk(browser: Browser, baseURL: string, typed: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'fr-CA', timezoneId: 'America/Toronto' });
  const page = await context.newPage();
  await page.clock.install({ time: OPENING });
  await signInto(page, 'Admin');
  await page.goto('/dashboard');
  const search = board(page).getByRole('searchbox');
  await search.pressSequentially(typed);
  return page;
}

for (const [width, family] of [
  [1280, 'Gagnon'],
  [1024, 'Pelletier'],
] as const) {
  test(`a morning at the desk, ${width} px wide, which another desk follows while it types`, async ({
    page,
    browser,
    request,
    baseURL,
    signIn,
  }) => {
    const desk = new Desk(request);
    const [aline, beatrice] = [`Aline ${family}`, `Béatrice ${family}`];
    await desk.book({ client: aline, phone: '418-555-0151', date: TODAY, time: '10:00' });
    await desk.book({ client: beatrice, date: TODAY, time: '10:30' });
    await page.setViewportSize({ width, height: 800 });
    await signIn('Manager');
    const other = await openOtherDesk(browser, baseURL ?? '', family);

    /** What the other desk reads after at most one poll; what it was typing is still there, and still has the focus. */
    const othersSee = async (client: string, words: string | RegExp) => {
      await other.clock.fastForward(POLL_MS);
      await expect(row(other, client)).toContainText(words);
      const search = board(other).getByRole('searchbox');
      await expect(search).toHaveValue(family);
      await expect(search).toBeFocused();
    };

    await test.step('the board shows who comes, and one touch says that she is there', async () => {
      await page.goto('/dashboard');
      await expect(board(page).getByRole('heading', { name: 'La Pyramide' })).toBeVisible();
      await expect(row(page, aline)).toContainText('à faire');
      await page.getByRole('button', { name: `Attend/Pending, ${aline}` }).click();
      await expect(row(page, aline)).toContainText(/attend\s+\d+\smin/);
      await othersSee(aline, /attend\s+\d+\smin/);
    });

    await test.step('the waiting list keeps the order of arrival', async () => {
      await page.getByRole('button', { name: `Attend/Pending, ${beatrice}` }).click();
      await othersSee(beatrice, /attend\s+\d+\smin/);
      await page.getByRole('link', { name: 'Liste d’attente' }).click();
      const waiting = page.getByRole('row').filter({ hasText: family });
      await expect(waiting.first()).toContainText(aline);
      await expect(waiting.last()).toContainText(beatrice);
    });

    await test.step('the first is served', async () => {
      await page.getByRole('button', { name: `Fait/ Done, ${aline}` }).click();
      await othersSee(aline, 'fait');
    });

    await test.step('a cancel is confirmed, and taken back', async () => {
      await page.getByRole('link', { name: /Tableau de bord/ }).click();
      await row(page, beatrice)
        .getByRole('button', { name: /^Autres actions/ })
        .click();
      await page.getByRole('menuitem', { name: /Cancel/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler le rendez-vous' }).click();
      await othersSee(beatrice, 'annulé');
      // Pressed three times, it takes one step back: none reaches the next message.
      await toast(page).getByRole('button', { name: 'Rétablir' }).last().click({ clickCount: 3, delay: 150 });
      await othersSee(beatrice, /attend\s+\d+\smin/);
    });

    await test.step('a caller is booked over a conflict that is named', async () => {
      const full = { date: TODAY, time: '13:30', titre: 'Manucure classique' };
      await desk.book({ ...full, client: `Groupe ${family}`, qty: 4 });
      await desk.book({ ...full, client: `Famille ${family}`, qty: 3 });
      await page.getByRole('link', { name: /Take appointment/ }).click();
      await page.getByLabel('Prénom et nom').fill(`Carole ${family}`);
      await page.getByRole('combobox', { name: 'Ajouter un service' }).fill('manucure gel');
      await page.keyboard.press('Enter');
      await page.locator('[data-time="13:30"]').click();
      await expect(page.getByText('13 h 30 est complet, aujourd’hui à La Pyramide.')).toBeVisible();
      await page.getByRole('button', { name: 'Inscrire quand même' }).click();
      await expect(page).toHaveURL('/dashboard/reservations/possible');
      await othersSee(`Carole ${family}`, 'à faire');
    });

    await test.step('somebody walks in: the palette calls the form, and she waits at once', async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Aller vite' }).getByRole('textbox')).toBeFocused();
      await page.keyboard.type('sans');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Sans rendez-vous' });
      await dialog.getByLabel('Prénom et nom').fill(`Denise ${family}`);
      await dialog.getByRole('combobox', { name: 'Ajouter un service' }).fill('manucure express');
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Mettre en attente' }).click();
      await expect(dialog.getByText('En dehors des heures d’ouverture.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Mettre en attente quand même' }).click();
      await expect(toast(page)).toContainText(`Denise ${family} attend, La Pyramide.`);
      await othersSee(`Denise ${family}`, /attend\s+\d+\smin/);
    });

    await test.step('the day is printed, each address on its sheet', async () => {
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Imprimer la journée' }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('row').filter({ hasText: `Carole ${family}` })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    });
    await other.context().close();
  });
}

test('yesterday is closed in one screen: who came is done, who did not come is written down, and nobody is mailed', async ({
  page,
  request,
  signIn,
  mailsTo,
}) => {
  const desk = new Desk(request);
  const email = 'jacinthe.laroche@example.com';
  const yesterday = '2026-06-02';
  await desk.book({ client: 'Jacinthe Laroche', email, date: yesterday, time: '17:00' });
  await desk.book({ client: 'Huguette Laroche', phone: '418-555-0761', date: yesterday, time: '17:10' });
  await signIn('Manager');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Clôturer la journée' }).click();
  await page.getByRole('button', { name: 'Clôturer la journée' }).click();

  const dialog = page.getByRole('dialog', { name: 'Clôturer mardi 2 juin' });
  const jacinthe = dialog.getByRole('group', { name: 'Jacinthe Laroche' });
  await expect(jacinthe.getByRole('radio', { name: 'Pas venu' })).toBeChecked();
  await dialog
    .getByRole('group', { name: 'Huguette Laroche' })
    .getByRole('radio', { name: 'Fait' })
    .check({ force: true });
  await dialog.getByRole('button', { name: 'Clôturer la journée' }).click();

  await expect(toast(page)).toContainText('clôturés');
  await expect(page.getByRole('button', { name: 'Clôturer la journée' })).toHaveCount(0);
  // On another day the way back to today takes the search's room.
  await page.getByRole('button', { name: 'Chercher dans la journée' }).click();
  await page.getByLabel('Nom, téléphone ou heure').fill('laroche');
  await expect(row(page, 'Jacinthe Laroche')).toContainText('annulé');
  await expect(row(page, 'Huguette Laroche')).toContainText('fait');
  await row(page, 'Jacinthe Laroche')
    .getByRole('button', { name: /détails$/ })
    .click();
  await expect(page.getByRole('region', { name: 'Ce qui s’est passé' })).toContainText('n’est pas venue');
  expect(await mailsTo(email)).toEqual([]);
});
