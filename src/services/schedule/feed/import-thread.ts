import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FeedFault } from '#services/schedule/archive/feed-fault.ts';
import { wholeBuffers, type ImportAnswer, type ImportInput } from './import-messages.ts';

export type ImportedFeed = Extract<ImportAnswer, { kind: 'imported' }>;

/** Beside this file, in the sources and in the build alike. */
const ownThread = new URL(`./import-worker${extname(import.meta.url)}`, import.meta.url);

/** Of objects; tables and columns are bytes, which have limits of their own. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

export interface ImportThreadOptions {
  /** Ends the thread, half-way or not. */
  readonly signal?: AbortSignal | undefined;
  readonly thread?: URL;
}

/**
 * Imports a feed in a thread of its own. Throws `FeedFault` when it cannot be read at all. The bytes of a zip go to the
 * thread and come back as `zip`: they are never held twice.
 */
export function importInThread(input: ImportInput, options: ImportThreadOptions = {}): Promise<ImportedFeed> {
  const { signal, thread = ownThread } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(thread, {
      name: 'import',
      workerData: input,
      transferList: input.kind === 'zip' ? wholeBuffers(input.bytes) : [],
      resourceLimits,
    });
    const stop = () => void worker.terminate();
    signal?.addEventListener('abort', stop, { once: true });
    worker.once('message', (answer: ImportAnswer) => {
      try {
        resolve(importedOf(answer));
      } catch (thrown) {
        reject(thrown);
      }
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FeedFault('import-memory', '', error) : error),
    );
    worker.once('exit', (code) => {
      signal?.removeEventListener('abort', stop);
      reject(signal?.aborted ? signal.reason : new Error(`the import ended without an answer (${code})`));
    });
  });
}

/** The feed of an answer; throws what kept it from being read. */
export function importedOf(answer: ImportAnswer): ImportedFeed {
  if (answer.kind === 'imported') return answer;
  throw answer.kind === 'fault' ? new FeedFault(answer.code, answer.about) : new Error(answer.message);
}
