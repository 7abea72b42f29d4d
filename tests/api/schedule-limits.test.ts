import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { writeNetworkFeed } from '#tests/support/schedule-network.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';

let content: Upstream;
let app: TestApp;
beforeAll(async () => {
  content = await startUpstream(smallContent().answer);
  app = await startApp({
    parts: ['site', 'schedule'],
    settings: {
      CONTENT_URL: content.url,
      SECRET: 'a-secret-of-the-tests-that-is-long-enough',
      SCHEDULE_FEED: writeNetworkFeed(),
      RATE_LIMIT_PER_MINUTE: '1',
    },
  });
});
afterAll(async () => {
  await app.close();
  await content.close();
});

describe('a caller of the schedule service who asks too often', () => {
  it.each([
    ['fr', '', 'Trop de demandes\u00A0: réessayez après le délai que donne l’en-tête Retry-After.'],
    ['en', '&langue=en', 'Too many requests: try again after the delay given in the Retry-After header.'],
  ])('is told so in the language of the call, and for how long (%s)', async (language, query, message) => {
    const ask = () => app.get(`/services/schedule/horaire/Arret?noArret=1001${query}`);
    await ask();
    const refused = await ask();
    expect([refused.status, refused.headers.get('content-language')]).toEqual([429, language]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({ message });
  });
});
