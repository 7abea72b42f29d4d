import type { StopBoard } from '#domain/departure.ts';
import type { StopNearby } from '#domain/stop.ts';
import { drawMap, type MapDrawing } from '#site/map/drawing/draw-map.ts';
import { frameAround } from '#site/map/drawing/frame.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { kmAcrossStop, stopScene, tracesHere } from './stop-scene.ts';

/** As large as the column beside a board. */
const size = { width: 400, height: 448 };

/** The drawing of a stop with the lines and the stops around it; the page stands without it. */
export async function loadStopDrawing(
  { schedule, log }: LoaderContext,
  board: StopBoard,
  nearby: readonly StopNearby[],
): Promise<MapDrawing | undefined> {
  try {
    const [traces, ground] = await Promise.all([schedule.loadTraces(), schedule.loadGround()]);
    const scene = stopScene(board.stop, nearby, tracesHere(traces, board.lines));
    const frame = frameAround(board.stop, size, kmAcrossStop);
    return drawMap({ scene, ground, labelOf: ({ tag }) => tag }, frame);
  } catch (err) {
    log.warn({ err, stop: board.stop.code }, 'a stop is shown without its map');
    return undefined;
  }
}
