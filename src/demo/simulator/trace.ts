import { decodePolyline, describeTrip, type Edition, stopsOfTrip } from '#transit/index.ts';

/** The road of a pattern, and where on it each stop is. */
interface Trace {
  /** Metres from the start of the trace to each stop, never shrinking. */
  readonly stopMetres: Float64Array;
  pointAt(metres: number): Placed;
}

interface Placed {
  readonly latitude: number;
  readonly longitude: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
}

type Point = readonly [latitude: number, longitude: number];

const metresPerDegree = 111_320;
const known = new WeakMap<Edition, Map<number, Trace>>();

/** Along the trip's shape; from stop to stop without one. */
export function traceOf(edition: Edition, trip: number): Trace {
  const { timetable } = edition;
  const { shape, pattern } = describeTrip(timetable, trip);
  const traces = known.get(edition) ?? new Map<number, Trace>();
  known.set(edition, traces);
  const key = pattern * (timetable.shapes.length + 1) + shape + 1;
  const kept = traces.get(key);
  if (kept) return kept;
  const stops = [...stopsOfTrip(timetable, trip)].map((stop): Point => [
    timetable.stops[stop]?.latitude ?? 0,
    timetable.stops[stop]?.longitude ?? 0,
  ]);
  const drawn = decodePolyline(timetable.shapes[shape] ?? '');
  const trace = drawTrace(drawn.length > 1 ? drawn : stops, stops);
  traces.set(key, trace);
  return trace;
}

function drawTrace(points: readonly Point[], stops: readonly Point[]): Trace {
  const squeeze = Math.cos(((points[0]?.[0] ?? 0) * Math.PI) / 180);
  const x = Float64Array.from(points, ([, longitude]) => longitude * metresPerDegree * squeeze);
  const y = Float64Array.from(points, ([latitude]) => latitude * metresPerDegree);
  const along = new Float64Array(points.length);
  for (let at = 1; at < points.length; at += 1) {
    along[at] = (along[at - 1] as number) + Math.hypot(step(x, at), step(y, at));
  }
  const stopMetres = new Float64Array(stops.length);
  let segment = 1;
  for (const [place, [latitude, longitude]] of stops.entries()) {
    const stopX = longitude * metresPerDegree * squeeze;
    const stopY = latitude * metresPerDegree;
    let nearest = Infinity;
    let metres = stopMetres[place - 1] ?? 0;
    const start = metres;
    for (let at = segment; at < points.length; at += 1) {
      const length = (along[at] as number) - (along[at - 1] as number);
      // A road that comes back must not pull a stop to its second pass.
      if (nearest < 40 && (along[at - 1] as number) > metres + 400) break;
      const part = length === 0 ? 0 : project(x, y, at, stopX, stopY) / length;
      const share = Math.min(1, Math.max(0, part));
      const offX = stopX - (x[at - 1] as number) - step(x, at) * share;
      const offY = stopY - (y[at - 1] as number) - step(y, at) * share;
      const here = (along[at - 1] as number) + length * share;
      const distance = Math.hypot(offX, offY);
      if (distance >= nearest || here < start) continue;
      nearest = distance;
      metres = here;
      segment = at;
    }
    stopMetres[place] = metres;
  }
  const pointAt = (metres: number): Placed => {
    let at = 1;
    while (at < points.length - 1 && (along[at] as number) < metres) at += 1;
    const length = (along[at] as number) - (along[at - 1] as number);
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (metres - (along[at - 1] as number)) / length));
    const [from, to] = [points[at - 1] as Point, (points[at] ?? points[at - 1]) as Point];
    const bearing = (Math.atan2(step(x, at), step(y, at)) * 180) / Math.PI;
    return {
      latitude: from[0] + (to[0] - from[0]) * share,
      longitude: from[1] + (to[1] - from[1]) * share,
      bearing: Math.round((bearing + 360) % 360),
    };
  };
  return { stopMetres, pointAt };
}

function step(values: Float64Array, at: number): number {
  return (values[at] ?? 0) - (values[at - 1] ?? 0);
}

/** Metres along a segment to the foot of a point. */
function project(x: Float64Array, y: Float64Array, at: number, pointX: number, pointY: number): number {
  const length = Math.hypot(step(x, at), step(y, at));
  const dot = (pointX - (x[at - 1] as number)) * step(x, at) + (pointY - (y[at - 1] as number)) * step(y, at);
  return dot / length;
}
