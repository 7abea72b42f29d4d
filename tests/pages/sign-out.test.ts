import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { readDocument } from '#tests/support/document.ts';
import { hasRedisServer, startRedis, type PrivateRedis } from '#tests/support/redis.ts';
import { visitsOf } from '#tests/support/visits.ts';

describe.skipIf(!hasRedisServer)('signing out while the store of sessions is away', () => {
  let app: TestApp;
  let redis: PrivateRedis;
  const visits = visitsOf(() => app);
  beforeAll(async () => {
    redis = await startRedis();
    app = await startApp({ content: 'shared', config: { redisUrl: redis.url } });
  });
  afterAll(async () => {
    await app.close();
    await redis.stop();
  });

  it('takes the session from this browser, and says what could not be done', async () => {
    const member = await visits.signIn('member');
    await redis.kill();
    for (const [path, words] of [
      ['/propos', 'Votre session est fermée sur cet appareil.'],
      ['/en/about', 'You are logged out on this device.'],
    ] as const) {
      const response = await visits.send(path, { _form: 'logout' }, member);
      expect(response.status).toBe(503);
      expect(response.headers.getSetCookie().join()).toMatch(/^parcours_session=;.*1970/);
      expect(readDocument(await response.text()).text('body')).toContain(words);
    }
  });
});
