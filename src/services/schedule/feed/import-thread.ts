import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FeedFault } from '#services/schedule/archive/feed-fault.ts';
import type { ImportAnswer, ImportInput } from './import-messages.ts';

export type ImportedFeed = Extract<ImportAnswer, { kind: 'imported' }>;

/** Beside this file, in the sources and in the build alike. */
const threadFile = `./import-worker${extname(import.meta.url)}`;

/** Imports a feed in a thread of its own. Throws `FeedFault` when it cannot be read at all. */
export function importInThread(input: ImportInput): Promise<ImportedFeed> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(threadFile, import.meta.url), { name: 'import', workerData: input });
    worker.once('message', (answer: ImportAnswer) => {
      if (answer.kind === 'imported') resolve(answer);
      else if (answer.kind === 'fault') reject(new FeedFault(answer.code, answer.about));
      else reject(new Error(answer.message));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the import ended without an answer (${code})`)));
  });
}
