import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('a fault that nobody caught', () => {
  it.each([
    ['throw', 'TypeError'],
    ['reject', 'RangeError'],
  ])('by a %s leaves a line in the log and ends the program with 1', (kind, type) => {
    const fixture = join(import.meta.dirname, 'fixtures', 'faulty.ts');
    const { status, signal, stdout } = spawnSync(process.execPath, [fixture, kind], { encoding: 'utf8' });
    expect([status, signal]).toEqual([1, null]);
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 60,
      msg: 'the program ends: nobody caught a fault',
      err: { type },
    });
  });
});
