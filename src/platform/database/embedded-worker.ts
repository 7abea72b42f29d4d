import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { FromThread, ToThread } from './embedded-messages.ts';

// PGlite runs in a thread of its own, because a query holds its thread until it is done.
// It never calls fsync: what is committed survives the end of the process, however sudden, but a power cut or a crash
// of the machine may lose the last writes. PostgreSQL by URL is for whoever needs that promise.

// PGlite gives every file it makes to all users of the machine, past the umask. In this thread nobody else changes rights.
const changeRights = fs.chmodSync;
fs.chmodSync = (path, mode) => changeRights(path, typeof mode === 'number' ? mode & 0o700 : mode);
syncBuiltinESMExports();

const port = parentPort;
if (!port) throw new Error('this file runs as a thread only');
const clusterFolder = workerData as string;
const lastLines: string[] = [];

function post(message: FromThread, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

function keepLine(line: string): boolean {
  lastLines.push(line);
  if (lastLines.length > 20) lastLines.shift();
  return false;
}

// The folder lies in the memory of the machine as a rule: a page read out of turn costs little more than the next one.
const parameters = [
  'shared_buffers=16MB',
  'max_wal_size=64MB',
  'random_page_cost=1.1',
  // A segment of the log that is used again keeps what was written in it, long after that was erased.
  'wal_recycle=off',
];

async function start(): Promise<PGlite> {
  return PGlite.create({
    dataDir: clusterFolder,
    extensions: { unaccent, pg_trgm },
    relaxedDurability: true,
    // Small log segments: a new cluster is 15 MB lighter to write, and to copy for each test.
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [...PGlite.defaultStartParams, ...parameters.flatMap((parameter) => ['-c', parameter])],
    onStderr: keepLine,
  });
}

const answerChunkBytes = 256 * 1024;

async function converse(pglite: PGlite, session: number, request: Uint8Array): Promise<void> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  const flush = (): void => {
    if (size === 0) return;
    const bytes = new Uint8Array(size);
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    chunks = [];
    size = 0;
    post({ type: 'answer', session, bytes }, [bytes.buffer]);
  };
  await pglite.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (bytes) => {
      chunks.push(bytes.slice());
      size += bytes.length;
      if (size >= answerChunkBytes) flush();
    },
  });
  flush();
}

/** PGlite has one session for its whole life: what a broken connection left behind must not reach the next. */
async function forgetSession(pglite: PGlite): Promise<void> {
  if (pglite.isInTransaction()) await pglite.exec('rollback');
  await pglite.exec('discard all');
}

async function handle(pglite: PGlite, message: ToThread): Promise<void> {
  switch (message.type) {
    case 'open':
      return forgetSession(pglite);
    case 'send':
      return converse(pglite, message.session, message.bytes);
    case 'stop':
      await pglite.close();
      post({ type: 'stopped' });
      port?.close();
  }
}

try {
  const pglite = await start();
  let last: Promise<void> = Promise.resolve();
  port.on('message', (message: ToThread) => {
    last = last.then(() => handle(pglite, message));
  });
  post({ type: 'ready' });
} catch (thrown) {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  post({ type: 'failed', reason, lines: lastLines });
  port.close();
}
