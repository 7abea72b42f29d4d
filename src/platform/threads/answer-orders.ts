import { parentPort } from 'node:worker_threads';
import type { OrderAnswer } from './order-thread.ts';

/** The other side of an `OrderThread`: does one order after the other, since each may take much memory. */
export function answerOrders(work: (order: never) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new Error('this file runs as a thread only');
  const answer = async (id: number, order: never): Promise<OrderAnswer<unknown>> => {
    try {
      return { id, result: await work(order) };
    } catch (thrown) {
      return { id, fault: String(thrown) };
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  port.on('message', ({ id, order }: { readonly id: number; readonly order: never }) => {
    last = last.then(async () => port.postMessage(await answer(id, order)));
  });
}
