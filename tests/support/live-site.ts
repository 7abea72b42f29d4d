import { afterAll, beforeAll } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { setStage, type Stage } from './browser-stage.ts';
import { messageOf } from './realtime-message.ts';
import { writeNetworkFeed } from './schedule-network.ts';
import { startRealtimeFeed, type RealtimeFeed } from './schedule-realtime.ts';
import { visitsOf, type Visits } from './visits.ts';
import type { FeedEntity } from '#transit/index.ts';

/** The whole site on the test network, with a real-time feed that says what the test wants. */
export interface LiveSite {
  readonly app: TestApp;
  readonly feed: RealtimeFeed;
  readonly visits: Visits;
  /** The feed says this, made ten seconds ago, and the service hears it. */
  hear(...entities: FeedEntity[]): Promise<void>;
  /** Moves the clock to an instant, and lets the service notice. */
  moveTo(instant: string): Promise<void>;
}

/** Where the schedule screens of the default operator stand. */
export const schedulesPath = '/horaires-et-trajets/horaires';
export const schedulesPathEn = '/en/schedules-and-trips/schedules';

/** Started before the tests of a file and stopped after them. */
export function startLiveSite(): LiveSite {
  let started: { readonly app: TestApp; readonly feed: RealtimeFeed } | undefined;
  const parts = () => {
    if (!started) throw new Error('the site is started before the tests');
    return started;
  };
  beforeAll(async () => {
    const feed = await startRealtimeFeed();
    const app = await startApp({
      parts: ['site', 'content', 'cache', 'schedule'],
      settings: { SCHEDULE_FEED: writeNetworkFeed(), REALTIME_FEEDS: feed.url, REALTIME_POLL_S: '300' },
    });
    started = { app, feed };
  });
  afterAll(async () => {
    await started?.app.close();
    await started?.feed.close();
  });
  return {
    get app() {
      return parts().app;
    },
    get feed() {
      return parts().feed;
    },
    visits: visitsOf(() => parts().app),
    hear: async (...entities) => {
      const { app, feed } = parts();
      feed.say(messageOf(app.clock.now() - 10_000, entities));
      await app.app.schedule?.refresh();
    },
    moveTo: async (instant) => {
      const { app } = parts();
      app.clock.advance(Date.parse(instant) - app.clock.now());
      await app.app.schedule?.refresh();
    },
  };
}

/** The same with a browser in front of it. */
export function setLiveStage(): { readonly site: LiveSite; readonly stage: Stage } {
  const site = startLiveSite();
  return { site, stage: setStage(() => site.app) };
}
