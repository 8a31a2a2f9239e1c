import { expect, type Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { test } from './fixtures.ts';

const TODAY = '2026-06-03';
const POLL_MS = 6000;
/** What a Manager's page asks for beside the day. */
const LATE_CALLS = ['**/api/helps', '**/api/services', '**/api/services/public'];
const MOVED = [
  ['present', 'attend'],
  ['done', 'fait'],
] as const;

// Each books people of its own, and is among the longest.
test.describe.configure({ mode: 'parallel' });

for (const [width, family] of [
  [390, 'Deschênes'],
  [820, 'Charbonneau'],
  [1024, 'Robitaille'],
  [1280, 'Archambault'],
] as const) {
  test(`nothing moves on the board, ${width} px wide, when histories arrive late or another desk changes a visit`, async ({
    page,
    request,
    signIn,
  }) => {
    const desk = new Desk(request);
    const client = `Wilhelmina-Antoinette Vaillancourt ${family}`;
    const zoe = `Zoé ${family}`;
    const served = await desk.book({ client, phone: '418-555-0188', date: TODAY, time: '10:15' });
    const cancelled = await desk.book({ client: zoe, phone: '581-555-0199', date: TODAY, time: '10:20' });
    const row = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `${name}, détails` }) });
    await page.setViewportSize({ width, height: 800 });
    await signIn('Manager');

    // What is asked for beside the day comes after it is drawn.
    const { promise: others, resolve: deliverOthers } = Promise.withResolvers<void>();
    for (const call of LATE_CALLS) {
      await page.route(call, async (route) => {
        await others;
        await route.continue();
      });
    }
    await page.goto('/dashboard');
    await expect(row(client)).toBeVisible();
    const first = await places(page);

    await test.step('the day is whole before anything else has come', async () => {
      await expect(row(zoe).getByText('1re visite')).toBeAttached();
    });

    await test.step('all the other answers arrive', async () => {
      const arrivals = Promise.all(LATE_CALLS.map((call) => page.waitForResponse(call)));
      deliverOthers();
      await arrivals;
      expect(moved(first, await places(page))).toEqual([]);
    });

    await test.step('each row is as high as any other', async () => {
      const heights = await page
        .locator('main li[data-status]')
        .evaluateAll((rows) => rows.map((row) => row.clientHeight));
      expect(new Set(heights).size).toBe(1);
    });

    for (const [move, word] of MOVED) {
      await test.step(`another desk: ${move}`, async () => {
        await desk.move(served, move);
        await page.clock.fastForward(POLL_MS);
        await expect(row(client)).toContainText(word);
        expect(moved(first, await places(page))).toEqual([]);
      });
    }
    await test.step('another desk cancels', async () => {
      await desk.move(cancelled, 'cancel');
      await page.clock.fastForward(POLL_MS);
      await expect(row(zoe)).toContainText('annulé');
      expect(moved(first, await places(page))).toEqual([]);
    });
  });
}

for (const [width, paths] of [
  [390, ['/dashboard', '/dashboard/reservations']],
  [1280, ['/dashboard/reservations/present', '/dashboard/reservations/new']],
] as const) {
  test(`nothing moves on the desk's pages, ${width} px wide, whichever answer comes last`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('Manager');
    for (const path of paths) {
      for (const call of await callsOf(page, path)) {
        await test.step(`${path}: ${call}`, async () => {
          const { promise: held, resolve: deliver } = Promise.withResolvers<void>();
          const isHeld = (url: URL) => url.pathname === call;
          await page.route(isHeld, async (route) => {
            await held;
            await route.fallback();
          });
          const asked = page.waitForRequest((request) => isHeld(new URL(request.url())));
          await page.goto(path);
          await asked;
          await drawn(page);
          const first = await places(page);
          const delivered = page.waitForResponse((response) => isHeld(new URL(response.url())));
          deliver();
          await delivered;
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await drawn(page);
          expect.soft(moved(first, await places(page)), call).toEqual([]);
          await page.unroute(isHeld);
        });
      }
    }
  });
}

test('no row of a list moves while another desk works, nor when a visit is booked under a pointer that moves', async ({
  page,
  request,
  signIn,
}) => {
  const desk = new Desk(request);
  const clients = ['Rachel Bérubé', 'Solange Bérubé', 'Thérèse Bérubé'] as const;
  const ids: string[] = [];
  for (const [index, client] of clients.entries()) {
    ids.push(await desk.book({ client, phone: '418-555-0177', date: TODAY, time: `1${index}:50` }));
  }
  await signIn('Manager');
  await page.goto('/dashboard/reservations/search/bérubé');
  await expect(page.getByRole('button', { name: /détails$/ })).toHaveCount(3);
  await drawn(page);
  const first = await places(page);
  const [rachel = '', solange = ''] = ids;
  await desk.move(rachel, 'present');
  await desk.move(solange, 'cancel');
  await page.clock.fastForward(POLL_MS);
  await expect(page.getByRole('row', { name: /Solange/ })).toContainText('annulé');
  await expect(page.getByRole('row', { name: /Rachel/ })).toContainText(/attend/);
  expect(moved(first, await places(page))).toEqual([]);

  await desk.book({ client: 'Aurore Bérubé', phone: '418-555-0178', date: TODAY, time: '18:00' });
  await page.mouse.move(300, 300);
  await page.clock.fastForward(POLL_MS - 1);
  await page.mouse.move(310, 300);
  await expect(page.getByRole('row', { name: /Aurore/ })).toBeVisible();
  expect(moved(first, await places(page))).toEqual([]);
});

/** The paths of the calls that a page makes while it opens, but for the session's. */
async function callsOf(page: Page, path: string): Promise<string[]> {
  const calls = new Set<string>();
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/')) calls.add(pathname);
  };
  page.on('request', note);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...calls];
}

/** Waits until two frames have been drawn. */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

type Places = Record<string, string>;

/**
 * Where each row and each thing to press stands on the page, by its name, in letters that have come: those of a name from
 * elsewhere (Đặng) are asked for only when the name is drawn.
 */
function places(page: Page): Promise<Places> {
  return page.evaluate(async () => {
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      element.querySelector('[title]')?.getAttribute('title') ??
      element.textContent;
    const measure = () => {
      const all = document.querySelectorAll('main [data-status], main button, main a, main input, main select');
      return Object.fromEntries(
        [...all]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const place = [x, y + scrollY, width, height].map(Math.round).join(' ');
            return [`${element.tagName} ${nameOf(element)}`, place];
          }),
      );
    };
    let measured = measure();
    while (document.fonts.status === 'loading') {
      await document.fonts.ready;
      measured = measure();
    }
    return measured;
  });
}

/** What stands elsewhere than before. What is new or gone is left out: if it moved something, that is found. */
function moved(before: Places, after: Places): string[] {
  return Object.keys(before)
    .filter((name) => name in after && after[name] !== before[name])
    .map((name) => `${name}: ${before[name]} → ${after[name]}`);
}
