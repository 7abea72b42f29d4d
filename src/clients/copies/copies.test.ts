import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { copiesBench, createBackend, hour, minute, settle } from '#tests/support/copies.ts';

const bench = copiesBench();

describe('a fresh copy', () => {
  it('is loaded once, however many ask at the same time', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    const answers = await Promise.all(Array.from({ length: 100 }, () => copies.read(request())));
    expect(state.loads).toBe(1);
    for (const answer of answers) expect(answer).toBe('one');
  });

  it('is given out without a question until its time is over', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    state.value = { deep: ['thing'] };
    const first = await copies.read(request());
    state.value = 'two';
    bench.clock.advance(minute - 1);
    const second = await copies.read(request());
    // The very same object: a hit parses nothing.
    expect(second).toBe(first);
    expect(state.loads).toBe(1);
  });

  it('is none any more when the clock was set back by more than its time', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    await copies.read(request());
    state.value = 'two';
    bench.clock.advance(-hour);
    await copies.read(request());
    await settle();
    expect(await copies.read(request())).toBe('two');
  });

  it('is shared by the processes on one store', async () => {
    const { request, state } = createBackend();
    const [one, two] = [bench.open(), bench.open()];
    await one.read(request());
    await one.settled();
    expect(await two.read(request())).toBe('one');
    expect(state.loads).toBe(1);
  });

  it('fails with the error of the load when there never was a copy', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    state.fails = 'unavailable';
    await expect(copies.read(request())).rejects.toMatchObject({ code: 'unavailable' });
    await expect(copies.read(request())).rejects.toMatchObject({ code: 'unavailable' });
    expect(state.loads).toBe(2);
  });
});

describe('an older copy', () => {
  it('is given out at once while one request refreshes it', async () => {
    const { request, state, hang } = createBackend();
    const copies = bench.open();
    await copies.read(request());
    bench.clock.advance(minute);
    state.value = 'two';
    const release = hang();
    for (let time = 0; time < 10; time += 1) expect(await copies.read(request())).toBe('one');
    await settle();
    expect(state.loads).toBe(2);
    release();
    await settle();
    expect(await copies.read(request())).toBe('two');
    expect(state.loads).toBe(2);
  });

  it('is replaced by what another process loaded meanwhile', async () => {
    const { request, state } = createBackend();
    const [one, two] = [bench.open(), bench.open()];
    await one.read(request());
    await two.read(request());
    bench.clock.advance(minute);
    state.value = 'two';
    await one.read(request());
    await settle();
    await one.settled();
    await two.read(request());
    await settle();
    expect(await two.read(request())).toBe('two');
    expect(state.loads).toBe(2);
  });

  it('is not shown past its keeping time when a newer one comes in time', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    await copies.read(request());
    bench.clock.advance(hour);
    state.value = 'two';
    expect(await copies.read(request())).toBe('two');
  });

  it('is shown when the load takes too long, and the load goes on', async () => {
    const { request, state, hang } = createBackend();
    const copies = bench.open({ slowMs: 200 });
    await copies.read(request());
    bench.clock.advance(hour);
    state.value = 'two';
    const release = hang();
    const start = performance.now();
    expect(await copies.read(request())).toBe('one');
    expect(performance.now() - start).toBeGreaterThanOrEqual(190);
    // The next readers do not wait again for the same slow load: together they would outlast this test.
    for (let reader = 0; reader < 200; reader += 1) expect(await copies.read(request())).toBe('one');
    release();
    await settle();
    expect(await copies.read(request())).toBe('two');
    expect(state.loads).toBe(2);
  });

  it('is waited for, however slow, when there is nothing else', async () => {
    const { request, hang } = createBackend();
    const release = hang();
    setTimeout(release, 60);
    expect(await bench.open().read(request())).toBe('one');
  });
});

describe('while the backend fails', () => {
  it.each(['unavailable', 'timed-out', 'bad-answer', 'internal', 'too-many-requests'] as const)(
    'the last copy is shown however old (%s)',
    async (code) => {
      const { request, state } = createBackend();
      const copies = bench.open();
      await copies.read(request());
      bench.clock.advance(48 * hour);
      state.fails = code;
      expect(await copies.read(request())).toBe('one');
      expect(copies.outages()).toEqual(['page:a']);
    },
  );

  it('a copy in its keeping time is shown with an outage after the first failure', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    await copies.read(request());
    bench.clock.advance(minute);
    state.fails = 'unavailable';
    expect(await copies.read(request())).toBe('one');
    expect(copies.outages()).toEqual([]);
    await settle();
    expect(await copies.read(request())).toBe('one');
    expect(copies.outages()).toEqual(['page:a']);
  });

  it('a reader is told when what they are given was loaded', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    const told: number[] = [];
    const read = () => copies.read(request(), (atMs) => told.push(atMs));
    await read();
    const first = bench.clock.now();
    state.fails = 'unavailable';
    bench.clock.advance(2 * hour);
    await read();
    state.fails = undefined;
    bench.clock.advance(minute);
    await read();
    expect(told).toEqual([first, first, bench.clock.now()]);
  });

  it('the backend is not asked again for two seconds, and then once', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    await copies.read(request());
    bench.clock.advance(2 * hour);
    state.fails = 'unavailable';
    for (let time = 0; time < 20; time += 1) expect(await copies.read(request())).toBe('one');
    expect(state.loads).toBe(2);
    bench.clock.advance(1999);
    await copies.read(request());
    expect(state.loads).toBe(2);
    bench.clock.advance(1);
    await Promise.all([copies.read(request()), copies.read(request())]);
    expect(state.loads).toBe(3);
    state.fails = undefined;
    state.value = 'two';
    bench.clock.advance(2000);
    expect(await copies.read(request())).toBe('two');
  });

  it('the outages are named, told, and forgotten when they are over', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    const told: (readonly string[])[] = [];
    const leave = copies.onOutages((keys) => told.push(keys));
    state.fails = 'timed-out';
    await copies.read(request('a')).catch(() => undefined);
    await copies.read(request('a')).catch(() => undefined);
    await copies.read(request('b')).catch(() => undefined);
    expect(copies.outages()).toEqual(['a', 'b']);
    state.fails = undefined;
    await copies.read(request('a'));
    expect(copies.outages()).toEqual(['b']);
    expect(told).toEqual([['a'], ['a', 'b'], ['b']]);
    bench.clock.advance(minute);
    expect(copies.outages()).toEqual([]);
    leave();
    await copies.read(request('b'));
    expect(told).toHaveLength(3);
  });

  it('a newer copy that another process loaded ends the outage of this one', async () => {
    const { request, state } = createBackend();
    const [one, two] = [bench.open(), bench.open()];
    await Promise.all([one.read(request()), two.read(request())]);
    bench.clock.advance(2 * hour);
    state.fails = 'unavailable';
    await two.read(request());
    expect(two.outages()).toEqual(['page:a']);
    state.fails = undefined;
    await one.read(request());
    await one.settled();
    bench.clock.advance(2000);
    await two.read(request());
    expect(two.outages()).toEqual([]);
  });

  it('a fault of our own code counts as one too', async () => {
    const copies = bench.open();
    const { request } = createBackend();
    await copies.read(request());
    bench.clock.advance(2 * hour);
    const load = async (): Promise<string> => {
      throw new TypeError('x is not a function');
    };
    expect(await copies.read({ ...request(), load })).toBe('one');
    expect(copies.outages()).toEqual(['page:a']);
  });
});

describe('what failed is tried again', () => {
  it('one alone while the backend fails, another each time, and all as soon as it answers', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    const tried: string[] = [];
    const keys = ['page:a', 'page:b', 'page:c'];
    state.fails = 'unavailable';
    for (const key of keys) {
      const asked = request(key);
      const load = () => {
        tried.push(key);
        return asked.load();
      };
      await copies.read({ ...asked, load }).catch(() => undefined);
    }
    tried.length = 0;
    for (let time = 0; time < 3; time += 1) {
      copies.retry(() => true);
      await settle();
    }
    expect(tried).toEqual(keys);
    state.fails = undefined;
    copies.retry((key) => key !== 'page:c');
    await settle();
    expect([copies.outages(), tried.slice(3)]).toEqual([['page:c'], ['page:a', 'page:b']]);
  });
});

describe('an answer that is a refusal', () => {
  it.each(['not-found', 'forbidden', 'unauthorized'] as const)(
    'is told, and ends the copy (%s)',
    async (code) => {
      const { request, state } = createBackend();
      const copies = bench.open();
      await copies.read(request());
      bench.clock.advance(2 * hour);
      state.fails = code;
      await expect(copies.read(request())).rejects.toMatchObject({ code });
      expect(copies.outages()).toEqual([]);
      state.fails = 'unavailable';
      await expect(copies.read(request())).rejects.toMatchObject({ code: 'unavailable' });
      const after = await bench.restart(copies);
      await expect(after.read(request())).rejects.toMatchObject({ code: 'unavailable' });
    },
  );

  it('ends the copy when it comes in the background', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    await copies.read(request());
    bench.clock.advance(minute);
    state.fails = 'not-found';
    expect(await copies.read(request())).toBe('one');
    await settle();
    await expect(copies.read(request())).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('after a change of the content', () => {
  it('the next read waits for the newer copy, for the keys concerned only', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    await copies.read(request('page:a'));
    await copies.read(request('menu:a'));
    state.value = 'two';
    copies.invalidate('page:');
    expect(await copies.read(request('page:a'))).toBe('two');
    expect(await copies.read(request('menu:a'))).toBe('one');
    copies.invalidate();
    expect(await copies.read(request('menu:a'))).toBe('two');
  });

  it('the old copy stays for need', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    await copies.read(request());
    copies.invalidate();
    state.fails = 'unavailable';
    expect(await copies.read(request())).toBe('one');
    expect(copies.outages()).toEqual(['page:a']);
  });

  it('a load that was already under way is not taken for the newer copy', async () => {
    const { request, state } = createBackend();
    const copies = bench.open();
    let finish: (value: string) => void = () => undefined;
    const early = copies.read({
      ...request(),
      load: () => new Promise<string>((resolve) => (finish = resolve)),
    });
    await settle();
    copies.invalidate();
    state.value = 'two';
    expect(await copies.read(request())).toBe('two');
    finish('one');
    expect(await early).toBe('one');
    expect(await copies.read(request())).toBe('two');
  });

  it('every process hears of it', async () => {
    const { request, state } = createBackend();
    const [one, two] = [bench.open(), bench.open()];
    await one.read(request());
    await two.read(request());
    state.value = 'two';
    bench.clock.advance(1);
    one.invalidate('page:');
    await settle();
    expect(await two.read(request())).toBe('two');
  });
});

describe('what the shared store holds', () => {
  const stored = async (key: string) => (await bench.store.get(`copy:${key}`)) !== undefined;

  it('is each copy once: none that it has under another name already', async () => {
    const { request } = createBackend();
    const copies = bench.open();
    await copies.read(request('page:a'));
    await copies.read({ ...request('menus:fr'), isStored: true });
    await copies.settled();
    expect([await stored('page:a'), await stored('menus:fr')]).toEqual([true, false]);
    const after = await bench.restart(copies);
    expect(await after.read({ ...request('menus:fr'), isStored: true })).toBe('one');
  });

  it('is nothing when it is the memory of this process', async () => {
    const { request } = createBackend();
    const store = { ...bench.store, kind: 'memory' as const };
    const copies = bench.open({ store });
    expect(await copies.read(request('page:a'))).toBe('one');
    await copies.settled();
    expect(await stored('page:a')).toBe(false);
  });
});

describe('without the store', () => {
  it('everything works from this process and its disk', async () => {
    const down = () => Promise.reject(new AppError('unavailable', 'down'));
    const broken = { ...bench.store, get: down, set: down, delete: down, publish: down };
    const { request, state } = createBackend();
    const copies = bench.open({ store: broken });
    expect(await copies.read(request())).toBe('one');
    expect(await copies.read(request())).toBe('one');
    expect(state.loads).toBe(1);
    copies.invalidate();
    state.fails = 'unavailable';
    expect(await copies.read(request())).toBe('one');
    expect(copies.outages()).toEqual(['page:a']);
    await copies.close();
    const again = bench.open({ store: broken });
    expect(await again.read(request())).toBe('one');
    expect(again.outages()).toEqual(['page:a']);
  });
});
