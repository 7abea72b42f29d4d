/** A step that could not be done: the message says what to do, the details are what the tool printed. */
export class StepFailure extends Error {
  /**
   * @param {string} message
   * @param {string} [details]
   */
  constructor(message, details = '') {
    super(message);
    this.details = details.trim();
  }
}

/** @param {number} sinceMs */
export const elapsed = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/**
 * Shows a line while a slow step is under way, and how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function showStep(title, work) {
  const start = performance.now();
  const live = process.stdout.isTTY;
  process.stdout.write(live ? `… ${title}` : `… ${title}\n`);
  try {
    const result = await work();
    process.stdout.write(`${live ? '\r' : ''}✓ ${title} (${elapsed(start)})\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${live ? '\r' : ''}✗ ${title} (${elapsed(start)})\n`);
    throw error;
  }
}

/**
 * Runs a command of the project: a failed step ends it with what the tool said, then one line that says what to do.
 * @param {() => Promise<number | void>} command
 */
export async function runCommand(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    if (error.details) process.stderr.write(`${error.details}\n`);
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
