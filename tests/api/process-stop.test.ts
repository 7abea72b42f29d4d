import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { startProgram, type Program } from '#tests/support/program.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';

// Each test starts the whole program, which a busy machine does slowly.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const small = smallContent();
let content: Upstream;
let program: Program | undefined;
beforeAll(async () => {
  content = await startUpstream();
});
afterEach(() => program?.stop());
afterAll(() => content.close());

async function start(): Promise<{ program: Program; origin: string }> {
  content.will(small.answer);
  program = startProgram({ parts: ['site', 'cache'], settings: { CONTENT_URL: content.url } });
  const origin = await program.ready;
  await (await fetch(`${origin}/healthz`)).text();
  return { program, origin };
}

describe('a program that is asked to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s finishes what is under way, then ends well',
    async (signal) => {
      const { program: running, origin } = await start();
      content.will(async (request) => ({
        ...small.answer(request),
        delayMs: request.url.includes('/subrequests') ? 500 : 0,
      }));
      const before = content.requests.length;
      const slow = fetch(`${origin}/a`, { headers: { accept: 'text/html' } });
      await eventually(() => expect(content.requests.length).toBeGreaterThan(before));
      const startedAt = performance.now();
      running.signal(signal);
      await eventually(() => expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed'));
      const answer = await slow;
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Page A');
      expect(await running.exit).toEqual({ code: 0, signal: null });
      expect(performance.now() - startedAt).toBeLessThan(20_000);
      expect(running.stderr()).toBe('');
    },
  );

  it('does not wait for connections that ask nothing, and writes its log as JSON lines to the last one', async () => {
    const { program: running } = await start();
    const startedAt = performance.now();
    running.signal('SIGTERM');
    expect(await running.exit).toEqual({ code: 0, signal: null });
    expect(performance.now() - startedAt).toBeLessThan(9000);
    expect(running.logs().length).toBeGreaterThan(1);
    // What was under way may still be answered, and told, after it.
    const stopping = running.logs().find(({ msg }) => msg === 'stopping');
    expect(stopping).toMatchObject({ level: 30, signal: 'SIGTERM' });
    const others = running
      .stdout()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'));
    for (const line of others)
      expect(line).toMatch(/^[…✓] |^(Site|Service|Health)\b.* http:\/\/127\.0\.0\.1:\d+\//);
  });
});

describe('a program that npm start has started', () => {
  it('ends with that command, however that ends', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parcours-tether-'));
    const command = `import { foreground } from ${JSON.stringify(resolve('scripts/setup/child.mjs'))};
      await foreground(process.execPath, ['dist/server/main.js', 'cache'], { tether: true });`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', command], {
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    parent.stdout.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
    const origin = await eventually(() => {
      const found = /^Health\s+(\S+)\/readyz$/m.exec(printed)?.[1];
      expect(found).toBeDefined();
      return found;
    });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    parent.kill('SIGKILL');
    await eventually(() => expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed'));
    await eventually(() => expect(printed).toContain('"signal":"the end of the start command"'));
    rmSync(dataDir, { recursive: true, force: true });
  });
});
