import type { PlannedTrip } from './trips.ts';

const layoverMinutes = 4;
const longestWaitMinutes = 75;

/**
 * Chains the trips of a line into the days of its buses: a bus that ends at a terminus
 * leaves again from it with the next trip that begins there.
 */
export function chainBlocks(line: string, trips: readonly PlannedTrip[]): void {
  const waiting: { block: string; place: string; free: number }[] = [];
  let buses = 0;
  for (const trip of trips.toSorted((a, b) => a.start - b.start)) {
    const place = placeOf(trip, 0);
    const found = waiting.findIndex(
      (bus) =>
        bus.place === place &&
        bus.free + layoverMinutes <= trip.start &&
        bus.free + longestWaitMinutes >= trip.start,
    );
    const [bus] = found < 0 ? [] : waiting.splice(found, 1);
    if (!bus) buses += 1;
    trip.block = bus?.block ?? `${line}-${String(buses).padStart(2, '0')}`;
    waiting.push({ block: trip.block, place: placeOf(trip, -1), free: trip.end });
  }
}

function placeOf({ pattern }: PlannedTrip, end: 0 | -1): string {
  const { stops } = pattern.direction;
  const stop = stops[end === 0 ? pattern.first : pattern.last]?.stop;
  return stop?.landmark ?? stop?.key ?? '';
}
