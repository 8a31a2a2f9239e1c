import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests that put another module in a module's place, or need one that nobody has used before. */
const APART = {
  server: ['src/server/features/auth/locks.test.ts'],
  web: [
    'src/web/app/router/unexpected-error.test.tsx',
    'src/web/browser/arrival.test.ts',
    'src/web/features/booking/frame/use-cart-refresh.test.tsx',
  ],
};
/** How many bookings, moves and cancels the storm of mails has. */
const STORM_EVENTS = Number(process.env.STORM_EVENTS ?? 30);
const SERVER = {
  globalSetup: 'src/server/testing/global-setup.ts',
  provide: { stormEvents: STORM_EVENTS },
  testTimeout: 30_000,
  hookTimeout: 60_000,
};
const WEB = {
  environment: './src/web/testing/browser-environment.ts',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['src/web/testing/setup.ts'],
  testTimeout: 30_000,
};

// Four workers for two cores: much of the time goes into waiting for processes, queues and the disk. Each worker reads the
// product once and tests many files with it, because reading takes longer than testing.
export default defineConfig({
  test: {
    maxWorkers: 4,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: { name: 'domain', include: ['src/domain/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['src/contract/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          ...SERVER,
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: APART.server,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...SERVER, name: 'server-apart', include: APART.server },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          ...WEB,
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          exclude: ['src/web/entry-server.test.ts', ...APART.web],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { ...WEB, name: 'web-apart', include: APART.web, pool: 'vmThreads' },
      },
      {
        // What the server draws is drawn without a window.
        extends: true,
        plugins: [react()],
        test: { name: 'drawing', include: ['src/web/entry-server.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'tools', include: ['{scripts,lint}/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
      },
    ],
  },
});
