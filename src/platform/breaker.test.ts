import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { createBreaker } from './breaker.ts';
import type { Transport, WireRequest } from './transport.ts';

/** Time passes when everybody waits, and only then: a busy machine changes nothing. */
beforeAll(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
});
afterAll(() => void vi.useRealTimers());
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const limitMs = 60;
const get: WireRequest = { method: 'GET', path: '/a' };
const well = { status: 200, headers: {}, body: 'ok' };

function open() {
  const state = { hangs: false as boolean | string, asked: 0 };
  const paths: string[] = [];
  const transport: Transport = async ({ path }) => {
    state.asked += 1;
    paths.push(path);
    if (state.hangs === false || (state.hangs !== true && state.hangs !== path)) return well;
    await wait(limitMs);
    throw new AppError('timed-out', 'late');
  };
  const breaker = createBreaker(transport, { probeEveryMs: 100, probeWaitMs: 20 });
  const ask = async (request = get) => {
    const startedAt = performance.now();
    const outcome = await breaker.transport(request).then(
      ({ body }) => body,
      ({ code }: AppError) => code,
    );
    return { outcome, ms: performance.now() - startedAt };
  };
  return { state, paths, breaker, ask };
}

describe('a service that hangs', () => {
  it('is waited for once; the next callers are refused at once', async () => {
    const { state, breaker, ask } = open();
    state.hangs = true;
    expect((await ask()).outcome).toBe('timed-out');
    expect(breaker.isOpen).toBe(true);
    const next = await Promise.all([ask(), ask(), ask()]);
    expect(next.map(({ outcome }) => outcome)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    for (const { ms } of next) expect(ms).toBeLessThan(limitMs);
    expect(state.asked).toBe(1);
  });

  it('is tried again by one caller in a while, who does not wait for long', async () => {
    const { state, ask } = open();
    state.hangs = true;
    await ask();
    await wait(110);
    const [probe, other] = await Promise.all([ask(), ask()]);
    expect([probe.outcome, other.outcome, state.asked]).toEqual(['unavailable', 'unavailable', 2]);
    expect(probe.ms).toBeLessThan(limitMs);
  });

  it('is used again as soon as a try is answered', async () => {
    const { state, breaker, ask } = open();
    state.hangs = true;
    await ask();
    state.hangs = false;
    expect((await ask()).outcome).toBe('unavailable');
    await wait(110);
    expect((await ask()).outcome).toBe('ok');
    expect(breaker.isOpen).toBe(false);
    expect((await Promise.all([ask(), ask()])).map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
  });

  it('is given all the time there is by a call that writes', async () => {
    const { state, ask } = open();
    state.hangs = true;
    await ask();
    await wait(110);
    expect((await ask({ method: 'POST', path: '/a' })).outcome).toBe('timed-out');
  });
});

describe('a service of which all calls hang', () => {
  const calls = ['/a', '/b', '/c'].map((path): WireRequest => ({ method: 'GET', path }));

  it('is tried by one call in a while, by each in its turn', async () => {
    const { state, paths, ask } = open();
    state.hangs = true;
    for (const call of calls) await ask(call);
    state.asked = 0;
    paths.length = 0;
    for (let round = 0; round < 3; round += 1) {
      await wait(110);
      await Promise.all([...calls, ...calls].map(ask));
    }
    expect(paths).toEqual(['/a', '/b', '/c']);
  });

  it('is tried by any other where the one whose turn it is is not asked for', async () => {
    const { state, paths, ask } = open();
    state.hangs = true;
    for (const call of calls) await ask(call);
    paths.length = 0;
    await wait(110);
    await ask(calls[2]);
    expect(paths).toEqual([]);
    await wait(110);
    await ask(calls[2]);
    expect(paths).toEqual(['/c']);
  });

  it('is used again for all of them as soon as one is answered, briefly where some still hang', async () => {
    const { state, breaker, ask } = open();
    state.hangs = true;
    for (const call of calls) await ask(call);
    await wait(210);
    state.hangs = '/b';
    expect((await ask(calls[0])).outcome).toBe('ok');
    expect(breaker.isOpen).toBe(false);
    const still = await ask(calls[1]);
    expect([still.outcome, (await ask(calls[2])).outcome]).toEqual(['unavailable', 'ok']);
    expect(still.ms).toBeLessThan(limitMs - 5);
  });
});

describe('a service of which one call hangs', () => {
  const other: WireRequest = { method: 'GET', path: '/b/7?c=d' };

  it('goes on answering the others', async () => {
    const { state, ask } = open();
    state.hangs = '/a';
    await ask();
    for (let turn = 0; turn < 3; turn += 1)
      expect([(await ask(other)).outcome, (await ask()).outcome]).toEqual(['ok', 'unavailable']);
  });

  it('and then another is waited for only briefly', async () => {
    const { state, ask } = open();
    state.hangs = true;
    await ask();
    const first = await ask(other);
    expect(first.outcome).toBe('unavailable');
    expect(first.ms).toBeLessThan(limitMs - 5);
    expect((await ask({ ...other, path: '/b/8' })).ms).toBeLessThan(10);
  });
});

describe('a service that answers', () => {
  it('is not taken for one that hangs because one of its calls does', async () => {
    const { state, breaker, ask } = open();
    state.hangs = true;
    const slow = ask();
    await wait(10);
    state.hangs = false;
    expect((await ask()).outcome).toBe('ok');
    expect((await slow).outcome).toBe('timed-out');
    expect(breaker.isOpen).toBe(false);
  });
});

describe('a service whose answers have no end', () => {
  function openFlood() {
    const state = { floods: true as boolean | string, asked: 0 };
    const { transport } = createBreaker(
      async ({ path }) => {
        state.asked += 1;
        if (state.floods === true || state.floods === path) throw new AppError('bad-answer', 'too large');
        return well;
      },
      { probeEveryMs: 100, probeWaitMs: 20 },
    );
    const ask = (path = '/a') =>
      transport({ method: 'GET', path }).then(
        ({ body }) => body,
        ({ code }: AppError) => code,
      );
    return { state, ask };
  }

  it('is spared once two in a row were too large, and tried again by one caller in a while', async () => {
    const { state, ask } = openFlood();
    expect([await ask(), await ask()]).toEqual(['bad-answer', 'bad-answer']);
    expect([await ask(), await ask(), state.asked]).toEqual(['unavailable', 'unavailable', 2]);
    await wait(110);
    expect([await ask(), await ask(), state.asked]).toEqual(['bad-answer', 'unavailable', 3]);
    state.floods = false;
    await wait(110);
    expect([await ask(), await ask()]).toEqual(['ok', 'ok']);
  });

  it('is used as ever where one page is too large and others are not', async () => {
    const { state, ask } = openFlood();
    state.floods = '/a?page=large';
    for (let turn = 0; turn < 3; turn += 1)
      expect([await ask('/a?page=large'), await ask('/a?page=small')]).toEqual(['bad-answer', 'ok']);
  });
});
