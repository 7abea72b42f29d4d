import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '#lib/errors.ts';
import type { CardDrawing, CardResult } from './card-drawing.ts';

/** Draws cards; whoever waits is answered in the order they asked. */
export interface CardThread {
  draw(drawing: CardDrawing): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Cards are asked for in bursts, when an address is shared; the 50 MB the thread takes are given back after one. */
const idleMs = 60_000;
/** A machine with much to do takes seconds for its first card. */
const longestMs = 20_000;
/** Beside this file, in the sources and in the build alike. */
const threadFile = `./card-worker${extname(import.meta.url)}`;

type Waiting = { resolve(png: Uint8Array): void; reject(fault: AppError): void };

export function createCardThread(): CardThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL(threadFile, import.meta.url), { name: 'cards' });
    started.unref();
    started.on('message', (result: CardResult) => {
      const asked = waiting.get(result.id);
      waiting.delete(result.id);
      if ('png' in result) asked?.resolve(result.png);
      else asked?.reject(new AppError('internal', `a card could not be drawn: ${result.fault}`));
      if (waiting.size === 0) rest();
    });
    const lose = (fault: AppError) => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values()) reject(fault);
      waiting.clear();
    };
    started.on('error', (cause) => lose(new AppError('internal', 'the thread of cards failed', { cause })));
    started.on('exit', () => lose(new AppError('unavailable', 'the thread of cards has ended')));
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  function rest(): void {
    clearTimeout(idle);
    idle = setTimeout(() => void end(), idleMs).unref();
  }

  return {
    draw: (drawing) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        const id = ++lastId;
        const late = setTimeout(() => {
          waiting.delete(id);
          reject(new AppError('timed-out', 'a card took too long to draw', { status: 503 }));
          void end();
        }, longestMs).unref();
        waiting.set(id, {
          resolve: (png) => {
            clearTimeout(late);
            resolve(png);
          },
          reject: (fault) => {
            clearTimeout(late);
            reject(fault);
          },
        });
        worker ??= start();
        worker.postMessage({ id, ...drawing }, []);
      }),
    close: end,
  };
}
