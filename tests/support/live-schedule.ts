import type { FeedEntity } from '#transit/index.ts';
import { messageOf } from './realtime-message.ts';
import { startScheduleApp, type ScheduleApp } from './schedule-app.ts';
import { startRealtimeFeed, type RealtimeFeed } from './schedule-realtime.ts';

/** The schedule service on the test network, with a real-time feed that says what the test wants. */
export interface LiveSchedule extends ScheduleApp {
  readonly feed: RealtimeFeed;
  /** The feed says this, made ten seconds ago, and the service hears it. */
  hear(...entities: FeedEntity[]): Promise<void>;
  close(): Promise<void>;
}

/** `query` is added to the address of the feed. */
export async function startLiveSchedule(query = ''): Promise<LiveSchedule> {
  const feed = await startRealtimeFeed();
  const schedule = await startScheduleApp({ REALTIME_FEEDS: `${feed.url}${query}`, REALTIME_POLL_S: '300' });
  return {
    ...schedule,
    feed,
    hear: async (...entities) => {
      feed.say(messageOf(schedule.app.clock.now() - 10_000, entities));
      await schedule.app.app.schedule?.refresh();
    },
    close: async () => {
      await schedule.app.close();
      await feed.close();
    },
  };
}
