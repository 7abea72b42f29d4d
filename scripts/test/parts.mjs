import { capture } from '../setup/child.mjs';
import { findPostgresFolder } from '../setup/programs.mjs';
import { inRoot } from '../setup/root.mjs';
import { runVitest } from './vitest-run.mjs';

/**
 * A part of the suite: it counts what it ran, or says why it cannot run here.
 * @typedef {object} Part
 * @property {string} title
 * @property {boolean} inCheck whether the quick round has it
 * @property {(node: string) => Promise<import('./tally.mjs').Counts | { absent: string }>} run
 */

const bin = (/** @type {string} */ file) => inRoot('node_modules', file);

/**
 * A tool that judges the whole tree counts as one test.
 * @param {string} title
 * @param {readonly string[]} args
 * @returns {Part}
 */
const tool = (title, args) => ({
  title,
  inCheck: true,
  async run(node) {
    const { code, output } = await capture(node, args);
    if (code !== 0) process.stdout.write(output);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  },
});

/** @type {readonly Part[]} */
export const STATIC_PARTS = [
  tool('Formatting', [bin('oxfmt/bin/oxfmt'), '--check', '.']),
  tool('Lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']),
  tool('Types', [bin('typescript/bin/tsc'), '--noEmit']),
];

/** @type {readonly Part[]} */
export const RUNNING_PARTS = [
  {
    title: 'Architecture, units, API and pages, on the embedded database',
    inCheck: true,
    run: (node) => runVitest(node, ['unit', 'api', 'pages'], { TEST_DATABASE: 'embedded' }),
  },
  {
    title: 'API and pages, on PostgreSQL',
    inCheck: false,
    async run(node) {
      if (!findPostgresFolder()) return { absent: "PostgreSQL's programs are not on this machine" };
      return runVitest(node, ['api', 'pages'], { TEST_DATABASE: 'postgres' });
    },
  },
];

/**
 * @param {string | undefined} chromium
 * @returns {Part}
 */
export const browserPart = (chromium) => ({
  title: 'Browser',
  inCheck: false,
  async run(node) {
    if (!chromium) return { absent: 'no Chromium was found or could be fetched; CHROMIUM_PATH can name one' };
    return runVitest(node, ['e2e'], { CHROMIUM_PATH: chromium, TEST_DATABASE: 'embedded' });
  },
});
