import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FeedFault } from '#transit/index.ts';
import { lateFaultOf } from '#tests/support/fault-of.ts';
import { feedMarkSchema, isSameContent } from './feed-mark.ts';
import type { FeedMark } from './feed-mark.ts';
import type { ChangedFeed, FeedSourceOptions } from './feed-source.ts';
import { openFeedSource } from './open-feed-source.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer;
let asked: IncomingMessage[] = [];
let origin = '';
const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const check = (known?: FeedMark, options?: FeedSourceOptions, path = '/gtfs.zip') =>
  openFeedSource(origin + path, options).check(known);

async function changed(known?: FeedMark, options?: FeedSourceOptions): Promise<ChangedFeed> {
  const found = await check(known, options);
  if (found === 'unchanged') throw new Error('the feed has not changed');
  return found;
}

const load = async (options?: FeedSourceOptions) => (await changed(undefined, options)).load();
const zipOf = (words: string) => ({ kind: 'zip', bytes: new TextEncoder().encode(words) });
const failure = (options?: FeedSourceOptions) => lateFaultOf(() => load(options));

/** A server that knows one version of a feed, and honours conditions or not. */
function serve(body: string, headers: Record<string, string>, honours = true): Answer {
  return ({ headers: sent }, response) => {
    const isKnown = headers.etag
      ? sent['if-none-match'] === headers.etag
      : sent['if-modified-since'] !== undefined && sent['if-modified-since'] === headers['last-modified'];
    response.writeHead(isKnown && honours ? 304 : 200, headers);
    response.end(isKnown && honours ? undefined : body);
  };
}

describe('a feed on the web', () => {
  it.each([
    ['by its ETag', { etag: '"v1"' }],
    ['by its date', { 'last-modified': 'Mon, 05 Jan 2026 10:00:00 GMT' }],
  ])('is loaded once, then known %s, over a restart too', async (_, headers) => {
    answer = serve('zip', headers);
    const found = await changed();
    expect(await found.load()).toEqual(zipOf('zip'));
    expect(await check(feedMarkSchema.parse(JSON.parse(JSON.stringify(found.mark))))).toBe('unchanged');
    answer = serve('zip', headers, false);
    expect(await check(found.mark)).toBe('unchanged');
    answer = serve('new', { etag: '"v2"' });
    expect(await (await changed(found.mark)).load()).toEqual(zipOf('new'));
  });

  it('is known by its bytes when the server says nothing of versions', async () => {
    answer = serve('zip', {});
    const first = await changed();
    await first.load();
    const second = await changed(first.mark);
    await second.load();
    expect(isSameContent(first.mark, second.mark)).toBe(true);
  });

  it('sends no version of another address', async () => {
    answer = serve('zip', { etag: '"v1"' });
    const { mark } = await changed();
    expect(await check(mark, {}, '/other.zip')).not.toBe('unchanged');
    expect(asked[1]?.headers['if-none-match']).toBeUndefined();
  });

  it('can be loaded twice', async () => {
    answer = serve('zip', { etag: '"v1"' });
    const found = await changed();
    expect(await found.load()).toEqual(await found.load());
    expect(asked).toHaveLength(2);
  });

  it('gives its account to its own server only', async () => {
    answer = ({ url }, response) => {
      if (url === '/gtfs.zip')
        response.writeHead(302, { location: origin.replace('127.0.0.1', 'localhost') + '/x' });
      response.end('zip');
    };
    await openFeedSource(`${origin.replace('//', '//bus:s%20cret@')}/gtfs.zip`).check();
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Basic YnVzOnMgY3JldA==', undefined]);
  });
});

describe('a feed on the web that fails', () => {
  it.each([500, 404, 403, 204, 304])('is refused with status %i', async (status) => {
    answer = (_, response) => response.writeHead(status).end();
    expect(await failure()).toBe('source-refused');
  });

  it('does not tell the key in its address', async () => {
    answer = (_, response) => response.writeHead(500).end();
    const fault = await check(undefined, {}, '/gtfs.zip?key=secret').catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(FeedFault);
    expect(fault).toHaveProperty('about', `500 ${origin}/gtfs.zip`);
  });

  it.each<[string, Answer]>([
    ['does not answer', () => undefined],
    ['stops in the middle', (_, response) => response.writeHead(200, { 'content-length': 9 }).write('zip')],
  ])('is given up after the time limit when it %s', async (_, slow) => {
    answer = slow;
    expect(await failure({ timeLimitMs: 80 })).toBe('source-timed-out');
  });

  it('is refused when it says that it is too large, without waiting for it', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-length': 1001 }).write('z');
    expect(await failure({ maxBytes: 1000 })).toBe('source-too-large');
  });

  it('is stopped when it is too large without saying so', async () => {
    let closed = false;
    answer = (_, response) => {
      const tap = setInterval(() => response.write('z'.repeat(400)), 1);
      response.on('close', () => {
        clearInterval(tap);
        closed = true;
      });
    };
    expect(await failure({ maxBytes: 1000 })).toBe('source-too-large');
    await expect.poll(() => closed).toBe(true);
  });

  it('is taken at exactly the largest size', async () => {
    answer = (_, response) => response.end('z'.repeat(1000));
    expect(await load({ maxBytes: 1000 })).toEqual(zipOf('z'.repeat(1000)));
  });

  it('is unreachable when the line breaks, is cut by the service, or nobody listens', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': 9 }).write('zip', () => response.destroy());
    };
    expect(await failure()).toBe('source-unreachable');
    answer = () => undefined;
    expect(await failure({ signal: AbortSignal.abort() })).toBe('source-unreachable');
    expect(await lateFaultOf(() => openFeedSource('http://127.0.0.1:1/').check())).toBe('source-unreachable');
    expect(await lateFaultOf(() => openFeedSource('http://').check())).toBe('source-missing');
  });
});

describe('a feed on the web that has moved', () => {
  const hops =
    (count: number): Answer =>
    ({ url }, response) => {
      const hop = Number(url?.slice(2)) || 0;
      if (hop < count) response.writeHead(hop % 2 ? 302 : 308, { location: `/~${hop + 1}` }).end();
      else response.writeHead(200, { etag: '"v1"' }).end('zip');
    };

  it('is followed over five redirections and no more', async () => {
    answer = hops(5);
    expect(await load()).toEqual(zipOf('zip'));
    answer = hops(6);
    expect(await failure()).toBe('source-redirect');
  });

  it.each([
    ['turns in a circle', '/gtfs.zip'],
    ['leads to a file', 'file:///etc/passwd'],
    ['leads nowhere', 'http://'],
  ])('is refused when it %s', async (_, location) => {
    answer = (_request, response) => response.writeHead(301, { location }).end();
    expect(await failure()).toBe('source-redirect');
    expect(asked.length).toBeLessThanOrEqual(6);
  });
});
