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
      if (answer.kind === 'imported') resolve(answer);
      else if (answer.kind === 'fault') reject(new FeedFault(answer.code, answer.about));
      else reject(new Error(answer.message));
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
