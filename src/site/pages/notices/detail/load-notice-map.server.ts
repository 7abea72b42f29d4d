import type { GroundFeature } from '#domain/base-map.ts';
import type { StopBoard } from '#domain/departure.ts';
import type { LineTrace } from '#domain/line.ts';
import { concernsLine } from '#domain/notices/concerns.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { decodePolyline } from '#lib/polyline.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { drawMap, type MapDrawing } from '#site/map/drawing/draw-map.ts';
import { frameOf, isOn, type Frame, type Size } from '#site/map/drawing/frame.ts';
import { cutToFrame, samplePath } from '#site/map/drawing/write-path.ts';
import { tracesHere } from '#site/map/traces-here.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { ClosedStop } from './closures.ts';
import { noticeScene } from './notice-scene.ts';

/** The map of a notice: its stops come from the list beside it. */
export interface NoticeMapData {
  readonly drawings: { readonly narrow: MapDrawing; readonly wide: MapDrawing };
  /** The directions of lines whose usual way is on it. */
  readonly ways: readonly DrawnWay[];
}

export type DrawnWay = Pick<LineTrace, 'number' | 'direction' | 'serviceTypeCode'>;

interface MapMaterial {
  readonly closures: readonly ClosedStop[];
  readonly boards: ReadonlyMap<string, StopBoard>;
}

/** As large as it stands on a phone, and beside the words. */
const sizes = { narrow: { width: 360, height: 350 }, wide: { width: 576, height: 560 } };
/** Room for the dots and the numbers beside them; below also for the button that opens the map. */
const [margin, below] = [48, 92];

/** The stops of a notice with what lies around them; undefined where none of them has a place. */
export async function loadNoticeMap(
  context: LoaderContext,
  notice: Notice,
  material: MapMaterial,
): Promise<NoticeMapData | undefined> {
  const { closures } = material;
  const frame = frameOf(placesOf(closures), sizes.wide, margin, below);
  if (!frame) return undefined;
  const [all, ground] = await loadAround(context);
  const traces = concerned(all, notice, material).filter((trace) => isSeen(trace, frame));
  const scene = noticeScene(closures, tracesHere(traces, traces), catalogues[context.locale].notices.minutes);
  const draw = (size: Size) => drawScene(scene, ground, size);
  const [narrow, wide] = [draw(sizes.narrow), draw(sizes.wide)];
  const ways = traces.map(({ number, direction, serviceTypeCode }) => ({
    number,
    direction,
    serviceTypeCode,
  }));
  return narrow && wide && { drawings: { narrow, wide }, ways };
}

function drawScene(
  scene: ReturnType<typeof noticeScene>,
  ground: readonly GroundFeature[],
  size: Size,
): MapDrawing | undefined {
  const frame = frameOf(scene.stops, size, margin, below);
  return frame && drawMap({ scene, ground, labelOf: ({ tag }) => tag }, frame);
}

const placesOf = (closures: readonly ClosedStop[]) =>
  closures.flatMap(({ place, instead }) => [place ?? [], instead?.place ?? []].flat());

/** The directions it names; where it names no line, those that serve the stops it closes. */
function concerned(
  traces: readonly LineTrace[],
  notice: Notice,
  { closures, boards }: MapMaterial,
): readonly LineTrace[] {
  const named = traces.filter((trace) => concernsLine(notice, trace));
  if (named.length > 0) return named;
  const here = closures.flatMap(({ code }) => boards.get(code)?.lines ?? []);
  return traces.filter(({ number, direction }) =>
    here.some((line) => line.number === number && line.direction === direction),
  );
}

/** Whether its way is in the picture: the others are neither drawn nor named. */
function isSeen({ polyline }: LineTrace, frame: Frame): boolean {
  const way = decodePolyline(polyline).map(([latitude, longitude]) => frame.place({ latitude, longitude }));
  return cutToFrame(way, frame)
    .flatMap(samplePath)
    .some((point) => isOn(point, frame));
}

/** The lines and the ground. The map stands without either. */
async function loadAround({
  schedule,
  log,
}: LoaderContext): Promise<readonly [readonly LineTrace[], readonly GroundFeature[]]> {
  const without = (message: string) => (err: unknown) => {
    log.warn({ err }, message);
    return [];
  };
  return Promise.all([
    schedule.loadTraces().catch(without('the map of a notice is drawn without its lines')),
    schedule.loadGround().catch(without('the map of a notice is drawn without its ground')),
  ]);
}
