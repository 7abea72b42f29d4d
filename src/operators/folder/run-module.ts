import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError, foreignWords } from '#lib/errors.ts';

/** Such a file lists what an operator is: even on a busy machine it is done by then, or has gone astray. */
const usualMs = 10_000;
/** A list that grows without end is stopped before the machine is full. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** Runs a file of somebody's folder and says how it went. */
const trial = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData).then(
    () => parentPort.postMessage(''),
    (thrown) => parentPort.postMessage(String(thrown instanceof Error ? thrown.message : thrown) || 'it throws'),
  );
`;

/**
 * The exports of a file of code that a setting names. It is run in a thread first: code that never ends cannot be stopped
 * in the thread it runs in, and would keep the whole program waiting without a word.
 */
export async function runModule(
  file: string,
  longestMs = usualMs,
): Promise<Readonly<Record<string, unknown>>> {
  const { href } = pathToFileURL(file);
  const fault = await tryInThread(href, longestMs);
  if (fault !== undefined) throw new AppError('bad-setting', `${file} cannot be run: ${foreignWords(fault)}`);
  try {
    return (await import(href)) as Readonly<Record<string, unknown>>;
  } catch (cause) {
    throw new AppError('bad-setting', `${file} cannot be run: ${foreignWords(cause)}`, { cause });
  }
}

/** Why the code cannot be run; undefined where it can. */
async function tryInThread(href: string, longestMs: number): Promise<string | undefined> {
  const worker = new Worker(trial, {
    eval: true,
    workerData: href,
    resourceLimits,
    stdout: true,
    stderr: true,
  });
  let late: NodeJS.Timeout | undefined;
  // A busy machine starts a thread slowly: the time counts from its first step.
  const tooLong = new Promise<string>((resolve) => {
    worker.once('online', () => {
      late = setTimeout(resolve, longestMs, `it is not done after ${longestMs / 1000} s`);
    });
  });
  const said = once(worker, 'message').then(([words]) => words as string, foreignWords);
  const ended = once(worker, 'exit').then(() => 'it ends before it has exported anything', foreignWords);
  const words = await Promise.race([said, ended, tooLong]);
  clearTimeout(late);
  await worker.terminate();
  return words === '' ? undefined : words;
}
