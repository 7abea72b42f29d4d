import { LRUCache } from 'lru-cache';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { runChromium } from './run-chromium.ts';

/**
 * A page of this site as a tagged PDF. The fingerprint is of what it shows: a file is given again as long as that is the
 * same. Refused as `unavailable` while too many wait, after too long a wait, and for a while after a fault.
 */
export type PrintPdf = (path: string, fingerprint: string) => Promise<Buffer>;

export interface PdfPrinter {
  readonly print: PrintPdf;
  /** Ends the browser that is at work. */
  close(): Promise<void>;
}

interface PdfPrinterOptions {
  readonly chromiumPath: string;
  /** Where this process listens: pages are asked of it alone, whatever host a visitor named. */
  origin(): string | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** How long a page may take, and how long a visitor waits at most; another only in tests. */
  readonly timeoutMs?: number;
}

/** A browser takes 100 MB and a core for a second or two: one at a time, and a short line behind it. */
const mostAtOnce = 5;
const usualTimeoutMs = 20_000;
const keptMs = 60 * 60_000;
const keptBytes = 32 * 1024 * 1024;
/** A browser that failed is left alone before it is tried again: a missing one is not looked for with each visit. */
const restMs = 30_000;

/** Prints by a browser in a process of its own, which lives as long as one page takes. */
export function createPdfPrinter(options: PdfPrinterOptions): PdfPrinter {
  const { clock, log, timeoutMs = usualTimeoutMs } = options;
  const kept = new LRUCache<string, { readonly file: Buffer; readonly until: number }>({
    maxSize: keptBytes,
    sizeCalculation: ({ file }) => file.length,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  const closing = new AbortController();
  let lane: Promise<unknown> = Promise.resolve();
  let restsUntil = 0;

  const print = async (path: string, key: string): Promise<Buffer> => {
    // Whoever waited behind the one that failed does not wait for the same again.
    if (clock.now() < restsUntil) throw unavailable('the browser failed a moment ago');
    const began = performance.now();
    try {
      const { chromiumPath } = options;
      const address = addressOf(options.origin(), path);
      const file = await runChromium({ chromiumPath, address, timeoutMs, signal: closing.signal });
      kept.set(key, { file, until: clock.now() + keptMs });
      log.info({ path, bytes: file.length, ms: performance.now() - began }, 'printed a page as PDF');
      return file;
    } catch (cause) {
      restsUntil = clock.now() + restMs;
      log.error({ err: cause, path }, 'a page could not be printed as PDF');
      throw unavailable('the browser did not print the page', cause);
    }
  };

  const queue = (path: string, key: string): Promise<Buffer> => {
    const turn = lane.then(() => print(path, key)).finally(() => underWay.delete(key));
    lane = turn.catch(() => undefined);
    underWay.set(key, turn);
    return turn;
  };

  return {
    print: async (path, fingerprint) => {
      const key = `${fingerprint} ${path}`;
      const known = kept.get(key);
      if (known && known.until > clock.now()) return known.file;
      if (clock.now() < restsUntil) throw unavailable('the browser failed a moment ago');
      const waitedFor = underWay.get(key);
      if (!waitedFor && underWay.size >= mostAtOnce) throw unavailable('too many PDFs are being made');
      return withinTime(waitedFor ?? queue(path, key), timeoutMs);
    },
    close: async () => {
      closing.abort();
      await lane;
    },
  };
}

const unavailable = (reason: string, cause?: unknown) => new AppError('unavailable', reason, { cause });

/** The page is printed all the same, and kept for whoever asks again. */
async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailable('the line before the browser is long')), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Nothing but a path of this site follows the flags: it cannot be taken for one of them, nor lead elsewhere. */
function addressOf(origin: string | undefined, path: string): URL {
  const address = origin === undefined ? null : URL.parse(path, origin);
  if (!address || address.origin !== origin || !path.startsWith('/'))
    throw new Error(`${path} is not an address of this process`);
  return address;
}
