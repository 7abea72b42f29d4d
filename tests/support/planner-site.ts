import { afterAll, beforeAll } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { setStage, type Stage } from './browser-stage.ts';
import { startItineraryService, type ItineraryService } from './itinerary-service.ts';
import { messageOf } from './realtime-message.ts';
import { writeNetworkFeed } from './schedule-network.ts';
import { startRealtimeFeed, type RealtimeFeed } from './schedule-realtime.ts';
import { visitsOf, type Visits } from './visits.ts';
import type { FeedEntity } from '#transit/index.ts';

/** The whole site on the test network, with an itinerary service and a real-time feed that say what the test wants. */
export interface PlannerSite {
  readonly app: TestApp;
  readonly itinerary: ItineraryService;
  readonly visits: Visits;
  /** The feed says this, made ten seconds ago, and the service hears it. */
  hear(...entities: FeedEntity[]): Promise<void>;
  /** Moves the clock to an instant, and lets the service notice. */
  moveTo(instant: string): Promise<void>;
}

export const plannerPath = '/horaires-et-trajets/itineraire';
export const plannerPathEn = '/en/schedules-and-trips/trip-planner';

/** From the market to the university, as the address of an answer has it. */
export const ends =
  'de=Place+du+March%C3%A9&de_id=stop_point%3A1001&a=Universit%C3%A9&a_id=stop_point%3A1030';

/** Started before the tests of a file and stopped after them. */
export function startPlannerSite(): PlannerSite {
  let started:
    | { readonly app: TestApp; readonly feed: RealtimeFeed; readonly itinerary: ItineraryService }
    | undefined;
  const parts = () => {
    if (!started) throw new Error('the site is started before the tests');
    return started;
  };
  beforeAll(async () => {
    const [feed, itinerary] = await Promise.all([startRealtimeFeed(), startItineraryService()]);
    const app = await startApp({
      parts: ['site', 'content', 'cache', 'schedule'],
      settings: {
        SCHEDULE_FEED: writeNetworkFeed(),
        REALTIME_FEEDS: feed.url,
        REALTIME_POLL_S: '300',
        // Loaded on pages of whoever agreed, and on no page that says where they go.
        TAG_MANAGER_URL: 'https://tags.third.example/manager.js',
        ...itinerary.settings,
      },
    });
    itinerary.follow(app);
    started = { app, feed, itinerary };
  });
  afterAll(async () => {
    await started?.app.close();
    await started?.feed.close();
    await started?.itinerary.upstream.close();
  });
  const site: PlannerSite = {
    get app() {
      return parts().app;
    },
    get itinerary() {
      return parts().itinerary;
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
  return site;
}

/** The same with a browser in front of it. */
export function setPlannerStage(): { readonly site: PlannerSite; readonly stage: Stage } {
  const site = startPlannerSite();
  return { site, stage: setStage(() => site.app) };
}
