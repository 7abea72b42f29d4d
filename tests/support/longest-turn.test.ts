import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { measureTurns } from './longest-turn.ts';

function work(ms: number): void {
  const { user, system } = process.threadCpuUsage();
  for (let now = 0; now < ms;) {
    const used = process.threadCpuUsage();
    now = (used.user + used.system - user - system) / 1000;
  }
}

it('what some work takes of its thread is told by its longest turn, and not by the clock', async () => {
  const { longestMs, workedMs, result } = await measureTurns(async () => {
    for (const ms of [20, 60, 20]) {
      work(ms);
      await wait(80);
    }
    return 'done';
  });
  expect(result).toBe('done');
  expect(longestMs).toBeGreaterThanOrEqual(60);
  expect(longestMs).toBeLessThan(80);
  expect(workedMs).toBeGreaterThanOrEqual(100);
});
