import { afterEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { readFeedMessage } from '#transit/index.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf } from '#tests/support/small-trips.ts';
import { startSimulator } from './simulator-server.ts';

const edition = editionOf(
  feedOf(
    Array.from({ length: 20 }, (_, place) => ({
      id: `t${place}`,
      calls: [`1 08:${10 + place}:00`, `2 08:${30 + place}:00`],
    })),
    { daily: ['20261110'] },
  ),
);
const clock = fixedClock('2026-11-10T08:30:00-05:00');
const simulators: Awaited<ReturnType<typeof startSimulator>>[] = [];

async function start() {
  const simulator = await startSimulator({
    edition: () => edition,
    seed: 1,
    clock,
    log: createLog('silent'),
  });
  simulators.push(simulator);
  return new URL(simulator.feeds[0]?.url ?? '').origin;
}

afterEach(async () => {
  await Promise.all(simulators.splice(0).map((simulator) => simulator.close()));
});

describe('the server of the simulator', () => {
  it('publishes three feeds as protobuf', async () => {
    const base = await start();
    for (const [feed, kind] of [
      ['trip-updates', 'tripUpdate'],
      ['vehicle-positions', 'vehicle'],
      ['alerts', 'alert'],
    ] as const) {
      const answer = await fetch(`${base}/${feed}.pb`);
      expect(answer.headers.get('content-type')).toBe('application/x-protobuf');
      const message = await readFeedMessage(new Uint8Array(await answer.arrayBuffer()));
      expect(message.header.timestamp).toBe(clock.now() / 1000);
      expect(message.entities.length).toBeGreaterThan(0);
      expect(message.entities.every((entity) => entity[kind] !== undefined)).toBe(true);
    }
  });

  it('says what has not changed within a second, and what has', async () => {
    const base = await start();
    const etag = (await fetch(`${base}/alerts.pb`)).headers.get('etag') ?? '';
    const again = () => fetch(`${base}/alerts.pb`, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    clock.advance(1000);
    expect((await again()).status).toBe(200);
  });

  it('knows nothing else', async () => {
    const base = await start();
    expect((await fetch(`${base}/secrets.pb`)).status).toBe(404);
    expect((await fetch(`${base}/alerts.pb`, { method: 'POST' })).status).toBe(405);
  });

  it('is gone once closed, and may be closed twice', async () => {
    const base = await start();
    await simulators[0]?.close();
    await simulators[0]?.close();
    await expect(fetch(`${base}/alerts.pb`)).rejects.toThrow('fetch failed');
  });
});
