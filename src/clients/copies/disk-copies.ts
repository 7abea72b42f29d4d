import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { makeFolder } from '#platform/make-folder.ts';
import { contentOf, parseCopy } from './copy-text.ts';

export interface Bounds {
  readonly maxBytes: number;
  readonly maxEntries?: number;
}

interface DiskCopiesOptions {
  readonly folder: string;
  readonly bounds: Bounds;
  readonly clock: Clock;
  readonly log: Log;
}

interface Written {
  readonly digest: string;
  readonly writtenAt: number;
}

/** A copy that has not changed is not written again before this. */
const rewriteMs = 600_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const fileOf = (key: string) => `${sha256(key)}.json`;

/** The last good copies, for a process that starts while the backend is away. */
export function createDiskCopies(options: DiskCopiesOptions) {
  const { log } = options;
  const folder = createFolder(options);
  let hasWarned = false;
  const queue = createQueue(folder.apply, (err) => {
    if (!hasWarned) log.warn({ err }, 'copies cannot be kept on disk; going on without');
    hasWarned = true;
  });
  return {
    keep: (key: string, text: string) => queue.add(key, text),
    drop: (key: string) => queue.add(key, undefined),
    async find(key: string) {
      const waiting = queue.find(key);
      const text = waiting ? waiting.text : await folder.find(key);
      if (text === undefined) return undefined;
      const copy = parseCopy(key, text);
      if (!copy) log.warn({ key }, 'a copy on disk is damaged, and ignored');
      return copy;
    },
    /** When everything asked for so far is on disk, or given up. */
    settled: () => queue.settled(),
  };
}

type Apply = (key: string, text: string | undefined) => Promise<void>;

/** What is to be done to each key, one after the other; of several wishes for one key the last counts. */
function createQueue(apply: Apply, onFault: (fault: unknown) => void) {
  const pending = new Map<string, string | undefined>();
  let worker: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (let next = pending.entries().next(); !next.done; next = pending.entries().next()) {
      const [key, text] = next.value;
      await apply(key, text).catch(onFault);
      // Something newer may have been asked for meanwhile.
      if (pending.get(key) === text) pending.delete(key);
    }
    worker = undefined;
  }

  return {
    add(key: string, text: string | undefined): void {
      pending.set(key, text);
      worker ??= work();
    },
    find: (key: string) => (pending.has(key) ? { text: pending.get(key) } : undefined),
    settled: async () => worker,
  };
}

/** A folder of copies, one file each, within bounds. */
function createFolder({ folder, bounds, clock }: DiskCopiesOptions) {
  const place = join(folder, 'copies');
  const evicted: string[] = [];
  const index = new LRUCache<string, Written>({
    max: bounds.maxEntries ?? 0,
    maxSize: bounds.maxBytes,
    dispose: (_written, file, reason) => reason === 'evict' && evicted.push(file),
  });
  let opened: Promise<void> | undefined;

  /** Takes over what an earlier process left, the oldest first to go. */
  async function takeOver(): Promise<void> {
    makeFolder(place);
    const names = await readdir(place);
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(place, name)).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { name, size, mtimeMs };
      }),
    );
    for (const { name, size, mtimeMs } of files.sort((a, b) => a.mtimeMs - b.mtimeMs))
      if (size > bounds.maxBytes) evicted.push(name);
      else index.set(name, { digest: '', writtenAt: mtimeMs }, { size: Math.max(size, 1) });
  }

  function open(): Promise<void> {
    opened ??= takeOver().catch((fault: unknown) => {
      opened = undefined;
      throw fault;
    });
    return opened;
  }

  async function write(key: string, text: string): Promise<void> {
    const file = fileOf(key);
    const digest = sha256(contentOf(text));
    const before = index.get(file);
    if (before?.digest === digest && clock.now() - before.writtenAt < rewriteMs) return;
    const bytes = Buffer.byteLength(text);
    if (bytes > bounds.maxBytes) return;
    const draft = join(place, `${file}.${process.pid}.tmp`);
    await writeFile(draft, text);
    await rename(draft, join(place, file));
    index.set(file, { digest, writtenAt: clock.now() }, { size: bytes });
  }

  async function remove(key: string): Promise<void> {
    index.delete(fileOf(key));
    await rm(join(place, fileOf(key)), { force: true });
  }

  return {
    async apply(key: string, text: string | undefined): Promise<void> {
      await open();
      await (text === undefined ? remove(key) : write(key, text));
      for (const file of evicted.splice(0)) await rm(join(place, file), { force: true });
    },
    find: (key: string) => readFile(join(place, fileOf(key)), 'utf8').catch(() => undefined),
  };
}
