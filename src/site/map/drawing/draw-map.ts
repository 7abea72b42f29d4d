import type { GroundFeature } from '#domain/base-map.ts';
import { decodePolyline } from '#lib/polyline.ts';
import type { PlanarPoint } from '#lib/simplify-path.ts';
import type { MapScene, MapStop, MapTrace } from '../scene.ts';
import { drawGround, type DrawnGround } from './draw-ground.ts';
import type { Frame } from './frame.ts';
import { placeLabels, type PlacedLabel } from './place-labels.ts';
import { cutToFrame, writeDots, writePath } from './write-path.ts';

/** A map as a still picture: what stands in its place before it is loaded, without script, without WebGL and on paper. */
export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  /** Drawn with thin strokes that have no outline. */
  readonly isThin?: true;
  readonly ground: readonly DrawnGround[];
  readonly traces: readonly (Omit<MapTrace, 'polyline'> & { readonly path: string })[];
  /** Each a path of dots. */
  readonly dots: Readonly<Record<MapStop['kind'] | 'skipped', string>>;
  readonly walk?: { readonly x: number; readonly y: number; readonly radius: number };
  readonly labels: readonly PlacedLabel[];
}

interface DrawnScene {
  readonly scene: MapScene;
  readonly ground: readonly GroundFeature[];
  /** What is written beside a stop, if anything; the first stops come first. */
  labelOf(stop: MapStop): string | undefined;
}

/** Dots as the style sheet draws them, with their outline. */
const radii = { stop: 7, end: 9, yours: 13 };

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
  const dotsOf = (group: keyof MapDrawing['dots']) =>
    writeDots(shown.filter(({ stop }) => groupOf(stop) === group).map(({ at }) => at));
  const wanted = stops
    .toSorted((one, two) => rankOf(two.stop) - rankOf(one.stop))
    .flatMap(({ stop, at }) => {
      const text = labelOf(stop);
      return text === undefined ? [] : [{ at, radius: radii[stop.kind], text }];
    });
  return {
    width,
    height,
    ground: drawGround(ground, frame),
    traces: lines.flatMap(({ trace: { serviceTypeCode, isPast }, pieces }) => {
      const path = pieces.map((piece) => writePath(piece)).join('');
      return path === '' ? [] : [{ serviceTypeCode, ...(isPast && { isPast }), path }];
    }),
    dots: {
      stop: dotsOf('stop'),
      skipped: dotsOf('skipped'),
      end: dotsOf('end'),
      yours: dotsOf('yours'),
    },
    ...(scene.walk && { walk: walkOn(frame, scene.walk) }),
    labels: placeLabels(wanted, frame, lines.flatMap(({ pieces }) => pieces).flatMap(sampled)),
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
const rankOf = ({ kind }: MapStop) => ['stop', 'end', 'yours'].indexOf(kind);

const isOn = ([x, y]: PlanarPoint, { width, height }: Frame) => x >= 0 && x <= width && y >= 0 && y <= height;

function walkOn(frame: Frame, walk: NonNullable<MapScene['walk']>) {
  const [x, y] = frame.place(walk);
  return { x: Math.round(x), y: Math.round(y), radius: Math.round((walk.metres / 1000) * frame.unitsPerKm) };
}

const sampleEvery = 12;

/** Points along a line close enough together that no label hides it unseen. */
function sampled(line: readonly PlanarPoint[]): PlanarPoint[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] as PlanarPoint;
    const steps = Math.min(100, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / sampleEvery));
    return Array.from({ length: steps }, (_, step): PlanarPoint => {
      const part = step / steps;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    });
  });
}
