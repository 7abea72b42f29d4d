import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copiesBench, createBackend, hour } from '#tests/support/copies.ts';

const bench = copiesBench();

describe('after a restart', () => {
  it('during an outage the last good copies are shown from disk', async () => {
    const { request, state } = createBackend();
    state.value = { text: 'Horaires des bus été' };
    const first = bench.open();
    await first.read(request());
    bench.clock.advance(72 * hour);
    const copies = await bench.restart(first);
    state.fails = 'unavailable';
    expect(await copies.read(request())).toEqual({ text: 'Horaires des bus été' });
    expect(await copies.read(request())).toEqual({ text: 'Horaires des bus été' });
    expect(copies.outages()).toEqual(['page:a']);
    expect(state.loads).toBe(2);
  });

  it('with a slow backend they are shown too, and with a good one they are not', async () => {
    const { request, state, hang } = createBackend();
    const first = bench.open();
    await first.read(request());
    const copies = await bench.restart(first);
    state.value = 'two';
    const release = hang();
    expect(await copies.read(request())).toBe('one');
    release();
    const again = await bench.restart(copies);
    expect(await again.read(request())).toBe('two');
  });

  it('a damaged or swapped file is ignored, and does not stop anything', async () => {
    const { request, state } = createBackend();
    const first = bench.open();
    for (const key of ['a', 'b', 'c']) await first.read(request(key));
    await first.settled();
    const place = join(bench.folder, 'copies');
    const files = (await readdir(place)).sort();
    expect(files).toHaveLength(3);
    expect(files.every((file) => /^[0-9a-f]{64}\.json$/.test(file))).toBe(true);
    const texts = await Promise.all(files.map((file) => readFile(join(place, file), 'utf8')));
    await writeFile(join(place, files[0] ?? ''), '{"storedAt":1,"key":');
    await writeFile(join(place, files[1] ?? ''), texts[2] ?? '');
    const copies = await bench.restart(first);
    state.fails = 'unavailable';
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((key) => copies.read(request(key))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    state.fails = undefined;
    for (const key of ['a', 'b', 'c']) expect(await copies.read(request(key))).toBe('one');
  });

  it('the folder is bounded in number, and the oldest copies leave', async () => {
    const { request, state } = createBackend();
    const first = bench.open({ disk: { maxBytes: 1_000_000, maxEntries: 3 } });
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await first.read(request(key));
      await first.settled();
    }
    expect(await readdir(join(bench.folder, 'copies'))).toHaveLength(3);
    const copies = await bench.restart(first, { disk: { maxBytes: 1_000_000, maxEntries: 2 } });
    await copies.read(request('f'));
    await copies.settled();
    expect(await readdir(join(bench.folder, 'copies'))).toHaveLength(2);
    const again = await bench.restart(copies);
    state.fails = 'unavailable';
    expect(await again.read(request('f'))).toBe('one');
    await expect(again.read(request('a'))).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('the folder is bounded in bytes', async () => {
    const { request, state } = createBackend();
    state.value = 'x'.repeat(1000);
    const copies = bench.open({ disk: { maxBytes: 3500 } });
    for (const key of ['a', 'b', 'c', 'd', 'e']) await copies.read(request(key));
    await copies.settled();
    expect(await readdir(join(bench.folder, 'copies'))).toHaveLength(3);
  });

  it('a folder that cannot be written costs nothing but the copies on disk', async () => {
    await writeFile(join(bench.folder, 'copies'), 'a file where the folder should be');
    const { request, state } = createBackend();
    const copies = bench.open();
    expect(await copies.read(request())).toBe('one');
    await copies.settled();
    bench.clock.advance(2 * hour);
    state.fails = 'unavailable';
    expect(await copies.read(request())).toBe('one');
  });
});
