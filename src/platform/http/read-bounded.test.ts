import { describe, expect, it } from 'vitest';
import { readBounded } from './read-bounded.ts';

const piece = 64 * 1024;

/** A body of that many pieces, each ready as soon as it is asked for. */
function answerOf(pieces: number, headers: Record<string, string> = {}) {
  const state = { given: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (state.given === pieces) return controller.close();
      controller.enqueue(new Uint8Array(piece).fill(state.given));
      state.given += 1;
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  return { state, answer: new Response(body, { headers }) };
}

describe('a body that is read within a bound', () => {
  it.each([
    ['unknown', {}],
    ['known', { 'content-length': String(3 * piece) }],
    ['said to be less', { 'content-length': '10' }],
    ['said to be more', { 'content-length': String(4 * piece) }],
    ['that of the compressed body', { 'content-length': '10', 'content-encoding': 'gzip' }],
  ])('comes whole where its length is %s', async (_what, headers) => {
    const read = await readBounded(answerOf(3, headers).answer, 4 * piece);
    expect(read?.length).toBe(3 * piece);
    expect([0, piece - 1, piece, 3 * piece - 1].map((at) => read?.[at])).toEqual([0, 0, 1, 2]);
  });

  it('may be empty', async () => {
    expect(await readBounded(new Response(null), 10)).toHaveLength(0);
  });

  it('is left as soon as it is larger, or announces that it is', async () => {
    const endless = answerOf(Infinity);
    expect(await readBounded(endless.answer, 2 * piece)).toBeUndefined();
    expect(endless.state.isCancelled).toBe(true);
    expect(endless.state.given).toBeLessThan(6);
    const announced = answerOf(3, { 'content-length': String(3 * piece) });
    expect(await readBounded(announced.answer, 2 * piece)).toBeUndefined();
    expect([announced.state.isCancelled, announced.state.given < 2]).toEqual([true, true]);
  });

  it('lets others have their turn meanwhile', async () => {
    let rounds = 0;
    let isOver = false;
    const count = () => {
      rounds += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await readBounded(answerOf(100).answer, 100 * piece);
    isOver = true;
    expect(rounds).toBeGreaterThan(20);
  });
});
