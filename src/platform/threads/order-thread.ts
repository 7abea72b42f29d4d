import { Worker } from 'node:worker_threads';
import { AppError } from '#lib/errors.ts';

/** What an order comes back as: its result, or why there is none. */
export type OrderAnswer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly fault: string };

/** Work done beside the program; whoever waits is answered in the order they asked. */
export interface OrderThread<Order, Result> {
  ask(order: Order): Promise<Result>;
  close(): Promise<void>;
}

interface OrderThreadOptions {
  /** What the thread runs: a file that calls `answerOrders`. */
  readonly file: URL;
  readonly name: string;
  /** What the thread is given at its start. */
  readonly data?: unknown;
  /** An order that takes longer is given up, and the thread with it. */
  readonly longestMs: number;
  /** A thread that has nothing to do for so long ends; a minute unless given. */
  readonly idleMs?: number;
}

interface Waiting<Result> {
  resolve(result: Result): void;
  reject(fault: AppError): void;
}

/** Orders come in bursts; the tens of megabytes a thread takes are given back after one. */
const usualIdleMs = 60_000;

export function createOrderThread<Order extends object, Result>({
  file,
  name,
  data,
  longestMs,
  idleMs = usualIdleMs,
}: OrderThreadOptions): OrderThread<Order, Result> {
  const waiting = new Map<number, Waiting<Result>>();
  let worker: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(file, { name, workerData: data });
    started.unref();
    started.on('message', (answer: OrderAnswer<Result>) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('result' in answer) asked?.resolve(answer.result);
      else asked?.reject(new AppError('internal', `an order of ${name} failed: ${answer.fault}`));
      if (waiting.size === 0) rest();
    });
    const lose = (fault: AppError) => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values()) reject(fault);
      waiting.clear();
    };
    started.on('error', (cause) => lose(new AppError('internal', `the thread of ${name} failed`, { cause })));
    started.on('exit', () => lose(new AppError('unavailable', `the thread of ${name} has ended`)));
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
    if (idleMs < Infinity) idle = setTimeout(() => void end(), idleMs).unref();
  }

  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        const id = ++lastId;
        const late = setTimeout(() => {
          waiting.delete(id);
          reject(new AppError('timed-out', `an order of ${name} took too long`, { status: 503 }));
          void end();
        }, longestMs).unref();
        waiting.set(id, {
          resolve: (result) => {
            clearTimeout(late);
            resolve(result);
          },
          reject: (fault) => {
            clearTimeout(late);
            reject(fault);
          },
        });
        worker ??= start();
        worker.postMessage({ id, order }, []);
      }),
    close: end,
  };
}
