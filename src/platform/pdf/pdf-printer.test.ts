import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedClock } from '../clock.ts';
import { createLog } from '../log/log.ts';
import { createPdfPrinter, type PdfPrinter } from './pdf-printer.ts';

const clock = fixedClock('2026-11-16T12:00:00Z');
let folder = '';
let printers: PdfPrinter[] = [];
let logs: Record<string, unknown>[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pdf-test-'));
  logs = [];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const printer of printers) await printer.close();
  printers = [];
  rmSync(folder, { recursive: true, force: true });
});

/** Stands in for the browser: notes how it was called, then does as told. */
function printerOf(script: string, options: { timeoutMs?: number; origin?: string } = {}): PdfPrinter {
  const chromiumPath = join(folder, 'chromium');
  writeFileSync(
    chromiumPath,
    `#!/bin/sh
echo "$@" >> ${folder}/calls
env > ${folder}/env
for each in "$@"; do case "$each" in --print-to-pdf=*) file="\${each#*=}";; esac; done
${script}
`,
  );
  chmodSync(chromiumPath, 0o755);
  return printerAt(chromiumPath, options);
}

function printerAt(
  chromiumPath: string,
  { timeoutMs = 5000, origin = 'http://127.0.0.1:8080' }: { timeoutMs?: number; origin?: string } = {},
): PdfPrinter {
  const log = createLog('info', {
    write: (line) => void logs.push(JSON.parse(line) as Record<string, unknown>),
  });
  const printer = createPdfPrinter({ chromiumPath, origin: () => origin, clock, log, timeoutMs });
  printers.push(printer);
  return printer;
}

const prints = 'printf "%%PDF-1.4" > "$file"';
const calls = () => (existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '');
const countCalls = () => calls().split('\n').filter(Boolean).length;
const profiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith('parcours-pdf-'));

describe('a page printed as PDF', () => {
  it('is asked of this process alone, and the browser reaches no other host', async () => {
    const printer = printerOf(prints);
    expect((await printer.print('/horaires?parcours=3', 'a')).toString()).toBe('%PDF-1.4');
    expect(calls()).toMatch(/ http:\/\/127\.0\.0\.1:8080\/horaires\?parcours=3\n$/);
    expect(calls()).toContain('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1');
  });

  it.each([
    '//elsewhere.example/x',
    'http://elsewhere.example/',
    'file:///etc/passwd',
    '--flag',
    '',
    '\\\\x',
  ])('is never %j', async (path) => {
    await expect(printerOf(prints).print(path, 'a')).rejects.toThrow('did not print');
    expect(calls()).toBe('');
  });

  it('is made without our settings, in a profile that is gone afterwards', async () => {
    vi.stubEnv('SECRET_OF_OURS', 'x');
    const before = profiles();
    await printerOf(`${prints}; mkdir -p "$HOME/profile"`).print('/a', 'a');
    expect(readFileSync(join(folder, 'env'), 'utf8')).not.toContain('SECRET_OF_OURS');
    expect(profiles()).toEqual(before);
  });

  it('is given again while it shows the same, for an hour', async () => {
    const printer = printerOf(prints);
    await Promise.all([printer.print('/a', 'one'), printer.print('/a', 'one')]);
    await printer.print('/a', 'one');
    expect(countCalls()).toBe(1);
    await printer.print('/a', 'two');
    expect(countCalls()).toBe(2);
    clock.advance(3_600_001);
    await printer.print('/a', 'two');
    expect(countCalls()).toBe(3);
  });

  it('waits its turn: one browser at a time, and more than five are refused', async () => {
    const printer = printerOf(
      `[ -e ${folder}/busy ] && echo >> ${folder}/together; : > ${folder}/busy; sleep 0.05; rm ${folder}/busy; ${prints}`,
    );
    const asked = await Promise.allSettled(
      Array.from({ length: 40 }, (_, place) => printer.print(`/${place}`, 'a')),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(countCalls()).toBe(5);
    expect(existsSync(join(folder, 'together'))).toBe(false);
  });
});

describe('a browser that fails', () => {
  it.each([
    ['is missing', () => printerAt('/nowhere/chromium')],
    ['ends with a fault', () => printerOf('exit 3')],
    ['writes nothing', () => printerOf('exit 0')],
  ])('%s: the page is refused, and the log says so', async (_what, make) => {
    const before = profiles();
    await expect(make().print('/a', 'a')).rejects.toMatchObject({ code: 'unavailable' });
    expect(logs.map(({ msg }) => msg)).toEqual(['a page could not be printed as PDF']);
    expect(profiles()).toEqual(before);
  });

  it('is ended with all it started when it hangs', async () => {
    const before = profiles();
    const printer = printerOf(`sleep 60 & echo $! > ${folder}/child; wait`, { timeoutMs: 400 });
    await expect(printer.print('/a', 'a')).rejects.toMatchObject({ code: 'unavailable' });
    await printer.close();
    const child = Number(readFileSync(join(folder, 'child'), 'utf8'));
    // The signal is sent; a busy machine may need a moment to end the process.
    await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 10_000, interval: 20 });
    expect(profiles()).toEqual(before);
  });

  it('is left alone for half a minute', async () => {
    const printer = printerOf('exit 3');
    for (const path of ['/a', '/b', '/c'])
      await expect(printer.print(path, 'a')).rejects.toMatchObject({ code: 'unavailable' });
    expect(countCalls()).toBe(1);
    clock.advance(30_001);
    await expect(printer.print('/a', 'a')).rejects.toMatchObject({ code: 'unavailable' });
    expect(countCalls()).toBe(2);
  });

  it('is ended when the program stops', async () => {
    const printer = printerOf('sleep 60', { timeoutMs: 60_000 });
    const asked = Promise.allSettled([printer.print('/a', 'a')]);
    await printer.close();
    expect(await asked).toMatchObject([{ status: 'rejected', reason: { code: 'unavailable' } }]);
  });
});

/** A process that has ended waits for its parent to notice. */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
