import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatServiceDate } from '#lib/time/service-date.ts';
import {
  countTrips,
  describeTrip,
  isTripOn,
  writeFeedMessage,
  type Edition,
  type FeedMessage,
} from '#transit/index.ts';

/** Real time in which every trip under way is late by the same minutes, which change when they are told to. */
export interface DelayFeed {
  readonly url: string;
  /** Another delay from the next question on; resolves with the instant at which it was sent whole (ms). */
  change(): Promise<number>;
  close(): Promise<void>;
}

export async function startDelayFeed(edition: Edition): Promise<DelayFeed> {
  let round = 0;
  let onSent: ((at: number) => void) | undefined;
  const server = createServer((_request, response) => {
    const sent = onSent;
    onSent = undefined;
    response.end(writeFeedMessage(messageOf(edition, round)), () => sent?.(performance.now()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    change: () =>
      new Promise((resolve) => {
        round += 1;
        onSent = resolve;
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const hoursAhead = 3;

function messageOf({ timetable, clock }: Edition, round: number): FeedMessage {
  const now = Date.now();
  const date = clock.dateAt(now);
  const seconds = clock.toSeconds(date, now);
  const timestamp = Math.floor(now / 1000);
  const startDate = formatServiceDate(date);
  const trips = Array.from({ length: countTrips(timetable) }, (_, trip) => trip).filter((trip) => {
    const { start, end } = describeTrip(timetable, trip);
    return isTripOn(timetable, trip, date) && start < seconds + hoursAhead * 3600 && end > seconds;
  });
  const entities = trips.map((trip) => ({
    id: String(trip),
    isDeleted: false,
    tripUpdate: {
      trip: { tripId: timetable.tripId(trip), startDate, scheduleRelationship: 'scheduled' as const },
      stopTimeUpdates: [],
      delay: 60 * (1 + (round % 9)),
      timestamp,
    },
  }));
  return { header: { version: '2.0', incrementality: 'full-dataset', timestamp }, entities };
}
