// npm test: the whole suite. npm run check (--quick): without the browser and the second database.
import { ensureChromium } from './setup/chromium.mjs';
import { ensureJava } from './setup/java.mjs';
import { elapsed, runCommand, StepFailure } from './setup/progress.mjs';
import { setUp } from './setup.mjs';
import { browserPart, quickPart, RUNNING_PARTS, STATIC_PARTS } from './test/parts.mjs';
import { Tally } from './test/tally.mjs';

const isQuick = process.argv.includes('--quick');
const start = performance.now();
const tally = new Tally();

/**
 * @param {string} node
 * @param {import('./test/parts.mjs').Part} part
 */
async function runPart(node, part) {
  const since = performance.now();
  const outcome = await part.run(node);
  if ('absent' in outcome) {
    tally.skip(part.title, outcome.absent);
    process.stdout.write(`– ${part.title}, skipped: ${outcome.absent}\n`);
    return;
  }
  tally.add(part.title, outcome);
  process.stdout.write(`${outcome.failed > 0 ? '✗' : '✓'} ${part.title} (${elapsed(since)})\n`);
}

/**
 * @param {string} node
 * @param {readonly import('./test/parts.mjs').Part[]} parts
 */
async function runInTurn(node, parts) {
  for (const part of parts) await runPart(node, part);
}

/**
 * A step before the tests that fails is a fault to count, not an end: what can still run tells more.
 * @param {string} title
 * @param {() => Promise<string | undefined>} step
 */
async function prepare(title, step) {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    process.stdout.write(`${error.details}\n${error.message}\n`);
    tally.add(title, { passed: 0, failed: 1, skipped: 0 });
    return undefined;
  }
}

await runCommand(async () => {
  const node = await prepare('Set-up', () => setUp({ bundles: false }));
  if (node) {
    // Formatting, lint and types run beside the build and the tests, which leave the processor idle at times.
    const reading = runInTurn(node, STATIC_PARTS);
    await prepare('Build', () => setUp());
    if (isQuick) await runInTurn(node, [quickPart()]);
    else {
      await runInTurn(node, RUNNING_PARTS);
      const chromium = await prepare('Chromium', () => ensureChromium(node));
      const java = await prepare('Java', () => ensureJava(node));
      await runPart(node, browserPart(chromium, java));
    }
    await reading;
  }
  for (const fault of tally.faults) process.stdout.write(`✗ ${fault}\n`);
  for (const test of tally.unsteady) process.stdout.write(`~ ${test}\n`);
  for (const absence of tally.absences) process.stdout.write(`– ${absence}\n`);
  process.stdout.write(`${elapsed(start)}\n${tally.summary}\n`);
  return tally.isGood ? 0 : 1;
});
