import { parentPort } from 'node:worker_threads';
import type { OrderAnswer, ThreadLoaded } from './order-thread.ts';

/**
 * The other side of an `OrderThread`, called once all is loaded. It does one order after the other, since each may take
 * much memory, unless they are such as wait most of their time.
 */
export function answerOrders(
  work: (order: never) => Promise<unknown>,
  { atOnce = false }: { readonly atOnce?: boolean } = {},
): void {
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
    const before = atOnce ? Promise.resolve() : last;
    last = before.then(async () => port.postMessage(await answer(id, order)));
  });
  port.postMessage({ isLoaded: true } satisfies ThreadLoaded);
}
