import { extname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './embedded-messages.ts';
import type { DatabaseLink, DatabaseSession, SessionListener } from './embedded-stream.ts';

export interface DatabaseThread extends DatabaseLink {
  /** Shuts the cluster down as PostgreSQL does, so that the next start has nothing to recover. */
  stop(): Promise<void>;
}

/** The database would not start; `lines` are its own last words. */
export class DatabaseStartError extends Error {
  readonly lines: readonly string[];

  constructor(reason: string, lines: readonly string[]) {
    super(reason);
    this.lines = lines;
  }
}

/** Beside this file, in the sources and in the build alike. */
const threadFile = `./embedded-worker${extname(import.meta.url)}`;

export function startDatabaseThread(
  clusterFolder: string,
  onLost: (error: Error) => void,
): Promise<DatabaseThread> {
  compileOnce();
  const worker = new Worker(new URL(threadFile, import.meta.url), {
    name: 'database',
    workerData: clusterFolder,
  });
  let state: 'starting' | 'ready' | 'stopping' | 'gone' = 'starting';
  const tell: Tell = (message, transfer = []) => worker.postMessage(message, transfer);
  const sessions = createSessions(tell);

  return new Promise((resolve, reject) => {
    let stopped: () => void = () => {};
    const stop = (): Promise<void> =>
      new Promise((done) => {
        if (state === 'gone') return done();
        state = 'stopping';
        stopped = done;
        tell({ type: 'stop' });
      });

    worker.on('message', (message: FromThread) => {
      if (message.type === 'answer') sessions.deliver(message.session, message.bytes);
      else if (message.type === 'failed') reject(new DatabaseStartError(message.reason, message.lines));
      else if (message.type === 'ready') {
        state = 'ready';
        resolve({ open: sessions.open, stop });
      }
    });

    const lose = (error: Error): void => {
      const before = state;
      state = 'gone';
      if (before === 'starting') reject(error);
      if (before === 'ready') onLost(error);
      sessions.loseAll(error);
      stopped();
    };
    worker.on('error', (thrown) => lose(thrown instanceof Error ? thrown : new Error(String(thrown))));
    worker.on('exit', () => lose(new Error('the embedded database has stopped')));
  });
}

type Tell = (message: ToThread, transfer?: ArrayBuffer[]) => void;

/** The conversations with the thread, by number, until all are lost with it. */
function createSessions(tell: Tell) {
  const listeners = new Map<number, SessionListener>();
  let lastSession = 0;
  let loss: Error | undefined;
  return {
    open(listener: SessionListener): DatabaseSession {
      const fault = loss;
      if (fault) {
        process.nextTick(() => listener.lost(fault));
        return { send: () => {}, close: () => {} };
      }
      const session = ++lastSession;
      listeners.set(session, listener);
      tell({ type: 'open', session });
      return {
        send: (bytes) => {
          const copy = new Uint8Array(bytes);
          tell({ type: 'send', session, bytes: copy }, [copy.buffer]);
        },
        close: () => listeners.delete(session),
      };
    },
    deliver: (session: number, bytes: Uint8Array) => listeners.get(session)?.answer(bytes),
    loseAll(error: Error): void {
      loss = error;
      for (const listener of listeners.values()) listener.lost(error);
      listeners.clear();
    },
  };
}

/**
 * Keeps V8 from compiling the database a second time for speed: that takes 900 MB for a moment at every start, on cores
 * that the start needs, and makes small queries no faster. Only WebAssembly that is compiled from now on is concerned.
 */
function compileOnce(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
