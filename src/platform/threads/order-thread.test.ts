import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { createOrderThread, type OrderThread } from './order-thread.ts';

interface Order {
  /** Given back as the result. */
  readonly say?: number;
  /** How long the thread is busy with it; it never comes to an end without a number. */
  readonly busyMs?: number | 'for ever';
  readonly act?: () => void;
}

/** A thread that takes `loadMs` to load and then does as it is told. */
function file(loadMs: number): URL {
  const answering = new URL('answer-orders.ts', import.meta.url).href;
  const code = `
    import { answerOrders } from ${JSON.stringify(answering)};
    const busy = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };
    busy(${loadMs});
    answerOrders(async ({ say, busyMs = 0 }) => {
      busy(busyMs === 'for ever' ? Infinity : busyMs);
      return say;
    });`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

const opened: OrderThread<Order, number>[] = [];
afterEach(async () => {
  for (const thread of opened.splice(0)) await thread.close();
});

function open({ loadMs = 0, ...limits }: { loadMs?: number; longestMs: number; longestLoadMs?: number }) {
  const thread = createOrderThread<Order, number>({ file: file(loadMs), name: 'tests', ...limits });
  opened.push(thread);
  return thread;
}

/** How an order came back. */
const outcome = (asked: Promise<number>): Promise<number | string> =>
  asked.catch((fault: Error) => (fault instanceof AppError ? fault.code : fault.name));

describe('a thread that does orders', () => {
  it('begins anew for who asks after one that took too long', async () => {
    const { ask } = open({ longestMs: 300, longestLoadMs: 10_000 });
    expect(await ask({ say: 1 })).toBe(1);
    expect(await outcome(ask({ busyMs: 'for ever' }))).toBe('timed-out');
    expect(await Promise.all([outcome(ask({ say: 2 })), outcome(ask({ say: 3 }))])).toEqual([2, 3]);
  });

  it('is not ended for an order that cannot be sent', async () => {
    const { ask } = open({ longestMs: 400, longestLoadMs: 10_000 });
    expect(await ask({ say: 0 })).toBe(0);
    expect(await outcome(ask({ act: () => undefined }))).toBe('DataCloneError');
    const until = performance.now() + 1000;
    for (let said = 1; performance.now() < until; said += 1) {
      expect(await outcome(ask({ say: said, busyMs: 20 }))).toBe(said);
      await wait(5);
    }
  });

  it('may take longer to load than for an order', async () => {
    const { ask } = open({ loadMs: 800, longestMs: 400, longestLoadMs: 10_000 });
    expect(await outcome(ask({ say: 1 }))).toBe(1);
    const began = performance.now();
    expect(await outcome(ask({ busyMs: 'for ever' }))).toBe('timed-out');
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('is given up when it does not load', async () => {
    const { ask } = open({ loadMs: 60_000, longestMs: 60_000, longestLoadMs: 200 });
    expect(await Promise.all([outcome(ask({ say: 1 })), outcome(ask({ say: 2 }))])).toEqual([
      'timed-out',
      'timed-out',
    ]);
  });
});
