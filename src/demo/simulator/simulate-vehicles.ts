import { departureAt, type Edition, type FeedEntity, stopsOfTrip, type StopStatus } from '#transit/index.ts';
import { listNearTrips, type NearTrip } from './running-trips.ts';
import type { SimulatedTrips } from './simulated-trips.ts';
import { traceOf } from './trace.ts';

/** A bus stands at its first stop this long before it leaves, and is on its way for this long after its time. */
const onTheRoad = { aheadSeconds: 300, behindSeconds: 600 };
const [standsSeconds, comesSeconds] = [8, 25];

/** Where the buses that report are, one entity for each bus. */
export function simulateVehicles(edition: Edition, trips: SimulatedTrips, nowMs: number): FeedEntity[] {
  const near = listNearTrips(edition, nowMs, onTheRoad)
    .filter(({ trip, date }) => trips.fateOf(trip, date) !== 'cancelled' && trips.hasGps(trip, date))
    .toSorted((one, two) => two.sinceStart - one.sinceStart);
  const buses = new Map<string, FeedEntity>();
  for (const each of near) {
    const vehicle = trips.vehicleOf(each.trip);
    // Late on one trip, it is not yet on the next.
    if (buses.has(vehicle)) continue;
    const entity = locate(edition, { ...each, vehicle, nowMs }, trips.delaysOf(each.trip, each.date));
    if (entity) buses.set(vehicle, entity);
  }
  return [...buses.values()];
}

interface Bus extends NearTrip {
  readonly vehicle: string;
  readonly nowMs: number;
}

function locate(
  edition: Edition,
  { trip, startDate, sinceStart, vehicle, nowMs }: Bus,
  delays: Int32Array,
): FeedEntity | undefined {
  const { timetable } = edition;
  const start = departureAt(timetable, trip, 0);
  const passesAt = (position: number) =>
    departureAt(timetable, trip, position) - start + (delays[position] as number);
  let next = 0;
  while (next < delays.length && passesAt(next) < sinceStart) next += 1;
  if (next === delays.length) return undefined;
  const before = Math.max(0, next - 1);
  const gap = passesAt(next) - passesAt(before);
  const share = gap <= 0 ? 0 : Math.min(1, Math.max(0, (sinceStart - passesAt(before)) / gap));
  const { stopMetres, pointAt } = traceOf(edition, trip);
  const from = stopMetres[before] as number;
  const place = pointAt(from + ((stopMetres[next] as number) - from) * share);
  return {
    id: vehicle,
    isDeleted: false,
    vehicle: {
      trip: { tripId: timetable.tripId(trip), startDate, scheduleRelationship: 'scheduled' },
      vehicle: { id: vehicle, label: vehicle },
      position: place,
      currentStopSequence: next + 1,
      stopId: timetable.stops[stopsOfTrip(timetable, trip)[next] as number]?.id,
      currentStatus: statusOf(next === 0 ? 0 : passesAt(next) - sinceStart),
      timestamp: Math.floor(nowMs / 1000),
    },
  };
}

function statusOf(secondsAway: number): StopStatus {
  if (secondsAway <= standsSeconds) return 'stopped-at';
  return secondsAway <= comesSeconds ? 'incoming-at' : 'in-transit-to';
}
