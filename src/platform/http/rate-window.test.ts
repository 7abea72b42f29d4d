import { describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createHttpApp } from './http-app.ts';
import { createListener } from './listener.ts';
import { createMetrics } from './metrics.ts';
import { limitRate } from './rate-window.ts';

async function open(perMinute: number) {
  const log = createLog('silent');
  const clock = fixedClock('2026-11-15T12:00:00Z');
  const app = createHttpApp({ log });
  app.get('/a', () => ({ done: true }));
  limitRate(app, { perMinute, clock });
  await app.ready();
  const listener = createListener([{ name: 'a', app }], createMetrics(), log);
  return { app, clock, origin: await listener.listen(0, '127.0.0.1'), close: () => listener.close(1000) };
}

describe('the rate limit of a service', () => {
  it('refuses an address that asks too often, until the minute is over', async () => {
    const { origin, clock, close } = await open(2);
    const statuses = async () => (await fetch(`${origin}/a`)).status;
    expect([await statuses(), await statuses(), await statuses()]).toEqual([200, 200, 429]);
    expect((await fetch(`${origin}/nowhere`)).headers.get('retry-after')).toBe('60');
    clock.advance(60_000);
    expect(await statuses()).toBe(200);
    await close();
  });

  it('does not count the other parts of the process', async () => {
    const { app, close } = await open(1);
    const asked = await Promise.all([1, 2, 3].map(() => app.inject('/a')));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await close();
  });
});
