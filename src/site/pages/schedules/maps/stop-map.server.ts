import type { StopBoard } from '#domain/departure.ts';
import type { LineTrace } from '#domain/line.ts';
import type { StopNearby } from '#domain/stop-search.ts';
import { isLocated } from '#lib/local-plane.ts';
import { drawMap, type MapDrawing } from '#site/map/drawing/draw-map.ts';
import { frameAround } from '#site/map/drawing/frame.ts';
import { tracesHere } from '#site/map/traces-here.ts';
import { kmAcrossStop, stopScene } from './stop-scene.ts';

/** As large as the column beside a board. */
const size = { width: 400, height: 448 };

interface MapMaterial {
  readonly traces: readonly LineTrace[];
  readonly ground: Parameters<typeof drawMap>[0]['ground'];
}

/** A stop with the lines and the stops around it; undefined where it is not known where the stop is. */
export function drawStop(
  { stop, lines }: StopBoard,
  nearby: readonly StopNearby[],
  { traces, ground }: MapMaterial,
): MapDrawing | undefined {
  if (!isLocated(stop)) return undefined;
  const scene = stopScene(stop, nearby, tracesHere(traces, lines));
  return drawMap({ scene, ground, labelOf: ({ tag }) => tag }, frameAround(stop, size, kmAcrossStop));
}
