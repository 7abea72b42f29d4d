import { extname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { FromEngine, ToEngine } from './embedded-messages.ts';
import type { EngineLink, EngineListener } from './embedded-stream.ts';

export interface EngineThread extends EngineLink {
  /** Shuts the cluster down as PostgreSQL does, so that the next start has nothing to recover. */
  stop(): Promise<void>;
}

/** The engine would not start; `lines` are its own last words. */
export class EngineStartError extends Error {
  readonly lines: readonly string[];

  constructor(reason: string, lines: readonly string[]) {
    super(reason);
    this.lines = lines;
  }
}

/** Beside this file, in the sources and in the build alike. */
const threadFile = `./embedded-worker${extname(import.meta.url)}`;

export function startEngine(clusterFolder: string, onLost: (error: Error) => void): Promise<EngineThread> {
  compileOnce();
  const worker = new Worker(new URL(threadFile, import.meta.url), {
    name: 'database',
    workerData: clusterFolder,
  });
  const listeners = new Map<number, EngineListener>();
  let lastSession = 0;
  let state: 'starting' | 'ready' | 'stopping' | 'gone' = 'starting';

  const tell = (message: ToEngine, transfer: ArrayBuffer[] = []): void =>
    worker.postMessage(message, transfer);

  const link: EngineLink = {
    open(listener) {
      const session = ++lastSession;
      if (state === 'gone') {
        process.nextTick(() => listener.lost(new Error('the embedded database has stopped')));
        return { send: () => {}, close: () => {} };
      }
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
  };

  return new Promise((resolve, reject) => {
    let stopped: () => void = () => {};
    const stop = (): Promise<void> =>
      new Promise((done) => {
        if (state === 'gone') return done();
        state = 'stopping';
        stopped = done;
        tell({ type: 'stop' });
      });

    worker.on('message', (message: FromEngine) => {
      if (message.type === 'answer') listeners.get(message.session)?.answer(message.bytes);
      else if (message.type === 'failed') reject(new EngineStartError(message.reason, message.lines));
      else if (message.type === 'ready') {
        state = 'ready';
        resolve({ ...link, stop });
      }
    });

    const lose = (error: Error): void => {
      const before = state;
      state = 'gone';
      if (before === 'starting') reject(error);
      if (before === 'ready') onLost(error);
      for (const listener of listeners.values()) listener.lost(error);
      listeners.clear();
      stopped();
    };
    worker.on('error', (thrown) => lose(thrown instanceof Error ? thrown : new Error(String(thrown))));
    worker.on('exit', () => lose(new Error('the embedded database has stopped')));
  });
}

/**
 * Keeps V8 from compiling the engine a second time for speed: that takes 900 MB for a moment at every start, on cores
 * that the start needs, and makes small queries no faster. Only WebAssembly that is compiled from now on is concerned.
 */
function compileOnce(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
