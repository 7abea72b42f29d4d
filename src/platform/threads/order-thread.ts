import { Worker } from 'node:worker_threads';
import { AppError } from '#lib/errors.ts';

/** What an order comes back as: its result, or why there is none. */
export type OrderAnswer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly fault: string };

/** What a thread says first: what it needs is loaded. */
export interface ThreadLoaded {
  readonly isLoaded: true;
}

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
  /** An order that takes longer is given up, and the thread with it. Waiting for orders before it counts, loading does not. */
  readonly longestMs: number;
  /** A thread that takes longer to load is given up; `longestMs` unless given. */
  readonly longestLoadMs?: number;
  /** A thread that has nothing to do for so long ends; a minute unless given. */
  readonly idleMs?: number;
}

interface Waiting<Result> {
  resolve(result: Result): void;
  reject(fault: unknown): void;
  late?: ReturnType<typeof setTimeout>;
}

/** A thread, and the orders that it was given. */
interface Shift<Result> {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting<Result>>;
  isLoaded: boolean;
}

/** Orders come in bursts; the tens of megabytes a thread takes are given back after one. */
const usualIdleMs = 60_000;

export function createOrderThread<Order extends object, Result>({
  file,
  name,
  data,
  longestMs,
  longestLoadMs = longestMs,
  idleMs = usualIdleMs,
}: OrderThreadOptions): OrderThread<Order, Result> {
  let current: Shift<Result> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  function start(): Shift<Result> {
    const worker = new Worker(file, { name, workerData: data });
    worker.unref();
    const shift: Shift<Result> = { worker, waiting: new Map(), isLoaded: false };
    const load = setTimeout(
      () => giveUp(shift, tooLong(`the thread of ${name} took too long to load`)),
      longestLoadMs,
    ).unref();
    worker.on('message', (said: OrderAnswer<Result> | ThreadLoaded) => {
      if ('isLoaded' in said) {
        clearTimeout(load);
        shift.isLoaded = true;
        for (const id of shift.waiting.keys()) watch(shift, id);
        return;
      }
      const asked = take(shift, said.id);
      if ('result' in said) asked?.resolve(said.result);
      else asked?.reject(new AppError('internal', `an order of ${name} failed: ${said.fault}`));
    });
    const lose = (fault: AppError) => {
      clearTimeout(load);
      giveUp(shift, fault);
    };
    worker.on('error', (cause) => lose(new AppError('internal', `the thread of ${name} failed`, { cause })));
    worker.on('exit', () => lose(new AppError('unavailable', `the thread of ${name} has ended`)));
    return shift;
  }

  const tooLong = (words: string) => new AppError('timed-out', words, { status: 503 });

  /** An order is over: it waits for nothing any more. */
  function take(shift: Shift<Result>, id: number): Waiting<Result> | undefined {
    const asked = shift.waiting.get(id);
    clearTimeout(asked?.late);
    shift.waiting.delete(id);
    if (shift === current && shift.waiting.size === 0) rest();
    return asked;
  }

  function watch(shift: Shift<Result>, id: number): void {
    const asked = shift.waiting.get(id);
    if (!asked) return;
    asked.late = setTimeout(() => {
      take(shift, id)?.reject(tooLong(`an order of ${name} took too long`));
      giveUp(shift, new AppError('unavailable', `the thread of ${name} was given up`));
    }, longestMs).unref();
  }

  /** Whoever asks next gets another thread, which the end of this one does not touch. */
  function giveUp(shift: Shift<Result>, fault: AppError): void {
    if (shift === current) current = undefined;
    for (const id of shift.waiting.keys()) take(shift, id)?.reject(fault);
    void shift.worker.terminate();
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = current;
    current = undefined;
    await ended?.worker.terminate();
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
        const shift = (current ??= start());
        shift.waiting.set(id, { resolve, reject });
        if (shift.isLoaded) watch(shift, id);
        try {
          shift.worker.postMessage({ id, order }, []);
        } catch (thrown) {
          take(shift, id)?.reject(thrown);
        }
      }),
    close: end,
  };
}
