import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type Copies, type CopiesOptions, createCopies } from '#clients/copies/copies.ts';
import { AppError, type ErrorCode } from '#lib/errors.ts';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { fixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** Gives what is under way in the background the time to end. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A folder, a clock and a store, new for each test of the file that calls this. */
export function copiesBench() {
  const clock = fixedClock('2026-11-02T12:00:00Z');
  // Copies take a store for shared when it is a Redis: memory stands in for one here.
  const newStore = () => ({ ...createMemoryStore({ maxBytes: 10_000_000, clock }), kind: 'redis' as const });
  const bench = { clock, folder: '', store: newStore(), open, restart };
  const opened: Copies[] = [];

  function open(options: Partial<CopiesOptions> = {}): Copies {
    const { folder, store } = bench;
    const copies = createCopies({ store, folder, clock, log: createLog('silent'), slowMs: 30, ...options });
    opened.push(copies);
    return copies;
  }

  /** Stops, forgets what was in memory, and starts again on the same folder. */
  async function restart(copies: Copies, options: Partial<CopiesOptions> = {}): Promise<Copies> {
    await copies.close();
    bench.store = newStore();
    return open(options);
  }

  beforeEach(async () => {
    bench.folder = await mkdtemp(join(tmpdir(), 'copies-'));
    bench.store = newStore();
  });
  afterEach(async () => {
    for (const copies of opened.splice(0)) await copies.close();
    await rm(bench.folder, { recursive: true, force: true });
  });
  return bench;
}

/** A backend that can be cut, hung, and made to answer something else. */
export function createBackend() {
  const state = { value: 'one' as unknown, loads: 0, fails: undefined as ErrorCode | undefined };
  let gate: Promise<void> = Promise.resolve();

  /** From now on it does not answer, until what this gives is called. */
  const hang = () => {
    let release: () => void = () => undefined;
    gate = new Promise((resolve) => (release = resolve));
    return () => {
      gate = Promise.resolve();
      release();
    };
  };

  const load = async (): Promise<unknown> => {
    state.loads += 1;
    await gate;
    if (state.fails) throw new AppError(state.fails, 'no');
    return state.value;
  };

  const request = (key = 'page:a') => ({ key, freshMs: minute, keepMs: hour, load });
  return { state, hang, request };
}
