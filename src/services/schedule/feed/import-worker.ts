import { parentPort, workerData } from 'node:worker_threads';
import { wholeBuffers, type ImportInput } from './import-messages.ts';
import { runImport } from './run-import.ts';

/** A thread for one import: what it needs for a moment is given back when it ends, and no request waits for it. */
const answer = await runImport(workerData as ImportInput);
const given = answer.kind === 'imported' ? [answer.snapshot, ...wholeBuffers(answer.zip)] : [];
parentPort?.postMessage(answer, given);
