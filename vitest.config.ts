import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

const database = './scripts/test/postgres-setup.mjs';
const browser = './scripts/test/chromium-setup.mjs';

export default defineConfig({
  plugins: [react()],
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{src,data,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/support/**/*.test.ts'],
          globalSetup: database,
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          include: ['tests/api/**/*.test.{ts,tsx}'],
          globalSetup: database,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pages',
          isolate: false,
          include: ['tests/pages/**/*.test.{ts,tsx}'],
          globalSetup: database,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.{ts,tsx}'],
          globalSetup: [database, browser],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
