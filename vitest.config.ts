import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compiledFolder, scratchFolder } from './scripts/test/scratch.mjs';

process.env.TZ = 'UTC';
process.env.TMPDIR = scratchFolder;
// The programs that tests start are compiled once, not at each start.
process.env.NODE_COMPILE_CACHE = compiledFolder;

const database = './scripts/test/postgres-cluster.mjs';
const browser = './scripts/test/browser-setup.mjs';
const drills = ['drill/drill.test.ts', 'drill/forms.test.ts', 'drill/mail.test.ts'];

/** Files of a project share two processes, in which modules are loaded once. */
const shared = {
  isolate: false,
  // Programs come and go in there: a larger nursery spares them most collections.
  execArgv: ['--max-semi-space-size=64'],
  // A busy machine must not fail a test that is not about waiting.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  plugins: [react()],
  test: {
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['./scripts/test/scratch.mjs', database],
    projects: [
      {
        test: {
          name: 'program',
          ...shared,
          include: [
            '{src,data,scripts,drill,tour}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/{api,pages,support}/**/*.test.{ts,tsx}',
          ],
          exclude: drills,
        },
      },
      // By themselves: one measures how long visitors wait, the others leave their processes little time.
      { test: { name: 'drill', ...shared, include: drills } },
      {
        test: {
          name: 'e2e',
          ...shared,
          include: ['tests/e2e/**/*.test.{ts,tsx}'],
          globalSetup: browser,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // A browser on two busy cores may stumble once. What passes at its second try is named at the end of the run.
          retry: 1,
        },
      },
    ],
  },
});
