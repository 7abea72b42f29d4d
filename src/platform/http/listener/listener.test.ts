import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { createHttpApp } from '../http-app.ts';
import { countCallers } from './caller-counts.ts';
import { createHostCheck, hostsOf } from './hosts.ts';
import { createListener, type Listener, type Mount } from './listener.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';

const log = createLog('silent');
const opened: Listener[] = [];
afterEach(async () => {
  for (const listener of opened.splice(0)) await listener.close({ graceMs: 0 });
});

function appNamed(name: string) {
  const app = createHttpApp({ log });
  app.get('/*', (request, reply) => reply.send({ name, url: request.url }));
  return app;
}

/** Answers no request before it is told to. */
function waitingApp() {
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const app = createHttpApp({ log });
  app.get('/', async () => {
    enter();
    await left;
    return 'done';
  });
  return { app, entered, leave };
}

type Options = Parameters<typeof createListener>[0];

async function open(
  mounts?: Mount[],
  limits?: Options['limits'],
  more: Pick<Options, 'checkHost' | 'connections' | 'countRequest'> = {},
) {
  const metrics = createMetrics();
  const all = mounts ?? [
    { name: 'health', app: appNamed('health'), paths: ['/healthz'] },
    { name: 'content', app: appNamed('content'), prefix: '/services/content' },
    { name: 'site', app: appNamed('site') },
  ];
  await Promise.all(all.map(({ app }) => app.ready()));
  const headers = () => ({ 'x-clock': 'noon' });
  const listener = createListener({ mounts: all, metrics, log, limits, headers, ...more });
  opened.push(listener);
  return { listener, metrics, origin: await listener.listen(0, '127.0.0.1') };
}

/** What comes back on a bare connection until it ends. */
async function speak(origin: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

describe('the listener', () => {
  it.each([
    ['/healthz?x=1', 'health', '/healthz?x=1'],
    ['/healthzz', 'site', '/healthzz'],
    ['/services/content', 'content', '/'],
    ['/services/content?a=1', 'content', '/?a=1'],
    ['/services/content/api/x?a=1', 'content', '/api/x?a=1'],
    ['/services/contents', 'site', '/services/contents'],
    ['/', 'site', '/'],
  ])('sends %s to %s as %s', async (path, name, url) => {
    const { origin } = await open();
    expect(await (await fetch(origin + path)).json()).toEqual({ name, url });
  });

  it.each([
    ['http://x/services/content/api/pages?page[limit]=1', 'content', '/api/pages?page[limit]=1'],
    ['HTTPS://other.example:9/propos', 'site', '/propos'],
    ['http://x', 'site', '/'],
    ['http://x?a=1', 'site', '/?a=1'],
  ])('reads %s, as it is written to a proxy, by what follows the host', async (target, name, url) => {
    const { origin } = await open();
    const heard = await speak(origin, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(heard).toContain(JSON.stringify({ name, url }));
  });

  it('sets headers of its own on every answer, whoever gives it', async () => {
    const { origin } = await open();
    for (const path of ['/healthz', '/services/content/x', '/']) {
      const answer = await fetch(origin + path);
      expect(answer.headers.get('x-clock'), path).toBe('noon');
    }
  });

  it('counts answers by part, method and class of status', async () => {
    const { origin, metrics } = await open();
    await fetch(`${origin}/a`);
    await fetch(`${origin}/a`, { method: 'DELETE' });
    await fetch(`${origin}/services/content/x`);
    const text = await metrics.text();
    expect(text).toContain('http_answers_total{part="site",method="GET",status="2xx"} 1');
    expect(text).toContain('http_answers_total{part="site",method="DELETE",status="4xx"} 1');
    expect(text).toContain('http_answers_total{part="content",method="GET",status="2xx"} 1');
    expect(text).toContain('http_answer_seconds_count{part="site"} 2');
  });

  it('lets requests under way finish before it closes, and takes no new one', async () => {
    const { app, entered, leave } = waitingApp();
    const { origin, listener } = await open([{ name: 'site', app }]);
    const slow = fetch(origin);
    await entered;
    const closed = listener.close({ graceMs: 5000 });
    expect(listener.closing).toBe(true);
    leave();
    expect((await slow).status).toBe(200);
    await closed;
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  });

  it('sends an answer of a shortcut to its end, however slowly it is read', async () => {
    const body = Buffer.alloc(20_000_000, 'x');
    const shortcut: Mount['shortcut'] = (_request, response) => {
      response.end(body);
      return true;
    };
    const { origin, listener } = await open([{ name: 'site', app: appNamed('site'), shortcut }]);
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'readable');
    const closed = listener.close({ graceMs: 20_000 });
    await wait(200);
    let length = 0;
    for await (const chunk of socket) length += (chunk as Buffer).length;
    expect(length).toBeGreaterThan(body.length);
    await closed;
  });

  it('counts an answer of a shortcut, and tells it its id', async () => {
    const shortcut: Mount['shortcut'] = (_request, response, requestId) => {
      response.end(requestId);
      return true;
    };
    const { origin, metrics } = await open([{ name: 'site', app: appNamed('site'), shortcut }]);
    const id = '0123456789abcdef';
    expect(await (await fetch(origin, { headers: { 'x-request-id': id } })).text()).toBe(id);
    expect(await metrics.text()).toContain('http_answers_total{part="site",method="GET",status="2xx"} 1');
  });

  it('does not wait for ever', async () => {
    const { app, entered } = waitingApp();
    const { origin, listener } = await open([{ name: 'site', app }]);
    const answer = fetch(origin).catch((error: unknown) => error);
    await entered;
    await listener.close({ graceMs: 50 });
    expect(await answer).toBeInstanceOf(TypeError);
  });

  it('does not wait for who has not asked to the end', async () => {
    const { origin, listener } = await open();
    const half = [
      speak(origin, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a'),
      speak(origin, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab'),
      speak(origin, ''),
    ];
    await wait(100);
    const startedAt = performance.now();
    await listener.close({ graceMs: 20_000 });
    expect(performance.now() - startedAt).toBeLessThan(5000);
    await Promise.all(half);
  });

  it('answers for a while after it said that it stops, and keeps no connection', async () => {
    const { origin, listener } = await open();
    const closed = listener.close({ noticeMs: 300, graceMs: 1000 });
    expect(listener.closing).toBe(true);
    const answer = await fetch(origin);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await closed;
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  });

  it('names a port in use, and an address that is not ours', async () => {
    const { origin } = await open();
    const { port } = new URL(origin);
    const other = createListener({ mounts: [], metrics: createMetrics(), log });
    await expect(other.listen(Number(port), '127.0.0.1')).rejects.toMatchObject({
      code: 'port-in-use',
      message: `Port ${port} is in use: stop what uses it, or choose another with PORT`,
    });
    await expect(
      createListener({ mounts: [], metrics: createMetrics(), log }).listen(0, '192.0.2.1'),
    ).rejects.toMatchObject({
      code: 'bad-setting',
    });
  });

  it('refuses headers without end', async () => {
    const { origin } = await open();
    const heard = await speak(origin, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(heard).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('hangs up on who never finishes to ask', async () => {
    const { origin } = await open(undefined, { headersMs: 100, requestMs: 200, sweepMs: 50 });
    expect(await speak(origin, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('hangs up on who says nothing', async () => {
    const { origin } = await open(undefined, { headersMs: 100, requestMs: 200, sweepMs: 50 });
    expect(await speak(origin, '')).toMatch(/^$|^HTTP\/1\.1 408 /);
  });

  it('refuses what is not HTTP', async () => {
    const { origin } = await open();
    expect(await speak(origin, 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    const smuggled =
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await speak(origin, smuggled)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('the host of a request', () => {
  const checkHost = createHostCheck([...hostsOf('https://www.example.org'), 'content.internal:3001']);
  const answerTo = async (hosts: string, path = '/x') => {
    const { origin } = await open(undefined, undefined, { checkHost });
    const heard = await speak(origin, `GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]);
  };

  it.each([
    ['www.example.org', 200],
    ['WWW.Example.ORG', 200],
    ['www.example.org:443', 200],
    ['content.internal:3001', 200],
    ['127.0.0.1:8080', 200],
    ['localhost', 200],
    ['[::1]:3000', 200],
    ['www.example.org:8080', 421],
    ['evil.example', 421],
    ['www.example.org.evil.example', 421],
    ['localhost.evil.example', 421],
    ['127.0.0.1.evil.example', 421],
    ['', 421],
  ])('%j is answered with %i', async (host, status) => {
    expect(await answerTo(`Host: ${host}\r\n`)).toBe(status);
  });

  it('is one, and is there', async () => {
    expect(await answerTo('Host: www.example.org\r\nHost: evil.example\r\n')).toBe(400);
    expect(await answerTo('Host: www.example.org\r\nhOST: www.example.org\r\n')).toBe(400);
    expect(await answerTo('')).toBe(400);
  });

  it('is not looked at where a balancer asks for the health of a machine', async () => {
    expect(await answerTo('Host: 10.0.0.7\r\n', '/healthz')).toBe(200);
  });
});

describe('a caller who sends more than the listener takes', () => {
  it('is told to come back, and is not listened to on that connection any more', async () => {
    const countRequest = countCallers({ perSecond: 0.001, atOnce: 21, trustProxy: 0 });
    const { origin, metrics } = await open(undefined, undefined, { countRequest });
    const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
    const heard = await speak(origin, request.repeat(20));
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([...Array(5).fill('HTTP/1.1 200'), 'HTTP/1.1 429']);
    expect(heard).toMatch(/^retry-after: 1\r$/im);
    expect(await metrics.text()).toContain('requests_refused_total{part="listener"} 1');
    expect((await fetch(origin)).status).toBe(429);
  });

  it('has asked for more where requests are sent ahead, as no browser does', async () => {
    const counted: (boolean | undefined)[] = [];
    const countRequest: Options['countRequest'] = (_request, isAhead) => counted.push(isAhead) > 0;
    const { origin } = await open(undefined, undefined, { countRequest });
    const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
    await speak(origin, `${request.repeat(2)}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    for (const _ of [1, 2]) await (await fetch(origin)).text();
    expect(counted).toEqual([false, true, true, false, false]);
  });

  it.each([
    [20, 'waits for its answer', 500],
    [20_000, 'is cut off', 10_000],
  ] as const)('and has sent %i requests behind an answer that does not end %s', async (sent, what, ms) => {
    const app = createHttpApp({ log });
    app.get('/*', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n');
    });
    const countRequest = countCallers({ perSecond: 0.001, atOnce: 1, trustProxy: 0 });
    const { origin } = await open([{ name: 'site', app }], undefined, { countRequest });
    const isCutOff = () => 'is cut off';
    const ended = speak(origin, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(sent)).then(isCutOff, isCutOff);
    expect(await Promise.race([ended, wait(ms, 'waits for its answer')])).toBe(what);
  });
});

describe('the connections', () => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** A connection that asks nothing, and whether it is let stay. */
  async function join(origin: string): Promise<boolean> {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    return Promise.race([once(socket, 'close').then(() => false), wait(150).then(() => true)]);
  }

  it.each([
    ['from one address', { most: 100, mostPerAddress: 2 }, 'address'],
    ['in all', { most: 2, mostPerAddress: 100 }, 'all'],
  ])('%s are bounded, and one that leaves makes room', async (_what, connections, bound) => {
    const { origin, metrics } = await open(undefined, undefined, { connections });
    expect([await join(origin), await join(origin), await join(origin)]).toEqual([true, true, false]);
    expect(await metrics.text()).toContain(`connections_refused_total{bound="${bound}"} 1`);
    sockets[0]?.destroy();
    await wait(50);
    expect(await join(origin)).toBe(true);
  });

  it('that are streams are counted apart', async () => {
    const app = createHttpApp({ log });
    app.get('/*', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n');
    });
    const connections = { most: 2, mostPerAddress: 2 };
    const { origin } = await open([{ name: 'site', app }], undefined, { connections });
    const streams = [1, 2, 3].map(() => new AbortController());
    for (const { signal } of streams) expect((await fetch(origin, { signal })).status).toBe(200);
    for (const stream of streams) stream.abort();
  });
});

describe('a request whose type promises a body that does not come', () => {
  it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('is answered as one without a body: %s', async (method) => {
    const app = createHttpApp({ log });
    app.all('/', (request, reply) => reply.send({ body: request.body ?? null }));
    const { origin } = await open([{ name: 'site', app }]);
    const { host } = new URL(origin);
    const head = `${method} / HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json`;
    const heard = await speak(origin, `${head}\r\nConnection: close\r\n\r\n`);
    expect(heard).toMatch(/^HTTP\/1\.1 200/);
    expect(heard).toContain('{"body":null}');
  });
});
