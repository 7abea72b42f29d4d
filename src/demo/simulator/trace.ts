import { toCoordinates, toPlane, type Coordinates, type PlanePoint } from '#lib/local-plane.ts';
import { decodePolyline } from '#lib/polyline.ts';
import { describeTrip, type Edition, stopsOfTrip } from '#transit/index.ts';
import { between, distance, projectOnSegment, type Segment } from '../streets/plane.ts';

/** The road of a pattern, and where on it each stop is. */
interface Trace {
  /** Metres from the start of the trace to each stop, never shrinking. */
  readonly stopMetres: readonly number[];
  pointAt(metres: number): Placed;
}

interface Placed extends Coordinates {
  /** Degrees clockwise from north. */
  readonly bearing: number;
}

/** A piece of road, and the metres from the start of the trace to its two ends. */
interface Piece extends Segment {
  readonly begins: number;
  readonly ends: number;
}

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
  const stops = Array.from(stopsOfTrip(timetable, trip), (stop) => timetable.stops[stop] ?? nowhere);
  const drawn = decodePolyline(timetable.shapes[shape] ?? '').map(([latitude, longitude]) => ({
    latitude,
    longitude,
  }));
  const trace = drawTrace(drawn.length > 1 ? drawn : stops, stops);
  traces.set(key, trace);
  return trace;
}

const nowhere: Coordinates = { latitude: 0, longitude: 0 };

function drawTrace(points: readonly Coordinates[], stops: readonly Coordinates[]): Trace {
  const origin = points[0] ?? nowhere;
  const onPlane = (point: Coordinates) => toPlane(origin, point);
  const road = measureRoad(points.map(onPlane));
  return {
    stopMetres: placeStops(road, stops.map(onPlane)),
    pointAt(metres) {
      const { at, bearing } = pointOn(road, metres);
      return { ...toCoordinates(origin, at), bearing };
    },
  };
}

function measureRoad(points: readonly PlanePoint[]): Piece[] {
  let ends = 0;
  return points.slice(1).map((to, place) => {
    const from = points[place] as PlanePoint;
    const begins = ends;
    ends += distance(from, to) * 1000;
    return { from, to, begins, ends };
  });
}

/** Each stop at the nearest point of the road that does not lie before the stop before it. */
function placeStops(road: readonly Piece[], stops: readonly PlanePoint[]): number[] {
  let first = 0;
  let metres = 0;
  return stops.map((stop) => {
    const start = metres;
    let nearest = Infinity;
    for (let place = first; place < road.length; place += 1) {
      const piece = road[place] as Piece;
      // A road that comes back must not pull a stop to its second pass.
      if (nearest < 40 && piece.begins > metres + 400) break;
      const { at, share } = projectOnSegment(stop, piece);
      const here = piece.begins + (piece.ends - piece.begins) * share;
      const away = distance(stop, at) * 1000;
      if (away >= nearest || here < start) continue;
      nearest = away;
      metres = here;
      first = place;
    }
    return metres;
  });
}

function pointOn(road: readonly Piece[], metres: number): { at: PlanePoint; bearing: number } {
  const piece = road.find(({ ends }) => ends >= metres) ?? road.at(-1) ?? noRoad;
  const { from, to, begins, ends } = piece;
  const share = ends === begins ? 0 : Math.min(1, Math.max(0, (metres - begins) / (ends - begins)));
  const bearing = (Math.atan2(to.east - from.east, to.north - from.north) * 180) / Math.PI;
  return { at: between(from, to, share), bearing: Math.round((bearing + 360) % 360) };
}

const center: PlanePoint = { east: 0, north: 0 };
const noRoad: Piece = { from: center, to: center, begins: 0, ends: 0 };
