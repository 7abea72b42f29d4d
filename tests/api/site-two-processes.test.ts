import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionCookie } from '#site/server/sessions/sessions.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { hasRedisServer, startRedis, type PrivateRedis } from '#tests/support/redis.ts';
import { sessionOf } from '#tests/support/session.ts';

const secret = 'a-secret-of-the-tests-that-is-long-enough';
const member = sessionOf('member', {
  firstName: 'Marie',
  lastName: 'Tremblay',
  accessToken: 'access-value',
  refreshToken: 'refresh-value',
});

/** One content service and two sites, which have nothing in common but a Redis and a secret. */
describe.skipIf(!hasRedisServer)('two sites on one Redis', () => {
  let redis: PrivateRedis;
  let content: TestApp;
  let one: TestApp;
  let two: TestApp;

  beforeAll(async () => {
    redis = await startRedis();
    const config = { redisUrl: redis.url };
    content = await startApp({ parts: ['content'], settings: { SECRET: secret }, config });
    const settings = { SECRET: secret, CONTENT_URL: content.origin };
    one = await startApp({ parts: ['site', 'cache'], settings, config });
    two = await startApp({ parts: ['site', 'cache'], settings, config });
  }, 120_000);
  afterAll(async () => {
    for (const app of [two, one, content]) await app?.close();
    await redis?.stop();
  });

  const addPage = (alias: string, title: string) =>
    content.app.content?.saveItem({ key: `page ${alias}`, type: 'pages', fr: { title, alias } });
  const hashOf = (app: TestApp) => app.app.site?.routes.current().hash;

  it('have the same routes: the second took the list of the first', () => {
    expect(one.app.site?.routes.current().origin).toBe('modules');
    expect(two.app.site?.routes.current().origin).toBe('cache');
    expect(hashOf(two)).toBe(hashOf(one));
  });

  it('both hear of a change of the content, and show it', async () => {
    for (const app of [one, two]) expect((await app.get('/deux-sites')).status).toBe(404);
    await addPage('/deux-sites', 'Deux sites');
    for (const app of [one, two])
      await eventually(async () => expect(await app.text('/deux-sites')).toContain('Deux sites'));
  });

  it('share sessions: who signed in on one is known to the other, and signs out of both', async () => {
    const key = await one.app.site?.sessions.open(member);
    const cookie = `${sessionCookie.name}=${key}`;
    for (const app of [one, two]) {
      const response = await app.get('/', { headers: { cookie, accept: 'text/html' } });
      const html = await response.text();
      expect(html).toContain('Marie');
      expect(html).not.toMatch(/access-value|refresh-value/);
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(await app.text('/')).not.toContain('Tremblay');
    }
    await two.app.site?.sessions.close(key);
    expect(await one.text('/', { headers: { cookie } })).not.toContain('Marie');
  });

  it('do not take a member for signed out while the Redis hangs', async () => {
    const key = await one.app.site?.sessions.open(member);
    const headers = { cookie: `${sessionCookie.name}=${key}`, accept: 'text/html' };
    expect((await one.get('/mon-profil/mes-avis', { headers })).status).toBe(200);
    redis.freeze();
    try {
      const answer = await one.get('/mon-profil/mes-avis', { headers });
      expect([answer.status, answer.headers.get('location')]).toEqual([503, null]);
      expect(await answer.text()).toContain('Votre profil est injoignable');
    } finally {
      redis.thaw();
    }
    await eventually(async () =>
      expect((await one.get('/mon-profil/mes-avis', { headers })).status).toBe(200),
    );
  });

  it('accept each other’s forms', async () => {
    const token = /name="_token" value="([^"]+)"/.exec(await one.text('/'))?.[1] ?? '';
    const answer = await two.get('/', {
      method: 'POST',
      headers: { origin: two.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ _form: 'consent', _token: token, analytics: 'denied' }).toString(),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });

  it('show pages while the Redis is away, and hear of changes again when it is back', async () => {
    await redis.kill();
    for (const app of [one, two]) expect((await app.get('/')).status).toBe(200);
    await redis.restart();
    const ready = async (app: TestApp) => (await app.get('/readyz')).status;
    for (const app of [content, one, two]) await eventually(async () => expect(await ready(app)).toBe(200));
    await addPage('/apres', 'Après la panne');
    for (const app of [one, two])
      await eventually(async () => expect(await app.text('/apres')).toContain('Après la panne'));
  }, 60_000);
});
