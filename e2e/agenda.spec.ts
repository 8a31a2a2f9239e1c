import { expect, type Locator, type Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { signInto, test } from './fixtures.ts';

const TODAY = '2026-06-03';
const DAY = `/dashboard/agenda?lieu=1&date=2026-06-25`;
const POLL_MS = 6000;
/** Long enough for a finger that picks a visit up. */
const LONG_PRESS_MS = 400;
const FIVE_MINUTES = 8;

test('a visit is carried by mouse, by keyboard and by finger, and the second desk follows', async ({
  page,
  browser,
  request,
  signIn,
}) => {
  const desk = new Desk(request);
  const date = '2026-06-25';
  await desk.book({ client: 'Nadia Petrova', date, time: '10:00' });
  const taken = await desk.book({ client: 'Zoé Carpentier', date, time: '12:00', titre: 'Pédicure classique' });
  await signIn('Manager');
  await page.goto(DAY);
  const nadia = visit(page, 'Nadia Petrova');
  await expect(nadia).toHaveAccessibleName(/10\sh – /);

  const second = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const other = await second.newPage();
  await other.clock.install({ time: `${TODAY}T13:00:00Z` });
  await signInto(other, 'Manager');
  await other.goto(new URL(DAY, page.url()).href);
  await expect(visit(other, 'Nadia Petrova')).toHaveAccessibleName(/10\sh – /);

  await test.step('by mouse, half an hour later; the second desk sees it', async () => {
    // Heads, absences and free minutes have come: nothing that is measured moves any more.
    await page.waitForLoadState('networkidle');
    const from = await middleOf(nadia);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 20, { steps: 3 });
    await page.mouse.move(from.x, from.y + 6 * FIVE_MINUTES, { steps: 3 });
    await page.mouse.up();
    await expect(nadia).toHaveAccessibleName(/10\sh\s30 – /);
    await expect(messages(page)).toContainText(/Nadia Petrova\s: 10\sh\s30/);
    await other.clock.fastForward(POLL_MS);
    await expect(visit(other, 'Nadia Petrova')).toHaveAccessibleName(/10\sh\s30 – /);
  });

  await test.step('taken back', async () => {
    await messages(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(nadia).toHaveAccessibleName(/10\sh – /);
  });

  await test.step('by keyboard, and left again by Escape', async () => {
    await nadia.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: /^10\sh\s20 – / })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(nadia).toHaveAccessibleName(/10\sh – /);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(nadia).toHaveAccessibleName(/10\sh\s05 – /);
    await expect(messages(page)).toContainText(/Nadia Petrova\s: 10\sh\s05/);
  });

  await test.step('let go when another desk cancels it, and the keyboard stays in the agenda', async () => {
    await visit(page, 'Zoé Carpentier').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await desk.move(taken, 'cancel');
    await page.clock.fastForward(POLL_MS);
    await expect(messages(page)).toContainText('Un autre poste vient de changer le rendez-vous de Zoé Carpentier');
    await expect(page.getByRole('grid').locator(':focus')).toHaveAttribute('data-stop');
  });

  await test.step('two people side by side move together, and one alone with Alt', async () => {
    await desk.book({ client: 'Rosa Martínez', date, time: '16:00', qty: 2 });
    await page.reload();
    const pair = visit(page, 'Rosa Martínez');
    await expect(pair).toHaveCount(2);
    await pair.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    for (const half of await pair.all()) await expect(half).toHaveAccessibleName(/16\sh\s05 – /);
    const columns = () => pair.evaluateAll((halves) => halves.map((half) => half.closest('[role=row]')?.ariaLabel));
    const [stays, goes] = await columns();
    await pair.last().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: 'Une seule personne sur 2' })).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(messages(page)).toContainText(/Rosa Martínez\s: 16\sh\s05/);
    await expect.poll(columns).not.toContain(goes);
    expect(await columns()).toContain(stays);
  });

  await test.step('by finger, after a long press; a short one scrolls', async () => {
    await other.clock.fastForward(POLL_MS);
    const card = visit(other, 'Nadia Petrova');
    await expect(card).toHaveAccessibleName(/10\sh\s05 – /);
    const from = await middleOf(card);
    const finger = await second.newCDPSession(other);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }] });
    await touch('touchStart', from.y);
    await other.clock.fastForward(LONG_PRESS_MS);
    for (const step of [2, 6, 12]) await touch('touchMove', from.y + step * FIVE_MINUTES);
    await touch('touchEnd', 0);
    await expect(card).toHaveAccessibleName(/11\sh\s05 – /);
    await expect(messages(other)).toContainText(/Nadia Petrova\s: 11\sh\s05/);
  });

  await test.step('the week of a technician follows, and what stands there stays', async () => {
    const ofMaude = { date, performer: { name: 'Maude', isAsked: true } };
    await desk.book({ client: 'Odile Fréchette', time: '13:00', ...ofMaude });
    await other.goto(new URL(`/dashboard/agenda?vue=semaine&date=${date}`, page.url()).href);
    const standing = visit(other, 'Odile Fréchette');
    await expect(standing).toHaveAccessibleName(/13\sh – /);
    const before = await middleOf(standing);
    await desk.book({ client: 'Aude Beaulieu', time: '15:00', ...ofMaude });
    await other.clock.fastForward(POLL_MS);
    await expect(visit(other, 'Aude Beaulieu')).toHaveAccessibleName(/15\sh – /);
    expect(await middleOf(standing)).toEqual(before);
  });
  await second.close();
});

test('a telephone shows at once what an empty day brings, in one line of head, from its first technician on', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('Manager');
  await page.goto('/dashboard/agenda?date=2026-09-09&lieu=1');
  await expect(page.getByText('Rien de prévu.')).toBeInViewport({ ratio: 1 });
  const day = page.getByText(/^Libre\s/);
  await expect(day.first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^Jour\s/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('row', { name: 'Maude' }).getByText(/^Libre\s/)).toBeInViewport({ ratio: 1 });
  const heights = await Promise.all(
    [page.getByRole('heading', { name: 'mer. 9 sept.' }), page.getByRole('button', { name: 'Aujourd’hui' })].map(
      async (part) => (await middleOf(part)).y,
    ),
  );
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(8);
});

test('the longest name of another day leaves the buttons of the head their room', async ({ page, signIn }) => {
  await signIn('Manager');
  for (const width of [1180, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dashboard/agenda?date=2026-09-30&lieu=1');
    await expect(page.getByText('Rien de prévu.')).toBeVisible();
    const head = page.locator('[data-page-head]');
    await expect(head.getByRole('link', { name: /^Nouveau/ })).toBeInViewport({ ratio: 1 });
  }
});

test('an absence is begun in the agenda, and the visits that it hits are given to others', async ({
  page,
  request,
  signIn,
}) => {
  const desk = new Desk(request);
  const date = '2026-07-30';
  await desk.book({ client: 'Odette Fréchette', date, time: '10:00', performer: { name: 'Maude', isAsked: false } });
  await desk.book({ client: 'Fleur Beaulieu', date, time: '11:00', performer: { name: 'Maude', isAsked: true } });
  await signIn('Manager');
  await page.goto(`/dashboard/agenda?lieu=1&date=${date}`);
  await expect(visit(page, 'Odette Fréchette')).toHaveAccessibleName(/Maude/);

  await test.step('on an empty slot before her first visit', async () => {
    await page.waitForLoadState('networkidle');
    const { x, y } = await middleOf(visit(page, 'Odette Fréchette'));
    const { height } = (await visit(page, 'Odette Fréchette').boundingBox()) ?? { height: 0 };
    await page.mouse.click(x, y - height / 2 - 3 * FIVE_MINUTES);
    await page.getByRole('menuitem', { name: /^Absence à partir de 9\sh\s45/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Maude' })).toBeVisible();
  });

  await test.step('the visits are listed before it is saved, and after it with who has them', async () => {
    await page.getByLabel('À', { exact: true }).fill('18:00');
    const hits = page.getByRole('list', { name: 'Rendez-vous touchés' });
    await expect(hits).toContainText(/Odette Fréchette.*Fleur Beaulieu.*l’a demandée/);
    await page.getByRole('button', { name: 'Enregistrer quand même' }).click();
    await expect(page.getByRole('list', { name: 'Rendez-vous confiés' })).toContainText(/Odette Fréchette.*passe à/);
    await expect(page.getByRole('list', { name: 'Rendez-vous à attribuer' })).toContainText('Fleur Beaulieu');
  });

  await test.step('who still waits for somebody is given to one by name', async () => {
    await page
      .getByRole('list', { name: 'Rendez-vous à attribuer' })
      .getByRole('link', { name: 'Fleur Beaulieu' })
      .click();
    const details = page.getByRole('dialog', { name: /Fleur Beaulieu/ });
    await details.getByRole('button', { name: 'Déplacer' }).click();
    const panel = page.getByRole('dialog', { name: /^Déplacer/ });
    const ana = await panel.getByRole('option', { name: /^Ana/ }).getAttribute('value');
    await panel.getByLabel('Avec qui').selectOption(ana);
    await panel.getByRole('button', { name: 'Déplacer', exact: true }).click();
    await expect(messages(page)).toContainText('Fleur Beaulieu');
    await page.goto(`/dashboard/agenda?lieu=1&date=${date}`);
    await expect(visit(page, 'Fleur Beaulieu')).toHaveAccessibleName(/Ana/);
  });
});

function visit(page: Page, client: string): Locator {
  return page.getByRole('grid').getByRole('button', { name: new RegExp(`^${client},`) });
}

function messages(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' });
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
