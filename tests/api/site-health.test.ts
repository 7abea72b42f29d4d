import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { sharedApp, startApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';
import { openLine } from '#tests/support/cut-line.ts';
import { prepareTestDatabase } from '#tests/support/database.ts';
import { findPostgresUrl } from '#tests/support/postgres-url.ts';
import { hasRedisServer, startRedis } from '#tests/support/redis.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream } from '#tests/support/upstream.ts';

const small = smallContent();
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of undo.splice(0).toReversed()) await end();
});

async function start(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startApp(options);
  undo.push(() => app.close());
  return app;
}
async function startContent() {
  const content = await startUpstream(small.answer);
  undo.push(() => content.close());
  return content;
}
async function ready(app: TestApp) {
  const response = await app.get('/readyz');
  return {
    status: response.status,
    body: (await response.json()) as { status: string; parts: Record<string, string> },
  };
}

describe('what who watches sees', () => {
  const key = 'a-key-of-the-watch-1234';
  const shown = { headers: { authorization: `Bearer ${key}` } };
  const cacheAlone = { parts: ['cache'] } as const;

  it('is all of it on this machine, and without a proxy in front', async () => {
    const app = await start(cacheAlone);
    expect((await ready(app)).body.parts).toEqual({ 'cache-store': 'ready' });
    expect(await app.text('/metrics')).toContain('http_answers_total');
    const proxied = { headers: { 'x-forwarded-for': '192.0.2.1' } };
    expect(await (await app.get('/readyz', proxied)).json()).toEqual({ status: 'ready' });
    expect((await app.get('/metrics', proxied)).status).toBe(404);
  });

  it.each(['http://bus.example.org', 'https://localhost'])(
    'is nothing without a key at %s, which a proxy of this machine may ask for',
    async (url) => {
      const app = await start({ ...cacheAlone, settings: { PUBLIC_URL: url } });
      expect((await ready(app)).body).toEqual({ status: 'ready' });
      expect((await app.get('/metrics')).status).toBe(404);
    },
  );

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080'])(
    'is all of it where the address of the site is one of this machine: %s',
    async (url) => {
      const app = await start({ ...cacheAlone, settings: { PUBLIC_URL: url } });
      expect((await ready(app)).body.parts).toEqual({ 'cache-store': 'ready' });
    },
  );

  it.each<Record<string, string>>([
    { TRUST_PROXY: '1' },
    { TRUST_PROXY: 'loopback' },
    { PUBLIC_URL: 'https://bus.example.org' },
    { PUBLIC_URL: 'http://bus.example.org' },
    { PUBLIC_URL: 'http://10.0.0.7:8080' },
    {},
  ])(
    'is for the key alone where there is one, with %o: a proxy of this machine asks for everybody',
    async (settings) => {
      const app = await start({ ...cacheAlone, settings: { ...settings, METRICS_KEY: key } });
      expect((await ready(app)).body).toEqual({ status: 'ready' });
      expect((await app.get('/metrics')).status).toBe(404);
      expect((await app.get('/metrics', { method: 'HEAD' })).status).toBe(404);
      expect(await (await app.get('/readyz', shown)).json()).toMatchObject({
        parts: { 'cache-store': 'ready' },
      });
      expect(await app.text('/metrics', shown)).toContain('http_answers_total');
      expect(JSON.stringify(app.logs)).not.toContain(key);
    },
  );
});

describe('readiness', () => {
  it('names the content backend when it never answered, and is there when it does', async () => {
    const content = await startContent();
    content.will('reset');
    const app = await start({ settings: { CONTENT_URL: content.url } });
    const parts = {
      'cache-store': 'ready',
      'state-store': 'ready',
      content: 'not-ready',
      'content-backend': 'not-ready',
    };
    expect(await ready(app)).toEqual({ status: 503, body: { status: 'not-ready', parts } });
    expect((await app.get('/healthz')).status).toBe(200);
    content.will(small.answer);
    await eventually(async () =>
      expect(await ready(app)).toMatchObject({ status: 200, body: { status: 'ready' } }),
    );
  });

  it('stays while there are copies to show: a balancer must not take the site away with its backend', async () => {
    const content = await startContent();
    const app = await start({ settings: { CONTENT_URL: content.url } });
    await app.get('/a');
    content.will('reset');
    app.clock.advance(10 * 60_000);
    await app.get('/a');
    await eventually(async () =>
      expect(await ready(app)).toMatchObject({
        status: 200,
        body: { status: 'degraded', parts: { content: 'ready', 'content-backend': 'not-ready' } },
      }),
    );
    expect((await app.get('/a')).status).toBe(200);
  });

  it.skipIf(!hasRedisServer)('names the cache store when it is away; pages are shown meanwhile', async () => {
    const redis = await startRedis();
    undo.push(() => redis.stop());
    const content = await startContent();
    const app = await start({ settings: { CONTENT_URL: content.url }, config: { redisUrl: redis.url } });
    expect(await ready(app)).toMatchObject({ status: 200 });
    await redis.kill();
    await eventually(async () => expect((await ready(app)).body.status).toBe('degraded'));
    expect((await ready(app)).status).toBe(200);
    expect((await ready(app)).body).toEqual({
      status: 'degraded',
      parts: {
        'cache-store': 'not-ready',
        'state-store': 'not-ready',
        content: 'ready',
        'content-backend': 'ready',
      },
    });
    expect((await app.get('/a')).status).toBe(200);
    await redis.restart();
    await eventually(async () => expect((await ready(app)).body.status).toBe('ready'));
  });

  const postgresUrl = findPostgresUrl();
  it.skipIf(!postgresUrl)('names the database when it is away; pages are shown meanwhile', async () => {
    const place = await prepareTestDatabase('default');
    undo.push(() => place.remove());
    const url = new URL(place.url ?? '');
    const line = await openLine(url.hostname, Number(url.port));
    undo.push(() => line.close());
    const databaseUrl = Object.assign(new URL(url), { port: String(line.port) }).href;
    const app = await start({ config: { databaseUrl } });
    expect(await ready(app)).toMatchObject({ status: 200, body: { parts: { database: 'ready' } } });
    expect((await app.get('/')).status).toBe(200);
    line.cut();
    await eventually(async () => expect((await ready(app)).body.status).toBe('degraded'));
    expect((await ready(app)).status).toBe(200);
    expect((await ready(app)).body.parts).toMatchObject({ database: 'not-ready', 'cache-store': 'ready' });
    expect((await app.get('/')).status).toBe(200);
    line.mend();
    await eventually(async () => expect((await ready(app)).body.status).toBe('ready'));
  });
});

describe('metrics', () => {
  it('count what each part answers, and how long it took', async () => {
    const content = await startContent();
    const app = await start({ settings: { CONTENT_URL: content.url } });
    const value = async (name: string) => {
      const text = await app.text('/metrics');
      const line = text.split('\n').find((each) => each.startsWith(`${name} `));
      return Number(line?.slice(name.length) ?? 0);
    };
    const pages = 'http_answers_total{part="site",method="GET",status="2xx"}';
    const missing = 'http_answers_total{part="site",method="GET",status="4xx"}';
    const cache = 'http_answers_total{part="cache",method="GET",status="4xx"}';
    const before = { pages: await value(pages), missing: await value(missing), cache: await value(cache) };
    await (await app.get('/a')).text();
    await (await app.get('/b')).text();
    await (await app.get('/nowhere')).text();
    await (await app.get('/services/cache/cache/nothing')).text();
    await eventually(async () => expect(await value(pages)).toBe(before.pages + 2));
    expect(await value(missing)).toBe(before.missing + 1);
    expect(await value(cache)).toBe(before.cache + 1);
    expect(await value('http_answer_seconds_count{part="site"}')).toBe(3);
    expect((await app.get('/metrics')).headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('tell how the parts are, before riders do', async () => {
    const content = await startContent();
    const settings = { CONTENT_URL: content.url, API_TIMEOUT_MS: '300', RATE_LIMIT_PER_MINUTE: '6' };
    const app = await start({ settings });
    const values = async () =>
      new Map(
        (await app.text('/metrics'))
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith('#'))
          .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
      );
    for (let visit = 0; visit < 3; visit += 1) await (await app.get('/a')).text();
    const well = await values();
    expect(well.get('page_cache_asked_total{found="yes"}')).toBeGreaterThanOrEqual(2);
    expect(well.get('page_cache_asked_total{found="no"}')).toBeGreaterThanOrEqual(1);
    expect(well.get('copies_read_total{rung="loaded"}')).toBeGreaterThan(0);
    expect([well.get('content_away'), well.get('service_hangs{service="content"}')]).toEqual([0, 0]);
    expect(well.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);

    content.will('hang');
    app.clock.advance(10 * 60_000);
    await app.get('/b');
    await eventually(async () => {
      const ill = await values();
      expect([ill.get('content_away'), ill.get('service_hangs{service="content"}')]).toEqual([1, 1]);
      expect(ill.get('copies_read_total{rung="none"}')).toBeGreaterThan(0);
    });
    for (let visit = 0; visit < 8; visit += 1) await (await app.get(`/x${visit}`)).text();
    expect((await values()).get('requests_refused_total{part="site"}')).toBeGreaterThan(0);
  });

  it('tell of the database, the feed and real time', async () => {
    const app = await sharedApp();
    const text = await app.text('/metrics');
    for (const name of [
      'database_statements_total',
      'database_waits_total',
      'feed_age_seconds',
      'feed_refused',
      'stream_listeners',
      'mails_total{state="sent"}',
      'mail_waiting{queue="urgent"}',
      'mail_oldest_seconds{queue="bulk"}',
      'password_lane{state="waiting"}',
    ])
      expect(text).toMatch(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} [\\d.e-]+$`, 'm'));
    expect(text).toContain('# TYPE database_statements_total counter');
    expect(Number(/^database_statements_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10);
  });

  it('have a rule for each number that an alert asks', async () => {
    const app = await sharedApp();
    const text = await app.text('/metrics');
    const asked = readFileSync('docs/alerts.yml', 'utf8').matchAll(/\b([a-z]+(?:_[a-z\d]+)+)(?=[{[ ]| ==)/g);
    const names = new Set(
      [...asked].map(([, name]) => name ?? '').filter((name) => name !== 'histogram_quantile'),
    );
    expect(names.size).toBeGreaterThan(10);
    // Real time is told from the first message on.
    const known = [...names].filter((name) => name !== 'realtime_age_seconds');
    for (const name of known)
      expect(text, name).toMatch(new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm'));
  });
});
