import {
  createLiveTracker,
  type Edition,
  type FeedEntity,
  type FeedMessage,
  type FeedNews,
  type LiveView,
  type StopStatus,
  type StopTimeUpdate,
  type TripDescriptor,
  type TripUpdate,
} from '#transit/index.ts';

/** The live state after the last message of each feed. */
export async function liveStateOf(edition: Edition, news: readonly FeedNews[]): Promise<LiveView['live']> {
  const tracker = createLiveTracker({ edition, areFeedsExpected: false });
  for (const { feed, message, receivedAt } of news) await tracker.apply(feed, message, receivedAt);
  return tracker.view().live;
}

/** A whole message made at an instant (ms). */
export function messageOf(madeAt: number | undefined, entities: readonly FeedEntity[]): FeedMessage {
  const timestamp = madeAt === undefined ? undefined : madeAt / 1000;
  return { header: { version: '2.0', incrementality: 'full-dataset', timestamp }, entities };
}

/** News of one trip; `stops` as updates, `more` for what is rare. */
export function tripNews(
  trip: string | Partial<TripDescriptor>,
  stops: readonly Partial<StopTimeUpdate>[] = [],
  more: Partial<TripUpdate> = {},
): FeedEntity {
  const descriptor = typeof trip === 'string' ? { tripId: trip } : trip;
  return {
    id: `news of ${descriptor.tripId}`,
    isDeleted: false,
    tripUpdate: {
      trip: { scheduleRelationship: 'scheduled', ...descriptor },
      stopTimeUpdates: stops.map((stop) => ({ scheduleRelationship: 'scheduled', ...stop })),
      ...more,
    },
  };
}

interface Bus {
  readonly id: string;
  readonly trip: Partial<TripDescriptor>;
  /** By its sequence. */
  readonly stop: number;
  readonly status: StopStatus;
  /** When it said so (ms). */
  readonly at: number;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly bearing?: number;
}

/** Where a bus is. */
export function busNews({ id, trip, stop, status, at, ...place }: Bus): FeedEntity {
  return {
    id: `bus ${id}`,
    isDeleted: false,
    vehicle: {
      trip: { scheduleRelationship: 'scheduled', ...trip },
      vehicle: { id },
      position: { latitude: 46.8125, longitude: -71.25, ...place },
      currentStopSequence: stop,
      currentStatus: status,
      timestamp: at / 1000,
    },
  };
}
