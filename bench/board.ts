// The board on a day of 220 visits: how long each press takes from the finger to the next picture, by the browser's own
// Event Timing.
//   npm run build && node bench/board.ts [presses of each kind]   (15 when none is named)
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { Desk } from '../e2e/desk.ts';
import { signInto } from '../e2e/fixtures.ts';
import { OPENING, SalonServer } from '../e2e/salon-server.ts';
import { findChromium } from '../scripts/chromium.mjs';

const PRESSES = Number(process.argv[2] ?? 15);
const VISITS = 220;
const MOST_MS = 100;
const REST_MS = 250;
const TODAY = '2026-06-03';
const STEP_MINUTES = 5;
const DAY = { from: 9 * 60, to: 20 * 60 };

type Timing = { interaction: number; milliseconds: number };

const folder = await mkdtemp(join(tmpdir(), 'lunule-board-'));
const postgres = await startEmbedded({ dataDir: join(folder, 'data'), durable: false });
process.env.E2E_DATABASE_URL = postgres.url;
await SalonServer.writeTemplate();
const salon = await SalonServer.prepare('board');
await salon.serve('board', OPENING);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const context = await browser.newContext({
  baseURL: salon.url,
  locale: 'fr-CA',
  timezoneId: 'America/Toronto',
  viewport: { width: 1280, height: 900 },
  serviceWorkers: 'block',
});
const page = await context.newPage();
await page.clock.install({ time: OPENING });
await fillDay();
await signInto(page, 'Manager');
await page.addInitScript(keepTimings);
await page.goto('/dashboard');
await page.getByRole('listitem').nth(50).waitFor({ state: 'attached' });
const drawn = await page.locator('main li[data-status]').count();
console.log(`${drawn} visits drawn, load ${loadavg()[0]?.toFixed(1)}; milliseconds to the next picture`);

const faults = [
  await measure('opens a row’s menu', async (index) => {
    await page
      .getByRole('button', { name: /^Autres actions/ })
      .nth(index)
      .click();
    return () => page.keyboard.press('Escape');
  }),
  await measure('opens a visit', async (index) => {
    await page
      .getByRole('button', { name: /, détails$/ })
      .nth(index)
      .click();
    await page.getByRole('dialog').waitFor();
    return () => page.keyboard.press('Escape');
  }),
  await measure('marks somebody arrived', async (index) => {
    await page
      .getByRole('button', { name: /Attend\/Pending/ })
      .nth(index)
      .click();
    return null;
  }),
  await measure('presses a counter', async (index) => {
    const counters = page.getByRole('group', { name: 'Afficher seulement' }).getByRole('button');
    await counters.nth(index % 2).click();
    return null;
  }),
  await measure('types a letter of a search', async (index) => {
    const search = page.getByRole('searchbox');
    await search.press('trembay'.charAt(index % 7));
    return index % 7 === 6 ? () => search.fill('') : null;
  }),
].flat();

await browser.close();
await salon.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

/** The demo has visits on the day already; as many more come as it takes, over the whole day at both locations. */
async function fillDay(): Promise<void> {
  const desk = new Desk(page.request);
  const times = Array.from(
    { length: (DAY.to - DAY.from) / STEP_MINUTES },
    (_, index) => DAY.from + index * STEP_MINUTES,
  );
  for (let visit = 0; visit < VISITS; visit += 1) {
    const minutes = times[(visit * 7) % times.length] ?? DAY.from;
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    const name = ['Tremblay', 'Bélanger', 'Roy', 'Gagnon-Desrochers', 'Nguyễn'][visit % 5];
    await desk.book({ client: `Cliente ${name}`, date: TODAY, time, location: visit % 2 === 0 ? 1 : 2 });
  }
}

/** Makes one press after another; between two of them the page comes to rest. Returns what was too slow. */
async function measure(what: string, press: (index: number) => Promise<(() => Promise<unknown>) | null>) {
  const milliseconds: number[] = [];
  for (let index = 0; index < PRESSES; index += 1) {
    await atRest(page);
    await page.evaluate('timings.length = 0');
    const after = await press(index);
    await atRest(page);
    const timings: Timing[] = JSON.parse(await page.evaluate('JSON.stringify(timings)'));
    milliseconds.push(Math.max(0, ...timings.map((timing) => timing.milliseconds)));
    await after?.();
  }
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const [median = 0, worst = 0] = [sorted[Math.floor((PRESSES - 1) / 2)], sorted.at(-1)];
  console.log(`${what.padEnd(28)}  median ${median} ms, worst ${worst} ms`);
  return median > MOST_MS ? [`${what}: ${median} ms, more than ${MOST_MS}`] : [];
}

/** Two idle moments one after the other, so that entries of Event Timing have been delivered. */
async function atRest(page: Page): Promise<void> {
  await pause(REST_MS);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))');
}

/** Runs in the page: keeps how long each interaction took. Shorter ones than 16 ms are not told, and count as none. */
function keepTimings(): void {
  const timings: Timing[] = [];
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  Object.assign(globalThis, { timings });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const interaction = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (interaction > 0) timings.push({ interaction, milliseconds: entry.duration });
    }
  }).observe(options);
}
