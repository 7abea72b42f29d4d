import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foreground } from '../setup/child.mjs';
import { inRoot } from '../setup/root.mjs';
import { compiledFolder } from './scratch.mjs';

/**
 * Runs some of the tests and counts from the report, not from the screen.
 * @param {string} node
 * @param {readonly string[]} which As on the command line of vitest.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import('./tally.mjs').Counts>}
 */
export async function runVitest(node, which, env = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'parcours-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const args = [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...which,
    ];
    const code = await foreground(node, args, {
      env: { ...env, TZ: 'UTC', NODE_COMPILE_CACHE: compiledFolder },
    });
    return countReport(readReport(report), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {ReportedFile[]} testResults
 *
 * @typedef {object} ReportedFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message] What went wrong outside of its tests.
 * @property {{ status: string, fullName: string, failureMessages?: string[] | null }[]} assertionResults
 */

/**
 * A file that could not be read, an error outside of any test and a run that left no report are failures too.
 * @param {Report | undefined} report
 * @param {number} exitCode
 * @returns {import('./tally.mjs').Counts}
 */
export function countReport(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = report.testResults.filter(isBroken).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOf),
    unsteady: report.testResults.flatMap(unsteadyOf),
  };
}

/** @param {ReportedFile} file */
const isBroken = (file) =>
  file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');

/**
 * A line for each: the end of a long run must say by itself what failed.
 * @param {ReportedFile} file
 */
function failuresOf(file) {
  const name = nameOf(file);
  if (isBroken(file)) return [failureLine(name, file.message)];
  return file.assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => failureLine(`${name}: ${test.fullName}`, test.failureMessages?.[0]));
}

/**
 * What passed only when it was tried again: it is looked at, though it does not fail the run.
 * @param {ReportedFile} file
 */
const unsteadyOf = (file) =>
  file.assertionResults
    .filter((test) => test.status === 'passed' && test.failureMessages?.length)
    .map((test) => failureLine(`${nameOf(file)}: ${test.fullName}`, test.failureMessages?.[0]));

/** @param {ReportedFile} file */
const nameOf = (file) => path.relative(inRoot('.'), file.name);

/** @param {string} what @param {string} [message] */
const failureLine = (what, message = '') => `${what}: ${message.split('\n', 1)[0]}`;

/**
 * @param {string} file
 * @returns {Report | undefined}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
