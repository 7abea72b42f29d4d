import type { GroundFeature } from '#domain/base-map.ts';
import type { LineTrace } from '#domain/line.ts';
import { boundsAround, type Bounds } from '#lib/local-plane.ts';
import { decodePolyline } from '#lib/polyline.ts';
import { drawGround } from './draw-ground.ts';
import type { MapDrawing } from './draw-map.ts';
import { frameOf, type Size } from './frame.ts';
import { writePath } from './write-path.ts';

const margin = 24;
/** Hundreds of lines in one small picture: nobody sees a bend of two units. */
const tolerance = 2;

export interface DrawnNetwork {
  readonly drawing: MapDrawing;
  /** What the map shows first, before the lines are there. */
  readonly bounds: Bounds;
}

/** All lines of a network in thin strokes: one direction of each, and one path for each service type. */
export function drawNetwork(
  traces: readonly LineTrace[],
  ground: readonly GroundFeature[],
  size: Size,
): DrawnNetwork | undefined {
  const oneWay = [...new Map(traces.map((trace) => [trace.number, trace])).values()].map((trace) => ({
    trace,
    points: decodePolyline(trace.polyline).map(([latitude, longitude]) => ({ latitude, longitude })),
  }));
  const all = oneWay.flatMap(({ points }) => points);
  const frame = frameOf(all, size, margin);
  if (!frame) return undefined;
  const paths = new Map<number, string>();
  for (const { trace, points } of oneWay) {
    const path = writePath(points.map(frame.place), { tolerance });
    paths.set(trace.serviceTypeCode, (paths.get(trace.serviceTypeCode) ?? '') + path);
  }
  const drawing: MapDrawing = {
    ...size,
    isThin: true,
    ground: drawGround(ground, frame),
    traces: [...paths].map(([serviceTypeCode, path]) => ({ serviceTypeCode, path })),
    dots: { stop: '', skipped: '', end: '', yours: '' },
    labels: [],
  };
  return { drawing, bounds: boundsAround(all) };
}
