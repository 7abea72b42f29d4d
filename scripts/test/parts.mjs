import { capture } from '../setup/child.mjs';
import { findPostgresFolder } from '../setup/programs.mjs';
import { inRoot } from '../setup/root.mjs';
import { runVitest } from './vitest-run.mjs';

/**
 * A part of the suite: it counts what it ran, or says why it cannot run here.
 * @typedef {object} Part
 * @property {string} title
 * @property {(node: string) => Promise<import('./tally.mjs').Counts | { absent: string }>} run
 */

const bin = (/** @type {string} */ file) => inRoot('node_modules', file);

/**
 * Linter and compiler are Go programs that end within seconds: collecting what they leave behind is a third of their
 * work, and needed only where memory runs short.
 */
const unhurriedCollector = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/**
 * A tool that judges the whole tree counts as one test.
 * @param {string} title
 * @param {readonly string[]} args
 * @returns {Part}
 */
const tool = (title, args) => ({
  title,
  async run(node) {
    const { code, output } = await capture(node, args, { env: unhurriedCollector });
    if (code !== 0) process.stdout.write(output);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  },
});

/** What the compiler knows of the files that did not change. */
const knownTypes = inRoot('node_modules/.cache/types.tsbuildinfo');

/** @type {readonly Part[]} */
export const STATIC_PARTS = [
  tool('Formatting', [bin('oxfmt/bin/oxfmt'), '--check', '.']),
  tool('Lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']),
  tool('Types', [bin('typescript/bin/tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', knownTypes]),
];

/**
 * @param {string} title
 * @param {'embedded' | 'postgres'} database
 * @param {{ folders?: readonly string[], cases?: 'all' | 'few' }} [limits] All folders and cases unless given.
 * @returns {Part}
 */
const tests = (title, database, { folders = [], cases = 'all' } = {}) => ({
  title: `${title}, on ${database === 'postgres' ? 'PostgreSQL' : 'the embedded database'}`,
  async run(node) {
    if (database === 'postgres' && !findPostgresFolder())
      return { absent: "PostgreSQL's programs are not on this machine" };
    return runVitest(node, ['--project=program', ...folders], {
      TEST_DATABASE: database,
      TEST_CASES: cases,
    });
  },
});

const everything = 'Architecture, units, API and pages';

/** @type {readonly Part[]} */
export const RUNNING_PARTS = [
  tests(everything, 'embedded'),
  tests('API and pages', 'postgres', { folders: ['tests/api', 'tests/pages'] }),
  { title: 'Drill', run: (node) => runVitest(node, ['--project=drill'], { TEST_DATABASE: 'embedded' }) },
];

/**
 * Every test once, on the database that is quicker to copy where the machine has it; properties are tried with fewer
 * generated cases.
 */
export const quickPart = () =>
  tests(everything, findPostgresFolder() ? 'postgres' : 'embedded', { cases: 'few' });

/**
 * @param {string | undefined} chromium
 * @param {string | undefined} java Runs the Nu validator; where it is missing those tests are skipped.
 * @returns {Part}
 */
export const browserPart = (chromium, java) => ({
  title: 'Browser',
  async run(node) {
    if (!chromium) return { absent: 'no Chromium was found or could be fetched; CHROMIUM_PATH can name one' };
    const env = { CHROMIUM_PATH: chromium, TEST_DATABASE: 'embedded' };
    const counts = await runVitest(node, ['--project=e2e'], env);
    if (java) return counts;
    return { ...counts, lacking: 'no Java was found or could be fetched for the Nu validator' };
  },
});
