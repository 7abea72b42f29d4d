import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock, type FixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { isLive, writeFeedMessage } from '#transit/index.ts';
import { backOffMs, createFeedPoller, type FeedPollerOptions } from './feed-poller.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const NOON = '2026-10-02T16:00:00Z';
const noon = Date.parse(NOON);
const closers: (() => Promise<unknown>)[] = [];
const quit = (entities: number) =>
  Array.from({ length: entities }, (_, at) => ({ id: `${at}`, isDeleted: true }));

let clock: FixedClock;
let answer: Answer;
let requests: IncomingMessage[];
let taken: [number | undefined, number][];
let lines: { level: number; msg: string; trouble?: string }[];
let base: string;

beforeEach(async () => {
  clock = fixedClock(NOON);
  requests = [];
  taken = [];
  lines = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
});

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

function feed(timestamp = clock.now() / 1000, entities = 0): Uint8Array {
  return writeFeedMessage({
    header: { version: '2.0', incrementality: 'full-dataset', timestamp },
    entities: quit(entities),
  });
}

const good: Answer = (response) => void response.end(feed());
const status =
  (code: number): Answer =>
  (response) =>
    void response.writeHead(code).end('no');

const isLiveNow = (one: ReturnType<typeof poller>) => isLive(one.status().dataAt, clock.now());

function poller(options: Partial<FeedPollerOptions> = {}) {
  const made = createFeedPoller({
    url: `http://${base}/feed.pb`,
    intervalMs: 10,
    timeoutMs: 5000,
    maxBytes: 100_000,
    clock,
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }),
    onMessage: ({ header }, receivedAt) => void taken.push([header.timestamp, receivedAt]),
    ...options,
  });
  closers.push(() => made.stop());
  return made;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => void setTimeout(resolve, 5));
}

describe('a poll', () => {
  it('hands a new message on, once, and calls the feed live', async () => {
    answer = good;
    const one = poller();
    expect([one.status().lastSuccessAt, isLiveNow(one)]).toEqual([undefined, false]);
    expect(await one.pollOnce()).toEqual({ kind: 'fresh' });
    expect(await one.pollOnce()).toEqual({ kind: 'unchanged' });
    expect(taken).toEqual([[noon / 1000, noon]]);
    expect(isLiveNow(one)).toBe(true);
    expect(one.status()).toEqual({
      url: `http://${base}/feed.pb`,
      lastSuccessAt: noon,
      headerTimestamp: noon / 1000,
      dataAt: noon,
      consecutiveFailures: 0,
      lastFault: undefined,
    });
  });

  it('asks only for what changed', async () => {
    const lastModified = new Date(noon).toUTCString();
    answer = (response, { headers }) => {
      const isKnown = headers['if-none-match'] === '"v1"' && headers['if-modified-since'] === lastModified;
      if (isKnown) response.writeHead(304).end();
      else response.writeHead(200, { etag: '"v1"', 'last-modified': lastModified }).end(feed());
    };
    const one = poller();
    await one.pollOnce();
    clock.advance(1000);
    expect(await one.pollOnce()).toEqual({ kind: 'unchanged' });
    expect([one.status().lastSuccessAt, isLiveNow(one)]).toEqual([noon + 1000, true]);
    expect(taken).toHaveLength(1);
  });

  it('is one at a time, however many ask', async () => {
    answer = good;
    const one = poller();
    const [first, second] = await Promise.all([one.pollOnce(), one.pollOnce()]);
    expect(first).toBe(second);
    expect(requests).toHaveLength(1);
  });

  it('keeps keys and passwords out of the address it shows, not out of the request', async () => {
    answer = status(403);
    const one = poller({ url: `http://me:p%40ss@${base}/feed.pb?key=k1` });
    await one.pollOnce();
    expect(requests[0]?.url).toBe('/feed.pb?key=k1');
    expect(requests[0]?.headers.authorization).toBe(`Basic ${btoa('me:p@ss')}`);
    expect(one.status().url).toBe(`http://${base}/feed.pb`);
    expect(JSON.stringify([lines, one.status()])).not.toMatch(/k1|p@ss|p%40ss/);
  });

  it.each(['nonsense', 'ftp://example.org/feed', 'file:///etc/passwd'])('is not made to %s', (url) => {
    expect(() => poller({ url })).toThrow(expect.objectContaining({ code: 'bad-setting' }));
  });
});

describe('a broken poll', () => {
  const cases: [string, string, Answer, Partial<FeedPollerOptions>?][] = [
    ['an HTTP error', 'http-status', status(500)],
    ['a 304 nobody asked for', 'http-status', status(304)],
    ['a hang', 'time-limit', () => {}, { timeoutMs: 50 }],
    ['a hang in the body', 'time-limit', (response) => void response.write(feed()), { timeoutMs: 50 }],
    ['a cut line', 'unreachable', (response) => void response.destroy()],
    [
      'a body shorter than announced',
      'unreachable',
      (response) => {
        response.writeHead(200, { 'content-length': 500 }).write(feed());
        setTimeout(() => response.destroy(), 20);
      },
    ],
    ['a cut message', 'malformed', (response) => void response.end(feed(1, 9).subarray(0, -2))],
    ['an empty body', 'malformed', (response) => void response.end()],
    [
      'too large a body',
      'too-large',
      (response) => void response.end(Buffer.alloc(200_000)),
      { maxBytes: 1000 },
    ],
    ['a closed port', 'unreachable', good, { url: 'http://127.0.0.1:1/feed.pb' }],
    [
      'a message the service cannot use',
      'refused',
      good,
      {
        onMessage: () => {
          throw new Error('no timetable');
        },
      },
    ],
  ];

  it.each(cases)('is named: %s is %s', async (_what, fault, given, options) => {
    answer = given;
    const one = poller(options);
    expect(await one.pollOnce()).toMatchObject({ kind: 'broken', fault });
    expect(one.status()).toMatchObject({
      consecutiveFailures: 1,
      lastFault: expect.any(String),
    });
    expect(taken).toEqual([]);
  });

  it('recovers at the next good answer, and says so once', async () => {
    const one = poller();
    for (const given of [good, status(500), status(502), status(503), good, good]) {
      clock.advance(1000);
      answer = given;
      await one.pollOnce();
    }
    expect(one.status()).toMatchObject({ consecutiveFailures: 0, lastFault: 'HTTP 503' });
    expect(isLiveNow(one)).toBe(true);
    expect(taken).toHaveLength(3);
    expect(lines).toMatchObject([
      { level: 40, trouble: 'http-status: HTTP 500' },
      { level: 30, msg: 'the real-time feed is back' },
    ]);
  });

  it('leaves the earlier data live for 90 s, by its instant', async () => {
    answer = good;
    const one = poller();
    await one.pollOnce();
    answer = status(500);
    await one.pollOnce();
    expect(one.status()).toMatchObject({
      consecutiveFailures: 1,
      dataAt: noon,
      headerTimestamp: noon / 1000,
    });
  });
});

describe('a feed that stands still', () => {
  it('is late after 90 s, frozen, and recovers when its timestamp moves', async () => {
    const still = feed();
    answer = (response) => void response.end(still);
    const one = poller();
    await one.pollOnce();
    clock.advance(90_000);
    expect(await one.pollOnce()).toEqual({ kind: 'unchanged' });
    expect(isLiveNow(one)).toBe(true);
    clock.advance(1);
    expect(await one.pollOnce()).toEqual({ kind: 'frozen', forMs: 90_001 });
    expect(await one.pollOnce()).toMatchObject({ kind: 'frozen' });
    expect([one.status().consecutiveFailures, isLiveNow(one)]).toEqual([0, false]);
    answer = good;
    expect(await one.pollOnce()).toMatchObject({ kind: 'fresh' });
    expect(isLiveNow(one)).toBe(true);
    expect(lines.map(({ level }) => level)).toEqual([40, 30]);
  });

  it('is frozen by its timestamp even when other bytes change', async () => {
    let count = 0;
    answer = (response) => void response.end(feed(noon / 1000, count++));
    const one = poller();
    const kinds: string[] = [];
    for (let second = 0; second <= 120; second += 60) {
      kinds.push((await one.pollOnce()).kind);
      clock.advance(60_000);
    }
    expect(kinds).toEqual(['fresh', 'fresh', 'frozen']);
    expect(taken).toHaveLength(2);
  });

  it('is late from the start when its data is old, and never live by a timestamp ahead of us', async () => {
    answer = (response) => void response.end(feed(noon / 1000 - 91));
    const old = poller();
    await old.pollOnce();
    expect(isLiveNow(old)).toBe(false);
    answer = (response) => void response.end(feed(noon / 1000 + 3600));
    const ahead = poller();
    await ahead.pollOnce();
    clock.advance(90_001);
    expect(isLiveNow(ahead)).toBe(false);
  });

  it('is as old as its receipt when its timestamp is 0, and does not freeze by it', async () => {
    let count = 0;
    answer = (response) => void response.end(feed(0, count++));
    const one = poller();
    for (let poll = 0; poll < 3; poll += 1) {
      expect(await one.pollOnce()).toEqual({ kind: 'fresh' });
      expect(one.status().dataAt).toBe(clock.now());
      clock.advance(60_000);
    }
  });

  it('does not go back in time, unless the clock of the server was put right', async () => {
    const one = poller();
    const ask = (timestamp: number) => {
      answer = (response) => void response.end(feed(timestamp));
      return one.pollOnce();
    };
    await ask(noon / 1000 + 600);
    expect(await ask(noon / 1000)).toEqual({ kind: 'unchanged' });
    clock.advance(90_001);
    expect(await ask(noon / 1000 + 90)).toMatchObject({ kind: 'fresh' });
  });
});

describe('a started poller', () => {
  it('polls again and again, until stopped', async () => {
    answer = good;
    const one = poller();
    one.start();
    one.start();
    await until(() => requests.length >= 3);
    await one.stop();
    const { length } = requests;
    await new Promise((resolve) => void setTimeout(resolve, 60));
    expect(requests).toHaveLength(length);
  });

  it('asks less often while the feed is broken', async () => {
    answer = status(500);
    const one = poller({ intervalMs: 40 });
    const startedAt = performance.now();
    one.start();
    await until(() => requests.length >= 3);
    expect(performance.now() - startedAt).toBeGreaterThan(230);
  });

  it('drops the poll under way when stopped, without calling it a failure', async () => {
    answer = () => {};
    const one = poller();
    one.start();
    await until(() => requests.length === 1);
    const outcome = one.pollOnce();
    await one.stop();
    expect(await outcome).toEqual({ kind: 'stopped' });
    expect(one.status()).toMatchObject({ lastSuccessAt: undefined, consecutiveFailures: 0 });
    expect([taken, lines]).toEqual([[], []]);
  });

  it('starts again after a stop', async () => {
    answer = good;
    const one = poller();
    one.start();
    await one.stop();
    one.start();
    await until(() => taken.length === 1);
    expect(isLiveNow(one)).toBe(true);
  });
});

describe('the wait before the next poll', () => {
  it('doubles with each failure in a row, up to a minute', () => {
    const waits = [0, 1, 2, 3, 9, 5000].map((failures) => backOffMs(15_000, failures));
    expect(waits).toEqual([15_000, 30_000, 60_000, 60_000, 60_000, 60_000]);
  });

  it('is never shorter than the interval', () => {
    expect(backOffMs(300_000, 4)).toBe(300_000);
  });
});
