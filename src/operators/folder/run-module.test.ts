import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runModule } from './run-module.ts';

const root = mkdtempSync(join(tmpdir(), 'parcours-module-'));
afterAll(() => rmSync(root, { recursive: true }));

let count = 0;
function fileOf(code: string): string {
  const file = join(root, `operator-${(count += 1)}.ts`);
  writeFileSync(file, code);
  return file;
}

const saidOf = (code: string, longestMs?: number): Promise<string> =>
  runModule(fileOf(code), longestMs).then(
    () => '',
    (thrown: Error) => thrown.message,
  );

describe('the code of a folder', () => {
  it('gives what it exports, its types taken away', async () => {
    expect(await runModule(fileOf('export const operator: { a: number } = { a: 1 };'))).toMatchObject({
      operator: { a: 1 },
    });
  });

  it.each([
    ['never ends', 'for (;;);', 'it is not done after 1 s'],
    [
      'waits for ever, with something to do',
      'setInterval(() => 0, 1000); await new Promise(() => 0);',
      'it is not done after 1 s',
    ],
  ])('is stopped where it %s', { timeout: 20_000 }, async (_, code, said) => {
    expect(await saidOf(code, 1000)).toContain(`cannot be run: ${said}`);
  });

  it.each([
    ['waits for ever', 'await new Promise(() => 0);', 'it ends before it has exported anything'],
    ['ends the program', 'process.exit(0);', 'it ends before it has exported anything'],
    ['throws', "throw new Error('no\\nway \\u202E\\u001B[2J');", 'no way [2J'],
    ['throws what is no error', 'throw null;', 'null'],
    ['throws what has no words', 'throw Object.create(null);', ''],
    ['throws a whole book', "throw new Error('x'.repeat(9999));", `${'x'.repeat(300)}…`],
    ['is no code', 'export const = 1;', ''],
    ['fills the memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));', ''],
  ])('has its fault told in one line where it %s', { timeout: 20_000 }, async (_, code, said) => {
    const words = await saidOf(code);
    expect(words).toContain(`cannot be run: ${said}`);
    expect(words).not.toMatch(/\p{C}/u);
  });
});
