import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Two cores: two workers. The pure areas share their workers; what keeps state gets a fresh one for each file.
export default defineConfig({
  test: {
    maxWorkers: 2,
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
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          globalSetup: 'src/server/testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          exclude: ['src/web/entry-server.test.ts'],
          environment: './src/web/testing/browser-environment.ts',
          pool: 'vmThreads',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          setupFiles: ['src/web/testing/setup.ts'],
          testTimeout: 30_000,
        },
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
