import type { GroundFeature } from '#domain/base-map.ts';
import { decodePolyline } from '#lib/polyline.ts';
import type { PlanarPoint } from '#lib/simplify-path.ts';
import type { MapScene, MapStop, MapTrace } from '../scene.ts';
import { labelOfFootpath, placeFootpaths } from './draw-footpaths.ts';
import { drawGround, type DrawnGround } from './draw-ground.ts';
import { isOn, type Frame } from './frame.ts';
import { placeLabels, type PlacedLabel } from './place-labels.ts';
import { cutToFrame, samplePath, writeCrosses, writeDots, writePath } from './write-path.ts';

/** A map as a still picture: what stands in its place before it is loaded, without script, without WebGL and on paper. */
export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  /** Drawn with thin strokes that have no outline. */
  readonly isThin?: true;
  readonly ground: readonly DrawnGround[];
  readonly traces: readonly (Omit<MapTrace, 'polyline'> & { readonly path: string })[];
  /** Each a path of dots. */
  readonly dots: DrawnDots;
  /** Over the dots of closed stops. */
  readonly crosses?: string;
  readonly footpaths?: string;
  readonly walk?: { readonly x: number; readonly y: number; readonly radius: number };
  readonly labels: readonly PlacedLabel[];
}

/** Closed stops and those in their place are on few maps. */
type DrawnDots = Readonly<
  Record<'stop' | 'skipped' | 'end' | 'yours', string> & Partial<Record<'closed' | 'instead', string>>
>;

interface DrawnScene {
  readonly scene: MapScene;
  readonly ground: readonly GroundFeature[];
  /** What is written beside a stop, if anything; the first stops come first. */
  labelOf(stop: MapStop): string | undefined;
}

/** Dots as the style sheet draws them, with their outline. */
const radii = { stop: 7, end: 9, closed: 11, instead: 10, yours: 13 };
/** From the middle of a closed stop to the ends of its cross. */
const crossReach = 4.5;

export function drawMap({ scene, ground, labelOf }: DrawnScene, frame: Frame): MapDrawing {
  const { width, height } = frame;
  const lines = scene.traces.map((trace) => ({
    trace,
    pieces: cutToFrame(
      decodePolyline(trace.polyline).map(([latitude, longitude]) => frame.place({ latitude, longitude })),
      frame,
    ),
  }));
  const stops = scene.stops
    .map((stop) => ({ stop, at: frame.place(stop) }))
    .filter(({ at }) => isOn(at, frame));
  const isCrowded = areCrowded(stops.map(({ at }) => at));
  const shown = isCrowded ? stops.filter(({ stop }) => stop.kind !== 'stop') : stops;
  const placesOf = (group: keyof DrawnDots) =>
    shown.filter(({ stop }) => groupOf(stop) === group).map(({ at }) => at);
  const footpaths = placeFootpaths(scene, frame);
  const wanted = stops
    .toSorted((one, two) => rankOf(two.stop) - rankOf(one.stop))
    .flatMap(({ stop, at }) => {
      const text = labelOf(stop);
      if (text === undefined) return [];
      return [
        { at, radius: radii[stop.kind], text, ...(stop.kind === 'closed' && { look: 'bare' as const }) },
      ];
    });
  return {
    width,
    height,
    ground: drawGround(ground, frame),
    traces: lines.flatMap(({ trace: { serviceTypeCode, isPast }, pieces }) => {
      const path = pieces.map((piece) => writePath(piece)).join('');
      return path === '' ? [] : [{ serviceTypeCode, ...(isPast && { isPast }), path }];
    }),
    ...drawDots(placesOf),
    ...(footpaths.length > 0 && { footpaths: footpaths.map(({ path }) => writePath(path)).join('') }),
    ...(scene.walk && { walk: walkOn(frame, scene.walk) }),
    labels: placeLabels([...wanted, ...footpaths.map(labelOfFootpath)], frame, [
      ...lines.flatMap(({ pieces }) => pieces).flatMap(samplePath),
      ...footpaths.flatMap(({ path }) => samplePath(path)),
    ]),
  };
}

function drawDots(
  placesOf: (group: keyof DrawnDots) => readonly PlanarPoint[],
): Pick<MapDrawing, 'dots' | 'crosses'> {
  const dotsOf = (group: keyof DrawnDots) => writeDots(placesOf(group));
  const [closed, instead] = [placesOf('closed'), placesOf('instead')];
  return {
    dots: {
      stop: dotsOf('stop'),
      skipped: dotsOf('skipped'),
      end: dotsOf('end'),
      yours: dotsOf('yours'),
      ...(closed.length > 0 && { closed: writeDots(closed) }),
      ...(instead.length > 0 && { instead: writeDots(instead) }),
    },
    ...(closed.length > 0 && { crosses: writeCrosses(closed, crossReach) }),
  };
}

/** Dots that touch: a line of them would hide the line itself. */
const touching = 9;

/** Whether most stops of a line touch the one before: then only its ends and the rider's stop have a dot. */
function areCrowded(places: readonly PlanarPoint[]): boolean {
  const close = places.slice(1).filter(([x, y], index) => {
    const [beforeX, beforeY] = places[index] as PlanarPoint;
    return Math.hypot(x - beforeX, y - beforeY) < touching;
  });
  return close.length > mostClose && close.length > places.length / 2;
}

/** So few can be seen one by one all the same. */
const mostClose = 12;

const groupOf = ({ kind, isSkipped }: MapStop) => (isSkipped && kind === 'stop' ? 'skipped' : kind);
const rankOf = ({ kind }: MapStop) => ['stop', 'end', 'closed', 'instead', 'yours'].indexOf(kind);

function walkOn(frame: Frame, walk: NonNullable<MapScene['walk']>) {
  const [x, y] = frame.place(walk);
  return { x: Math.round(x), y: Math.round(y), radius: Math.round((walk.metres / 1000) * frame.unitsPerKm) };
}
