import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { AppError } from '#lib/errors.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** A page of this site as a tagged PDF. Refused as `unavailable` while too many wait. */
export type PrintPdf = (path: string) => Promise<Buffer>;

interface PdfPrinterOptions {
  readonly chromiumPath: string;
  /** Where this process listens: pages are asked of it alone, whatever host a visitor named. */
  origin(): string | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/** A browser takes 100 MB and a core for a second: one at a time, and a short line behind it. */
const mostWaiting = 4;
const timeoutMs = 30_000;
const keptMs = 10 * 60_000;
const keptBytes = 32 * 1024 * 1024;

const run = promisify(execFile);

/** Prints by a browser in a process of its own, which lives as long as one page takes. */
export function createPdfPrinter(options: PdfPrinterOptions): PrintPdf {
  const { clock, log } = options;
  const kept = new LRUCache<string, { readonly file: Buffer; readonly until: number }>({
    maxSize: keptBytes,
    sizeCalculation: ({ file }) => file.length,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  let lane: Promise<unknown> = Promise.resolve();

  const print = async (path: string): Promise<Buffer> => {
    const began = clock.now();
    const file = await printAlone(options, path);
    kept.set(path, { file, until: clock.now() + keptMs });
    log.info({ path, bytes: file.length, ms: clock.now() - began }, 'printed a page as PDF');
    return file;
  };

  return async (path) => {
    const known = kept.get(path);
    if (known && known.until > clock.now()) return known.file;
    const waitedFor = underWay.get(path);
    if (waitedFor) return waitedFor;
    if (underWay.size > mostWaiting) throw new AppError('unavailable', 'too many PDFs are being made');
    const turn = lane.then(
      () => print(path),
      () => print(path),
    );
    lane = turn.catch(() => undefined);
    underWay.set(path, turn);
    return turn.finally(() => underWay.delete(path));
  };
}

async function printAlone({ chromiumPath, origin, log }: PdfPrinterOptions, path: string): Promise<Buffer> {
  const address = addressOf(origin(), path);
  const folder = await mkdtemp(join(tmpdir(), 'parcours-pdf-'));
  const file = join(folder, 'page.pdf');
  try {
    const flags = flagsFor(folder, file, address.hostname);
    await run(chromiumPath, [...flags, address.href], { timeout: timeoutMs, killSignal: 'SIGKILL' });
    return await readFile(file);
  } catch (cause) {
    log.error({ err: cause, path }, 'a page could not be printed as PDF');
    throw new AppError('unavailable', 'the browser did not print the page', { cause });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** Nothing but a path of this site follows the flags: it cannot be taken for one of them, nor lead elsewhere. */
function addressOf(origin: string | undefined, path: string): URL {
  const address = origin === undefined ? null : URL.parse(path, origin);
  if (!address || address.origin !== origin || !path.startsWith('/'))
    throw new AppError('unavailable', 'not an address of this process', { facts: { path } });
  return address;
}

function flagsFor(folder: string, file: string, host: string): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    '--headless',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-extensions',
    '--disable-sync',
    '--no-first-run',
    '--no-pdf-header-footer',
    '--export-tagged-pdf',
    // Our pages ask nothing of other hosts; nor does the browser by itself.
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${host}`,
    `--user-data-dir=${join(folder, 'profile')}`,
    `--print-to-pdf=${file}`,
    // Chromium refuses to run as root with its sandbox on, as it may have to in a container.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}
