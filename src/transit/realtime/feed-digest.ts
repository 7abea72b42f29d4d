import type { Edition } from '../timetable/edition.ts';
import { endOfTrip } from '../timetable/trips.ts';
import type { Alert, FeedHeader, FeedMessage, TripUpdate } from './codec/feed-format.ts';
import { listAddedCalls } from './added-trip.ts';
import { datedTripKey, findDatedTrip } from './dated-trip.ts';
import type { AddedCall, LiveTrip, LiveVehicle } from './live-state.ts';
import { readVehicle } from './read-vehicle.ts';
import { readProgress } from './trip-progress.ts';

/** The last message of a feed. */
export interface FeedNews {
  /** What tells the feed from others. */
  readonly feed: string;
  readonly message: FeedMessage;
  /** ms */
  readonly receivedAt: number;
}

/** What a feed is known to carry: trip updates, maybe among others, or only others. */
export type FeedRole = 'trips' | 'others';

/** A message in terms of one edition of the timetable. */
export interface FeedDigest {
  readonly feed: string;
  readonly madeAt: number;
  /** Undefined when the message says nothing at all, as feeds do at night. */
  readonly role: FeedRole | undefined;
  /** The lines whose trips it speaks of. */
  readonly lines: ReadonlySet<number>;
  /** By `datedTripKey`. */
  readonly trips: ReadonlyMap<number, LiveTrip>;
  /** The calls of added trips, by stop. */
  readonly added: ReadonlyMap<number, readonly AddedCall[]>;
  readonly addedTrips: ReadonlyMap<string, readonly AddedCall[]>;
  readonly vehicles: readonly LiveVehicle[];
  readonly alerts: readonly Alert[];
}

/** When a message was made (ms): by its header, and never after it was received. */
export function madeAtOf({ timestamp }: Pick<FeedHeader, 'timestamp'>, receivedAt: number): number {
  return timestamp ? Math.min(timestamp * 1000, receivedAt) : receivedAt;
}

/** Stop updates between two pauses: well under a millisecond. */
const stepUpdates = 1000;

/** Yields after every `stepUpdates`, so that the caller can let waiting requests through. */
export function* digestMessage(edition: Edition, news: FeedNews): Generator<undefined, FeedDigest> {
  const { feed, message, receivedAt } = news;
  const madeAt = madeAtOf(message.header, receivedAt);
  const instantOf = (seconds: number | undefined) =>
    seconds ? Math.min(seconds * 1000, receivedAt) : madeAt;
  const trips = new Map<number, LiveTrip>();
  const added = new Map<number, AddedCall[]>();
  const addedTrips = new Map<string, readonly AddedCall[]>();
  const vehicles: LiveVehicle[] = [];
  const alerts: Alert[] = [];
  const lines = new Set<number>();
  let work = 0;
  for (const { id, isDeleted, tripUpdate, vehicle, alert } of message.entities) {
    if (isDeleted) continue;
    if (alert) alerts.push(alert);
    if (vehicle) {
      const found = readVehicle(edition, { id, vehicle }, instantOf(vehicle.timestamp));
      if (found) vehicles.push(found);
      work += 1;
    }
    if (tripUpdate) {
      const reportedAt = instantOf(tripUpdate.timestamp);
      const trip = readTrip(edition, tripUpdate, { reportedAt, saidAt: madeAt });
      if (trip) {
        trips.set(datedTripKey(trip.trip, trip.date), trip);
        lines.add(edition.directionOfTrip(trip.trip).line);
      }
      if (bringsCalls(tripUpdate, trip)) {
        const calls = listAddedCalls(edition, { id, tripUpdate }, reportedAt);
        const [first] = calls;
        if (first) addedTrips.set(first.tripId, calls);
        for (const call of calls) {
          lines.add(call.line);
          const others = added.get(call.stop);
          if (others) others.push(call);
          else added.set(call.stop, [call]);
        }
      }
      work += 4 + tripUpdate.stopTimeUpdates.length;
    }
    if (work >= stepUpdates) {
      work = 0;
      yield;
    }
  }
  return { feed, madeAt, role: roleOf(message), lines, trips, added, addedTrips, vehicles, alerts };
}

function roleOf({ entities }: FeedMessage): FeedRole | undefined {
  if (entities.length === 0) return undefined;
  return entities.some(({ tripUpdate }) => tripUpdate !== undefined) ? 'trips' : 'others';
}

/** What an update says of a trip of the timetable; undefined when it speaks of another. */
function readTrip(
  edition: Edition,
  update: TripUpdate,
  told: Pick<LiveTrip, 'reportedAt' | 'saidAt'>,
): LiveTrip | undefined {
  const { scheduleRelationship: kind } = update.trip;
  if (kind === 'added' || kind === 'new' || kind === 'duplicated') return undefined;
  const dated = findDatedTrip(edition, update.trip, told.reportedAt);
  if (!dated) return undefined;
  const isCancelled = kind === 'canceled' || kind === 'deleted';
  const isHidden = kind === 'deleted' || kind === 'replacement';
  return {
    ...dated,
    isCancelled,
    isHidden,
    ...(isCancelled || isHidden
      ? { delays: undefined, skipped: undefined }
      : readProgress(edition, dated, update)),
    vehicle: update.vehicle?.id ?? update.vehicle?.label,
    ...told,
    endsAt: edition.clock.toInstant(dated.date, endOfTrip(edition.timetable, dated.trip)),
  };
}

/** A trip the timetable knows brings calls of its own only where it takes other streets. */
function bringsCalls(
  { trip: { scheduleRelationship: kind } }: TripUpdate,
  known: LiveTrip | undefined,
): boolean {
  if (kind === 'added' || kind === 'new' || kind === 'duplicated' || kind === 'replacement') return true;
  return kind === 'unscheduled' && !known;
}
