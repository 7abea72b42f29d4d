import type { PlannedTrip } from './trips.ts';

const layoverSeconds = 4 * 60;
const longestWaitSeconds = 75 * 60;

/**
 * Chains the trips of a line into the days of its buses: a bus that ends at a terminus
 * leaves again from it with the next trip that begins there. `fleet` begins the names of these buses: trips of two
 * services that run on the same days belong to two fleets, since each service is chained by itself.
 */
export function chainBlocks(fleet: string, trips: readonly PlannedTrip[]): void {
  const waiting: { block: string; place: string; free: number }[] = [];
  let buses = 0;
  for (const trip of trips.toSorted((a, b) => a.start - b.start)) {
    const place = placeOf(trip, 0);
    const found = waiting.findIndex(
      (bus) =>
        bus.place === place &&
        bus.free + layoverSeconds <= trip.start &&
        bus.free + longestWaitSeconds >= trip.start,
    );
    const [bus] = found < 0 ? [] : waiting.splice(found, 1);
    if (!bus) buses += 1;
    trip.block = bus?.block ?? `${fleet}-${String(buses).padStart(2, '0')}`;
    waiting.push({ block: trip.block, place: placeOf(trip, -1), free: trip.end });
  }
}

function placeOf({ pattern }: PlannedTrip, end: 0 | -1): string {
  const { stops } = pattern.direction;
  const stop = stops[end === 0 ? pattern.first : pattern.last]?.stop;
  return stop?.landmark ?? stop?.key ?? '';
}
