import type { GroundFeature } from '#domain/base-map.ts';
import type { LineTrace } from '#domain/line.ts';
import { boundsAround, type Bounds, type Coordinates } from '#lib/local-plane.ts';
import { decodePolyline } from '#lib/polyline.ts';
import type { PlanarPoint } from '#lib/simplify-path.ts';
import { drawGround } from './draw-ground.ts';
import type { MapDrawing } from './draw-map.ts';
import { frameOf, isOn, type Frame, type Size } from './frame.ts';
import { placeLabels, type Wanted } from './place-labels.ts';
import { samplePath, writeDots, writePath } from './write-path.ts';

const margin = 24;
/** Room for the names of what stands at the edge. */
const namedMargin = 56;
/** Hundreds of lines in one small picture: nobody sees a bend of two units. */
const tolerance = 2;

/** The numbers of more lines would cover one another, and the lines. */
const mostNamed = 60;

export interface DrawnNetwork {
  readonly drawing: MapDrawing;
  /** What the map shows first, before the lines are there. */
  readonly bounds: Bounds;
}

interface NetworkParts {
  readonly traces: readonly LineTrace[];
  readonly ground: readonly GroundFeature[];
  /** Where nothing lies under lines that are few, they and these places are named: else nobody would know what is where. */
  readonly places?: readonly (Coordinates & { readonly name: string })[];
}

/** All lines of a network in thin strokes: one direction of each, and one path for each service type. */
export function drawNetwork(
  { traces, ground, places = [] }: NetworkParts,
  size: Size,
): DrawnNetwork | undefined {
  const oneWay = [...new Map(traces.map((trace) => [trace.number, trace])).values()].map((trace) => ({
    trace,
    points: decodePolyline(trace.polyline).map(([latitude, longitude]) => ({ latitude, longitude })),
  }));
  const all = oneWay.flatMap(({ points }) => points);
  const isPlain = ground.length === 0 && oneWay.length <= mostNamed;
  const frame = frameOf(all, size, isPlain ? namedMargin : margin);
  if (!frame) return undefined;
  const ways = oneWay.map(({ trace, points }) => ({ trace, way: points.map(frame.place) }));
  const paths = new Map<number, string>();
  for (const { trace, way } of ways) {
    const path = writePath(way, { tolerance });
    paths.set(trace.serviceTypeCode, (paths.get(trace.serviceTypeCode) ?? '') + path);
  }
  const drawing: MapDrawing = {
    ...size,
    isThin: true,
    ground: drawGround(ground, frame),
    traces: [...paths].map(([serviceTypeCode, path]) => ({ serviceTypeCode, path })),
    ...(isPlain
      ? nameAll(ways, places, frame)
      : { dots: { stop: '', skipped: '', end: '', yours: '' }, labels: [] }),
  };
  return { drawing, bounds: boundsAround(all) };
}

interface NetworkWay {
  readonly trace: LineTrace;
  readonly way: readonly PlanarPoint[];
}

const dotRadius = 7;

/** The numbers of lines on their middles, then the names of the places; what has no room is left out. */
function nameAll(
  ways: readonly NetworkWay[],
  places: NonNullable<NetworkParts['places']>,
  frame: Frame,
): Pick<MapDrawing, 'dots' | 'labels'> {
  const sampled = ways.map(({ trace, way }) => ({ trace, points: samplePath(way) }));
  const numbers = sampled.flatMap(({ trace, points }): Wanted[] => {
    const at = points[points.length >> 1];
    return at ? [{ at, radius: 0, text: trace.number, look: 'dark' }] : [];
  });
  const named = [...new Map(places.map((place) => [place.name, place])).values()]
    .map((place) => ({ at: frame.place(place), radius: dotRadius, text: place.name }))
    .filter(({ at }) => isOn(at, frame));
  const lines = sampled.flatMap(({ points }) => points);
  return {
    dots: { stop: writeDots(named.map(({ at }) => at)), skipped: '', end: '', yours: '' },
    labels: placeLabels([...numbers, ...named], frame, lines),
  };
}
