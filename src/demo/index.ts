import type { Log } from '#platform/log/log.ts';
import type { Edition, Line } from '#transit/index.ts';
import { demoFeed, type DemoFeedOptions } from './demo-feed.ts';
import { drawBaseMap } from './places/base-map.ts';
import { listParkAndRide, listPointsOfSale } from './places/places.ts';
import { startSimulator } from './simulator/simulator-server.ts';

interface DemoOptions extends DemoFeedOptions {
  readonly log: Log;
}

/** The fictional city as its operator would give it: a feed, live buses, and what is on the map besides stops. */
export function openDemo(options: DemoOptions) {
  const { plan, seed, clock, log } = options;
  const bunched = new Set(
    plan.lines.filter(({ type }) => plan.kinds[type]?.bunches).map(({ number }) => number),
  );
  const isBunched = ({ number }: Line) => bunched.has(number);
  let map: ReturnType<typeof drawBaseMap> | undefined;
  return {
    feed: () => demoFeed(options),
    live: {
      areFeedsExpected: true,
      start: (edition: () => Edition) => startSimulator({ edition, seed, isBunched, clock, log }),
    },
    places: {
      pointsOfSale: listPointsOfSale(plan),
      parkAndRide: listParkAndRide(plan),
      /** Laying out the streets takes a moment, which a start without a map can do without. */
      get baseMap() {
        return (map ??= drawBaseMap(plan));
      },
    },
  };
}
