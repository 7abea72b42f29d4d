import type { GroundFeature } from '#domain/base-map.ts';
import { decodePolyline } from '#lib/polyline.ts';
import { drawMap, type MapDrawing } from '#site/map/drawing/draw-map.ts';
import { frameOf, type Size } from '#site/map/drawing/frame.ts';
import type { MapScene, MapStop } from '#site/map/scene.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';

/** Room for the dots and the names at the ends. */
const margin = 40;

/** The picture of a whole line, its ends and the rider's stop named; undefined where nothing of it has a place. */
export function drawLine(
  scene: MapScene,
  ground: readonly GroundFeature[],
  size: Size,
): MapDrawing | undefined {
  const drawn = scene.traces.flatMap(({ polyline }) =>
    decodePolyline(polyline).map(([latitude, longitude]) => ({ latitude, longitude })),
  );
  const frame = frameOf([...drawn, ...scene.stops], size, margin);
  if (!frame) return undefined;
  const labelOf = ({ kind, tag, name }: MapStop) => (kind === 'stop' ? undefined : (tag ?? name));
  return drawMap({ scene, ground, labelOf }, frame);
}

/** What lies under a line; a map without it has a plain ground. */
export async function loadGround({ schedule, log }: LoaderContext): Promise<readonly GroundFeature[]> {
  try {
    return await schedule.loadGround();
  } catch (err) {
    log.warn({ err }, 'a map is drawn without its ground');
    return [];
  }
}
