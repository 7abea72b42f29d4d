import type { FeedEntity, FeedMessage, StopTimeUpdate, TripDescriptor, TripUpdate } from '#transit/index.ts';

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
