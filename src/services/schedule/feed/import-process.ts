import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FeedFault } from '#transit/index.ts';
import type { ImportAnswer, ImportInput } from './import-messages.ts';

export type ImportedFeed = Extract<ImportAnswer, { kind: 'imported' }>;

interface ImportProcessOptions {
  /** Ends the import, half-way or not. */
  readonly signal?: AbortSignal | undefined;
  /** What runs in the process: a file that calls `answerImport`. */
  readonly program: URL;
  /** Room for objects; tables and columns are bytes, which have limits of their own. */
  readonly maxHeapMb?: number;
}

/** How much of the last words of a process that failed is kept. */
const lastWords = 2000;

/**
 * Imports a feed in a process of its own: no request waits for it, its memory is given back when it ends, and an import
 * that runs out of memory does not take the service down. Throws `FeedFault` when the feed cannot be read.
 */
export function importInProcess(input: ImportInput, options: ImportProcessOptions): Promise<ImportedFeed> {
  const { signal, program, maxHeapMb = 1024 } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = fork(fileURLToPath(program), {
      execArgv: [`--max-old-space-size=${maxHeapMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const stop = () => void child.kill('SIGKILL');
    signal?.addEventListener('abort', stop, { once: true });
    let words = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-lastWords);
    });
    child.once('message', (answer: ImportAnswer) => {
      try {
        resolve(importedOf(answer));
      } catch (thrown) {
        reject(thrown);
      }
    });
    child.once('error', reject);
    child.once('close', (code, killedBy) => {
      signal?.removeEventListener('abort', stop);
      reject(signal?.aborted ? signal.reason : endOf(code, killedBy, words));
    });
    // A process that ends before it has read its input is reported by `close`, so this error is not needed.
    child.send(input, () => undefined);
  });
}

function endOf(code: number | null, killedBy: NodeJS.Signals | null, words: string): Error {
  if (killedBy === 'SIGABRT' || words.includes('heap out of memory')) {
    return new FeedFault('import-memory', '', words);
  }
  return new Error(`the import ended without an answer (${killedBy ?? code}) ${words}`.trim());
}

/** The feed of an answer; throws what kept it from being read. */
export function importedOf(answer: ImportAnswer): ImportedFeed {
  if (answer.kind === 'imported') return answer;
  throw answer.kind === 'fault' ? new FeedFault(answer.code, answer.about) : new Error(answer.message);
}
