import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { createHttpApp } from '../http-app.ts';
import { createListener, type Listener, type Mount } from './listener.ts';
import { createMetrics } from './metrics.ts';

const log = createLog('silent');
const opened: Listener[] = [];
afterEach(async () => {
  for (const listener of opened.splice(0)) await listener.close(0);
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

async function open(mounts?: Mount[], limits?: Parameters<typeof createListener>[0]['limits']) {
  const metrics = createMetrics();
  const all = mounts ?? [
    { name: 'health', app: appNamed('health'), paths: ['/healthz'] },
    { name: 'content', app: appNamed('content'), prefix: '/services/content' },
    { name: 'site', app: appNamed('site') },
  ];
  await Promise.all(all.map(({ app }) => app.ready()));
  const headers = () => ({ 'x-clock': 'noon' });
  const listener = createListener({ mounts: all, metrics, log, limits, headers });
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
    const closed = listener.close(5000);
    expect(listener.closing).toBe(true);
    leave();
    expect((await slow).status).toBe(200);
    await closed;
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  });

  it('does not wait for ever', async () => {
    const { app, entered } = waitingApp();
    const { origin, listener } = await open([{ name: 'site', app }]);
    const answer = fetch(origin).catch((error: unknown) => error);
    await entered;
    await listener.close(50);
    expect(await answer).toBeInstanceOf(TypeError);
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

  it('refuses what is not HTTP', async () => {
    const { origin } = await open();
    expect(await speak(origin, 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    const smuggled =
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await speak(origin, smuggled)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
