import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

// Chromium asks its maker for nothing while it is tested; root may only run it without its sandbox.
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
/**
 * What the browser's own window does without: the two pages behind its address bar cost each context of a test two thirds of a
 * second. This switch replaces the driver's, whose features are those before.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];
// Without a window it would draw letters wider than people see them.
const LETTERS = '--font-render-hinting=none';
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const executablePath = findChromium();
if (!executablePath) throw new Error('No chromium was found; `npm test` installs one or says how.');

export default defineConfig({
  testDir: 'e2e',
  // `npm run axe` and `npm run screens` name their tour.
  testMatch: process.env.TOUR ? `tour/${process.env.TOUR}.ts` : '*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/e2e',
  // One more than the cores of the smallest machine: pages wait for their server and for what fades.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // A busy machine is slow, not wrong; a test that may wait for less says so.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Pages come from the server of the test; only the tests without network allow the service worker.
    serviceWorkers: 'block',
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 800 },
    // A trace of everything takes a sixth of the time; `npx playwright test --trace on` shows a failure step by step.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...QUIET, `--disable-features=${WITHOUT.join()}`, LETTERS, ...AS_ROOT] },
  },
});
