import { type Edition, type FeedEntity, stopsOfTrip, type StopStatus } from '#transit/index.ts';
import { listNearTrips, type NearTrip } from './running-trips.ts';
import type { SimulatedTrips } from './simulated-trips.ts';
import { traceOf } from './trace.ts';

/** A bus stands at its first stop this long before it leaves, and is on its way for this long after its time. */
const onTheRoad = { aheadSeconds: 300, behindSeconds: 600 };
const [standsSeconds, comesSeconds] = [8, 25];

/** Where the buses that report are, one entity for each bus. */
export function simulateVehicles(edition: Edition, trips: SimulatedTrips, nowMs: number): FeedEntity[] {
  const near = listNearTrips(edition, nowMs, onTheRoad)
    .filter(({ trip, date }) => trips.hasGps(trip, date))
    .toSorted((one, two) => two.sinceStart - one.sinceStart);
  const buses = new Map<string, FeedEntity | undefined>();
  for (const each of near) {
    const vehicle = trips.vehicleOf(each.trip);
    const { driven } = trips.drive(each.trip, each.date);
    // Late on one trip, it is not yet on the next.
    if (buses.has(vehicle) || (driven.at(-1) ?? 0) < each.sinceStart) continue;
    buses.set(vehicle, locate(edition, trips, { ...each, vehicle, driven, nowMs }));
  }
  return [...buses.values()].filter((entity) => entity !== undefined);
}

interface Bus extends NearTrip {
  readonly vehicle: string;
  readonly driven: Int32Array;
  readonly nowMs: number;
}

/** Undefined for a bus without riders: on a cancelled trip, or past the last stop that it serves. */
function locate(
  edition: Edition,
  trips: SimulatedTrips,
  { trip, date, startDate, sinceStart, vehicle, driven, nowMs }: Bus,
): FeedEntity | undefined {
  const { timetable } = edition;
  const fate = trips.fateOf(trip, date);
  if (fate === 'cancelled') return undefined;
  const next = driven.findIndex((at) => at >= sinceStart);
  const cut = fate === 'shortened' ? trips.cutOf(trip, date, driven.length) : undefined;
  const served = cut && next >= cut.from && next < cut.to ? cut.to : next;
  if (served >= driven.length) return undefined;
  const before = Math.max(0, next - 1);
  const [from, to] = [driven[before] as number, driven[next] as number];
  const share = next === before ? 0 : (sinceStart - from) / (to - from);
  const { stopMetres, pointAt } = traceOf(edition, trip);
  const metres = stopMetres[before] as number;
  return {
    id: vehicle,
    isDeleted: false,
    vehicle: {
      trip: { tripId: timetable.tripId(trip), startDate, scheduleRelationship: 'scheduled' },
      vehicle: { id: vehicle, label: vehicle },
      position: pointAt(metres + ((stopMetres[next] as number) - metres) * share),
      currentStopSequence: served + 1,
      stopId: timetable.stops[stopsOfTrip(timetable, trip)[served] as number]?.id,
      currentStatus: statusOf(served === 0 ? 0 : (driven[served] as number) - sinceStart),
      timestamp: Math.floor(nowMs / 1000),
    },
  };
}

function statusOf(secondsAway: number): StopStatus {
  if (secondsAway <= standsSeconds) return 'stopped-at';
  return secondsAway <= comesSeconds ? 'incoming-at' : 'in-transit-to';
}
