// Lighthouse over the public pages of the built site, on a phone and on a desktop, the median of five runs of each.
//   npm run build && node bench/lighthouse.ts [runs] [paths]   (a quarter of an hour; npx fetches Lighthouse at the first run)
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { OPENING, SalonServer } from '../e2e/salon-server.ts';
import { keepProgress } from '../e2e/tour/kept-cart.ts';
import { findChromium } from '../scripts/chromium.mjs';
import { type Form, type Report, reportOf } from './lighthouse-run.ts';

const RUNS = Number(process.argv[2] ?? 5);
const LEAST_PERFORMANCE = 95;
const MOST_SHIFT = 0.02;
const PATHS = process.argv.slice(3);
const PAGES = PATHS.length > 0 ? PATHS : ['/', '/reservation-services', '/reservation-date', '/helps'];
const DEBUGGING_PORT = 9_333;

const folder = await mkdtemp(join(tmpdir(), 'lunule-lighthouse-'));
const postgres = await startEmbedded({ dataDir: join(folder, 'data'), durable: false });
process.env.E2E_DATABASE_URL = postgres.url;
await SalonServer.writeTemplate();
const salon = await SalonServer.prepare('lighthouse');
await salon.serve('lighthouse', OPENING);
const executablePath = findChromium();
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  ...(executablePath && { executablePath }),
  baseURL: salon.url,
  args: [`--remote-debugging-port=${DEBUGGING_PORT}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const page = browser.pages()[0] ?? (await browser.newPage());

const faults: string[] = [];
for (const path of PAGES) {
  await seeRendered(page, path);
  await page.goto('about:blank');
  for (const form of ['mobile', 'desktop'] as const) faults.push(...(await measure(path, form)));
}

await browser.close();
await salon.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

/** A page that failed would be fast: its heading must be there, at its own address. The cart stays in the browser. */
async function seeRendered(page: Page, path: string): Promise<void> {
  await page.goto('/api/health');
  await keepProgress(page, 'services');
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} leads to ${page.url()}`);
}

async function measure(path: string, form: Form): Promise<string[]> {
  const reports: Report[] = [];
  const load = loadavg()[0]?.toFixed(1);
  for (let run = 0; run < RUNS; run += 1) {
    reports.push(await reportOf(new URL(path, salon.url).href, form, DEBUGGING_PORT));
  }
  const of = (value: (report: Report) => number) => reports.map(value).toSorted((one, other) => one - other);
  const median = (value: (report: Report) => number) => of(value)[Math.floor(RUNS / 2)] ?? 0;
  const performance = median((report) => report.performance);
  const shift = of((report) => report.shift).at(-1) ?? 1;
  const worst = leastOf(reports);
  console.log(
    `${path} ${form}: performance ${performance} (${of((report) => report.performance).join(' ')}), ` +
      `LCP ${median(({ lcpMs }) => lcpMs)} ms, TBT ${median(({ tbtMs }) => tbtMs)} ms, shift ${shift.toFixed(3)}, ` +
      `${Object.entries(worst)
        .map(([name, score]) => `${name} ${score}`)
        .join(', ')}; load ${load}`,
  );
  const unmet = new Set(reports.flatMap((report) => report.unmet));
  return [
    ...(performance < LEAST_PERFORMANCE ? [`${path} ${form}: performance ${performance}`] : []),
    ...(shift >= MOST_SHIFT ? [`${path} ${form}: layout shift ${shift}`] : []),
    ...[...unmet].map((audit) => `${path} ${form}: ${audit}`),
  ];
}

function leastOf(reports: readonly Report[]) {
  const least = (name: 'accessibility' | 'best-practices' | 'seo') =>
    Math.min(...reports.map(({ whole }) => whole[name]));
  return { accessibility: least('accessibility'), 'best-practices': least('best-practices'), seo: least('seo') };
}
