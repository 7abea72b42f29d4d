import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { createPageCache, encodedBody, readyAnswer } from './page-cache.ts';

const page = (text: string) => readyAnswer(200, { 'content-type': 'text/html' }, text);

describe('the page cache', () => {
  it('keeps a page for its life and no longer', () => {
    const clock = fixedClock('2026-11-15T14:00:00Z');
    const cache = createPageCache(10_000, clock);
    const kept = page('x');
    cache.keep('/a', kept, 1000);
    clock.advance(999);
    expect(cache.find('/a')).toBe(kept);
    clock.advance(1);
    expect(cache.find('/a')).toBeUndefined();
  });

  it('keeps nothing that has no life, and drops what was there', () => {
    const cache = createPageCache(10_000, fixedClock('2026-11-15T14:00:00Z'));
    cache.keep('/a', page('x'), 1000);
    cache.keep('/a', page('y'), 0);
    expect(cache.find('/a')).toBeUndefined();
  });

  it('lets the oldest pages go when it is full', () => {
    const cache = createPageCache(1000, fixedClock('2026-11-15T14:00:00Z'));
    for (const key of ['/1', '/2', '/3']) cache.keep(key, page('x'.repeat(300)), 1000);
    expect(cache.find('/1')).toBeUndefined();
    expect(cache.find('/2')).toBeDefined();
    expect(cache.find('/3')).toBeDefined();
  });

  it('keeps the pages that are asked for longer than the others', () => {
    const cache = createPageCache(1000, fixedClock('2026-11-15T14:00:00Z'));
    for (const key of ['/1', '/2']) cache.keep(key, page('x'.repeat(300)), 1000);
    cache.find('/1');
    cache.keep('/3', page('x'.repeat(300)), 1000);
    expect(cache.find('/1')).toBeDefined();
    expect(cache.find('/2')).toBeUndefined();
  });

  it('keeps no page that is larger than all of it', () => {
    const cache = createPageCache(1000, fixedClock('2026-11-15T14:00:00Z'));
    cache.keep('/1', page('x'), 1000);
    cache.keep('/2', page('x'.repeat(2000)), 1000);
    expect(cache.find('/1')).toBeDefined();
    expect(cache.find('/2')).toBeUndefined();
  });

  it('is empty and of another generation once it is cleared', () => {
    const cache = createPageCache(1000, fixedClock('2026-11-15T14:00:00Z'));
    cache.keep('/a', page('x'), 1000);
    const { generation } = cache;
    cache.clear();
    expect(cache.find('/a')).toBeUndefined();
    expect(cache.generation).not.toBe(generation);
  });
});

describe('a ready answer', () => {
  it('has a mark that changes with its body', () => {
    expect(page('a').etag).toBe(page('a').etag);
    expect(page('a').etag).not.toBe(page('b').etag);
  });

  it('takes no more memory than it has bytes, in any encoding', async () => {
    const answer = page('Horaires et trajets. '.repeat(500));
    for (const accepted of ['br', 'gzip']) {
      const { body, encoding } = await encodedBody(answer, accepted);
      expect(encoding).toBe(accepted);
      expect(body.buffer.byteLength).toBe(body.length);
    }
  });

  it('is sent in the best encoding the caller takes', async () => {
    const text = 'horaire '.repeat(500);
    const answer = page(text);
    const brotli = await encodedBody(answer, 'gzip, deflate, br');
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
    const gzip = await encodedBody(answer, 'gzip');
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect((await encodedBody(answer, undefined)).body.toString()).toBe(text);
    expect((await encodedBody(page('short'), 'br')).encoding).toBeUndefined();
  });
});
