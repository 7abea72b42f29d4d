import type { Coordinates } from '#lib/local-plane.ts';
import { radians } from '../geo/distance.ts';
import { absent } from './bytes/field-readers.ts';

type Places = readonly (Coordinates | undefined)[];

/**
 * Fills in the times of stops between two timed ones, in proportion to the distance as the crow flies from stop to stop.
 * Gives the places that were filled in.
 */
export function interpolateTimes(stops: Places, arrivals: Int32Array, departures: Int32Array): number[] {
  const filled: number[] = [];
  let from = 0;
  for (let to = 1; to < stops.length; to += 1) {
    if (arrivals[to] === absent) continue;
    const left = departures[from] as number;
    const seconds = (arrivals[to] as number) - left;
    const distances = distancesBetween(stops, from, to);
    const whole = distances.at(-1) ?? 0;
    for (let place = from + 1; place < to; place += 1) {
      const share = whole > 0 ? (distances[place - from] as number) / whole : (place - from) / (to - from);
      const time = left + Math.round(seconds * share);
      arrivals[place] = time;
      departures[place] = time;
      filled.push(place);
    }
    from = to;
  }
  return filled;
}

/** How far each stop is along the line from `from` to `to`, in degrees of latitude. */
function distancesBetween(stops: Places, from: number, to: number): number[] {
  const distances = [0];
  for (let place = from + 1; place <= to; place += 1) {
    const [one, two] = [stops[place - 1], stops[place]];
    const north = one && two ? two.latitude - one.latitude : 0;
    const east = one && two ? (two.longitude - one.longitude) * Math.cos(radians(one.latitude)) : 0;
    distances.push((distances.at(-1) ?? 0) + Math.hypot(north, east));
  }
  return distances;
}
