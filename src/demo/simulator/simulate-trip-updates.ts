import {
  departureAt,
  type Edition,
  type FeedEntity,
  stopsOfTrip,
  type StopTimeUpdate,
  type TripRelationship,
} from '#transit/index.ts';
import { listNearTrips, type NearTrip } from './running-trips.ts';
import type { SimulatedRuns } from './simulated-run.ts';

/** Cancellations are announced up to two hours ahead; predictions begin half an hour before a trip. */
const announcedSeconds = 7200;
const predictedSeconds = 1800;
/** The latest a bus arrives after its trip should have ended. */
const lingersSeconds = 600;
/** What a bus will lose or gain further away than this is nobody's guess. */
const foreseenSeconds = 1200;

/** Predictions of the buses that report, and what is announced of the others. */
export function simulateTripUpdates(edition: Edition, runs: SimulatedRuns, nowMs: number): FeedEntity[] {
  const near = listNearTrips(edition, nowMs, announcedSeconds, lingersSeconds);
  return near.flatMap((trip) => {
    const update = describe(edition, runs, trip, nowMs);
    return update ? [update] : [];
  });
}

function describe(
  edition: Edition,
  runs: SimulatedRuns,
  near: NearTrip,
  nowMs: number,
): FeedEntity | undefined {
  const { trip, date, sinceStart, sinceEnd } = near;
  const fate = runs.fateOf(trip, date);
  const notice = runs.noticeSeconds(trip, date);
  const isAnnounced = fate !== 'runs' && -sinceStart <= notice;
  const start = departureAt(edition.timetable, trip, 0);
  const announcedAt = edition.clock.toInstant(date, start) - notice * 1000;
  if (fate === 'cancelled') {
    if (!isAnnounced || sinceEnd > 0) return undefined;
    return entityOf(edition, runs, near, 'canceled', [], announcedAt);
  }
  const isPredicted = runs.hasGps(trip, date) && -sinceStart <= predictedSeconds;
  if (!isPredicted && !isAnnounced) return undefined;
  const stops = predict(edition, runs, near, isPredicted, isAnnounced);
  if (stops.length === 0) return undefined;
  return entityOf(edition, runs, near, 'scheduled', stops, isPredicted ? nowMs : announcedAt);
}

/** The stops still ahead: near ones as they will be, far ones as late as the bus is now. */
function predict(
  { timetable, clock }: Edition,
  runs: SimulatedRuns,
  { trip, date, sinceStart }: NearTrip,
  isPredicted: boolean,
  isCut: boolean,
): StopTimeUpdate[] {
  const delays = runs.delaysOf(trip, date);
  const cut = isCut ? runs.cutOf(trip, date, delays.length) : undefined;
  const own = stopsOfTrip(timetable, trip);
  const start = departureAt(timetable, trip, 0);
  const origin = clock.toInstant(date, start) / 1000;
  const stops: StopTimeUpdate[] = [];
  let current: number | undefined;
  let latest = 0;
  for (let position = 0; position < delays.length; position += 1) {
    const delay = delays[position] as number;
    const planned = departureAt(timetable, trip, position) - start;
    const ahead = planned + delay - sinceStart;
    if (ahead < 0) {
      current = delay;
      continue;
    }
    const stopSequence = position + 1;
    const stopId = timetable.stops[own[position] as number]?.id;
    if (cut && position >= cut.from && position < cut.to) {
      stops.push({ stopSequence, stopId, scheduleRelationship: 'skipped' });
      continue;
    }
    if (!isPredicted) continue;
    current ??= delay;
    const certainty = Math.max(0, 1 - ahead / foreseenSeconds);
    const expected = Math.round(current + (delay - current) * certainty);
    latest = Math.max(latest, planned + expected);
    const event = { delay: latest - planned, time: origin + latest };
    stops.push({ stopSequence, stopId, scheduleRelationship: 'scheduled', arrival: event, departure: event });
  }
  return stops;
}

function entityOf(
  { timetable }: Edition,
  runs: SimulatedRuns,
  { trip, startDate }: NearTrip,
  scheduleRelationship: TripRelationship,
  stopTimeUpdates: readonly StopTimeUpdate[],
  reportedAt: number,
): FeedEntity {
  const tripId = timetable.tripId(trip);
  const vehicle = runs.vehicleOf(trip);
  return {
    id: `${startDate}-${tripId}`,
    isDeleted: false,
    tripUpdate: {
      trip: { tripId, startDate, scheduleRelationship },
      ...(scheduleRelationship === 'canceled' ? {} : { vehicle: { id: vehicle, label: vehicle } }),
      stopTimeUpdates,
      timestamp: Math.floor(reportedAt / 1000),
    },
  };
}
