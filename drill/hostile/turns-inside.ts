// Loaded into the program beside its own code (NODE_OPTIONS=--import): writes down the turns of its event loop.
import { openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const everyMs = 2;
const writtenEveryMs = 200;
const folder = process.env['DRILL_TURNS'];

/** Threads of the program, and the programs it starts, load this as well. */
if (isMainThread && folder !== undefined) record(join(folder, `${process.pid}.turns`));

function record(file: string): void {
  const output = openSync(file, 'a');
  const readWaited = followWaiting();
  let [longestMs, longestOwnMs, longestPauseMs] = [0, 0, 0];
  let before = performance.now();
  let waitedBefore = readWaited();
  let writtenAt = before;

  const collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestPauseMs = Math.max(longestPauseMs, duration);
  });
  collections.observe({ entryTypes: ['gc'] });

  setInterval(() => {
    const now = performance.now();
    const waited = readWaited();
    const turnMs = Math.max(0, now - before - everyMs);
    longestMs = Math.max(longestMs, turnMs);
    longestOwnMs = Math.max(longestOwnMs, turnMs - (waited - waitedBefore));
    if (now - writtenAt >= writtenEveryMs) {
      writeSync(
        output,
        `${JSON.stringify([Date.now(), longestMs, longestOwnMs, longestPauseMs, workedMs()])}\n`,
      );
      [longestMs, longestOwnMs, longestPauseMs] = [0, 0, 0];
      writtenAt = now;
    }
    before = now;
    waitedBefore = waited;
  }, everyMs).unref();
}

/** For how long this thread has had a core (ms). */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** For how long this thread was ready to run and had no core (ms), by Linux's own count. */
function followWaiting(): () => number {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const bytes = Buffer.alloc(100);
  return () => {
    const length = readSync(file, bytes, 0, bytes.length, 0);
    return Number(bytes.toString('latin1', 0, length).split(' ')[1]) / 1_000_000;
  };
}
