import { absent } from './bytes/field-readers.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Fills in the times of stops between two timed ones, in proportion to the way as the crow flies from stop to stop.
 * Gives the places that were filled in.
 */
export function interpolateTimes(
  stops: readonly (Place | undefined)[],
  arrivals: Int32Array,
  departures: Int32Array,
): number[] {
  const filled: number[] = [];
  let from = 0;
  for (let to = 1; to < stops.length; to += 1) {
    if (arrivals[to] === absent) continue;
    const left = departures[from] as number;
    const seconds = (arrivals[to] as number) - left;
    const ways = waysBetween(stops, from, to);
    const whole = ways.at(-1) ?? 0;
    for (let place = from + 1; place < to; place += 1) {
      const share = whole > 0 ? (ways[place - from] as number) / whole : (place - from) / (to - from);
      const time = left + Math.round(seconds * share);
      arrivals[place] = time;
      departures[place] = time;
      filled.push(place);
    }
    from = to;
  }
  return filled;
}

/** How far each stop is along the way from `from` to `to`, in degrees of latitude. */
function waysBetween(stops: readonly (Place | undefined)[], from: number, to: number): number[] {
  const ways = [0];
  for (let place = from + 1; place <= to; place += 1) {
    const [one, two] = [stops[place - 1], stops[place]];
    const north = one && two ? two.latitude - one.latitude : 0;
    const east = one && two ? (two.longitude - one.longitude) * Math.cos((one.latitude * Math.PI) / 180) : 0;
    ways.push((ways.at(-1) ?? 0) + Math.hypot(north, east));
  }
  return ways;
}
