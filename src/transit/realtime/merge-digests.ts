import type { ServiceDate } from '#lib/time/service-date.ts';
import { datedTripKey } from './dated-trip.ts';
import type { FeedDigest } from './feed-digest.ts';
import { joinWords, wordOf } from './last-word.ts';
import {
  isLive,
  type AddedCall,
  type LiveState,
  type LiveTrip,
  type LiveTrust,
  type LiveVehicle,
} from './live-state.ts';

/** One state from the digests of all feeds; where two speak of the same, the later report holds. */
export function mergeDigests(digests: readonly FeedDigest[], areFeedsExpected = false): LiveState {
  const speakersOf = createSpeakers(digests);
  const ofTrips = digests.filter(({ trips }) => trips.size > 0);
  const vehicles = mergeVehicles(digests);
  const vehicleOfTrip = new Map(
    vehicles.flatMap((vehicle) =>
      vehicle.date === undefined ? [] : [[datedTripKey(vehicle.trip, vehicle.date), vehicle] as const],
    ),
  );

  function trust(nowMs: number, line?: number): LiveTrust {
    const speakers = speakersOf(line);
    if (speakers.length === 0) return areFeedsExpected ? 'stale' : 'none';
    return speakers.some(({ madeAt }) => isLive(madeAt, nowMs)) ? 'live' : 'stale';
  }

  function findTrip(trip: number, date: ServiceDate, nowMs: number): LiveTrip | undefined {
    const key = datedTripKey(trip, date);
    let found: LiveTrip | undefined;
    for (const { trips } of ofTrips) {
      const told = trips.get(key);
      const word = told && wordOf(told, nowMs);
      if (word) found = found ? joinWords(found, word) : word;
    }
    if (!found || found.vehicle !== undefined) return found;
    const vehicle = vehicleOfTrip.get(key);
    return vehicle && isLive(vehicle.reportedAt, nowMs) ? { ...found, vehicle: vehicle.id } : found;
  }

  function listAdded(stop: number, nowMs: number): readonly AddedCall[] {
    const lists = digests.flatMap(({ added, madeAt }) => {
      const calls = isLive(madeAt, nowMs) ? added.get(stop) : undefined;
      return calls ? [calls] : [];
    });
    return lists.length === 0 ? none : lists.flat();
  }

  function findAddedTrip(tripId: string, nowMs: number): readonly AddedCall[] {
    const told = digests.filter(({ addedTrips, madeAt }) => addedTrips.has(tripId) && isLive(madeAt, nowMs));
    return told.toSorted((one, two) => two.madeAt - one.madeAt)[0]?.addedTrips.get(tripId) ?? none;
  }

  return {
    trust,
    tripsMadeAt: (line) => newestOf(speakersOf(line)),
    madeAt: newestOf(digests),
    findTrip,
    listAdded,
    findAddedTrip,
    listVehicles: (nowMs) => vehicles.filter(({ reportedAt }) => isLive(reportedAt, nowMs)),
    alerts: digests.flatMap(({ alerts }) => alerts),
  };
}

const none: readonly AddedCall[] = [];

/**
 * The feeds that carry trip updates; of a line, those that speak of it, where there are any. As long as no feed is known
 * to carry them, one that has said nothing yet may.
 */
function createSpeakers(digests: readonly FeedDigest[]): (line?: number) => readonly FeedDigest[] {
  const known = digests.filter(({ role }) => role === 'trips');
  const carriers = known.length > 0 ? known : digests.filter(({ role }) => role === undefined);
  return (line) => {
    if (line === undefined || carriers.length < 2) return carriers;
    const own = carriers.filter(({ lines }) => lines.has(line));
    return own.length > 0 ? own : carriers;
  };
}

function newestOf(digests: readonly FeedDigest[]): number | undefined {
  return digests.length === 0 ? undefined : Math.max(...digests.map(({ madeAt }) => madeAt));
}

function mergeVehicles(digests: readonly FeedDigest[]): readonly LiveVehicle[] {
  const byId = new Map<string, LiveVehicle>();
  for (const { vehicles } of digests) {
    for (const vehicle of vehicles) {
      const other = byId.get(vehicle.id);
      if (!other || other.reportedAt < vehicle.reportedAt) byId.set(vehicle.id, vehicle);
    }
  }
  return [...byId.values()];
}
