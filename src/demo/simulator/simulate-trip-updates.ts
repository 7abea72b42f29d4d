import {
  departureAt,
  type Edition,
  type FeedEntity,
  stopsOfTrip,
  type StopTimeUpdate,
  type TripRelationship,
} from '#transit/index.ts';
import { listNearTrips, type NearTrip } from './running-trips.ts';
import type { SimulatedTrips } from './simulated-trips.ts';

/** Cancellations are announced up to two hours ahead, and a bus arrives up to ten minutes after its time. */
const announced = { aheadSeconds: 7200, behindSeconds: 600 };
/** Predictions begin half an hour before a trip. */
const predictedSeconds = 1800;
/** What a bus will lose or gain further away than this cannot be foreseen. */
const foreseenSeconds = 1200;

/** Predictions of the buses that report, and what is announced of the others. */
export function simulateTripUpdates(edition: Edition, trips: SimulatedTrips, nowMs: number): FeedEntity[] {
  return listNearTrips(edition, nowMs, announced).flatMap((near) => {
    const update = findUpdate(edition, trips, { ...near, nowMs });
    return update ? [entityOf(edition, near, { ...update, vehicle: trips.vehicleOf(near.trip) })] : [];
  });
}

interface Update {
  readonly relationship: TripRelationship;
  readonly stops: readonly StopTimeUpdate[];
  readonly reportedAt: number;
}

function findUpdate(
  edition: Edition,
  trips: SimulatedTrips,
  near: NearTrip & { readonly nowMs: number },
): Update | undefined {
  const { trip, date, sinceStart, sinceEnd, nowMs } = near;
  const fate = trips.fateOf(trip, date);
  const notice = trips.noticeSeconds(trip, date);
  const isAnnounced = fate !== 'runs' && -sinceStart <= notice;
  const start = departureAt(edition.timetable, trip, 0);
  const announcedAt = edition.clock.toInstant(date, start) - notice * 1000;
  if (fate === 'cancelled') {
    const isTold = isAnnounced && sinceEnd <= 0;
    return isTold ? { relationship: 'canceled', stops: [], reportedAt: announcedAt } : undefined;
  }
  const isPredicted = trips.hasGps(trip, date) && -sinceStart <= predictedSeconds;
  if (!isPredicted && !isAnnounced) return undefined;
  const stops = predict(edition, trips, { ...near, isPredicted, isCut: isAnnounced });
  if (stops.length === 0) return undefined;
  return { relationship: 'scheduled', stops, reportedAt: isPredicted ? nowMs : announcedAt };
}

interface Prediction extends NearTrip {
  /** Its times are told. */
  readonly isPredicted: boolean;
  /** The stops it leaves out are told. */
  readonly isCut: boolean;
}

/**
 * All stops of a trip under way: those behind it as they were, near ones as they will be, far ones as late as the bus
 * is now. Without those behind, a reader would show their planned times before the expected ones, out of order.
 */
function predict(
  { timetable, clock }: Edition,
  trips: SimulatedTrips,
  { trip, date, sinceStart, isPredicted, isCut }: Prediction,
): StopTimeUpdate[] {
  const { planned, driven, shortest } = trips.drive(trip, date);
  if ((driven.at(-1) ?? 0) < sinceStart) return [];
  const cut = isCut ? trips.cutOf(trip, date, driven.length) : undefined;
  const own = stopsOfTrip(timetable, trip);
  const origin = clock.toInstant(date, departureAt(timetable, trip, 0)) / 1000;
  const stops: StopTimeUpdate[] = [];
  let delay = (driven[0] as number) - (planned[0] as number);
  let earliest = -Infinity;
  driven.forEach((at, position) => {
    const time = planned[position] as number;
    const away = at - sinceStart;
    if (away < 0) delay = at - time;
    const certainty = Math.min(1, Math.max(0, 1 - away / foreseenSeconds));
    const expected = Math.max(earliest, Math.round(time + delay + (at - time - delay) * certainty));
    earliest = expected + (shortest[position + 1] ?? 0);
    const stop = { stopSequence: position + 1, stopId: timetable.stops[own[position] as number]?.id };
    if (cut && position >= cut.from && position < cut.to) {
      stops.push({ ...stop, scheduleRelationship: 'skipped' });
    } else if (isPredicted) {
      const event = { delay: expected - time, time: origin + expected };
      stops.push({ ...stop, scheduleRelationship: 'scheduled', arrival: event, departure: event });
    }
  });
  return stops;
}

function entityOf(
  { timetable }: Edition,
  { trip, startDate }: NearTrip,
  { relationship, stops, reportedAt, vehicle }: Update & { readonly vehicle: string },
): FeedEntity {
  const tripId = timetable.tripId(trip);
  return {
    id: `${startDate}-${tripId}`,
    isDeleted: false,
    tripUpdate: {
      trip: { tripId, startDate, scheduleRelationship: relationship },
      ...(relationship === 'canceled' ? {} : { vehicle: { id: vehicle, label: vehicle } }),
      stopTimeUpdates: stops,
      timestamp: Math.floor(reportedAt / 1000),
    },
  };
}
