import { describe, expect, it } from 'vitest';
import { encodeWay } from '#lib/simplify-polyline.ts';
import type { MapScene, MapStopKind } from '../scene.ts';
import { drawMap } from './draw-map.ts';
import { drawNetwork } from './draw-network.ts';
import { frameAround } from './frame.ts';

const here = { latitude: 47, longitude: -71 };
const east = (km: number) => ({ latitude: 47, longitude: -71 + km / 75.92 });
const frame = frameAround(here, { width: 400, height: 400 }, 4);
const stop = (km: number, kind: MapStopKind, isSkipped = false) => ({
  ...east(km),
  code: String(km),
  name: `Arrêt ${km}`,
  kind,
  isSkipped,
});
const wayTo = (...places: readonly { latitude: number; longitude: number }[]) =>
  encodeWay(
    places.map(({ latitude, longitude }) => [latitude, longitude]),
    0,
  );
const scene: MapScene = {
  traces: [{ serviceTypeCode: 4, polyline: wayTo(east(-1.5), east(1.5)) }],
  stops: [
    stop(-1.5, 'end'),
    stop(-0.5, 'stop'),
    stop(0, 'yours'),
    stop(0.5, 'stop', true),
    stop(1.5, 'end'),
    stop(9, 'stop'),
  ],
  walk: { ...here, metres: 300 },
};
const park = {
  kind: 'green' as const,
  name: 'Parc',
  paths: [
    [
      [-71, 47],
      [-70.99, 47],
      [-70.99, 47.01],
      [-71, 47],
    ] as const,
  ],
  bounds: { west: -71, south: 47, east: -70.99, north: 47.01 },
};
const labelOf = ({ kind, name }: MapScene['stops'][number]) => (kind === 'stop' ? undefined : name);

describe('the drawing of a map', () => {
  const drawing = drawMap({ scene, ground: [park], labelOf }, frame);

  it('leaves out the dots of a long line that would hide it, and keeps its ends and yours', () => {
    const many = Array.from({ length: 60 }, (_, place) => stop(-1.5 + place * 0.05, 'stop'));
    const long = { ...scene, stops: [stop(-1.5, 'end'), ...many, stop(0, 'yours'), stop(1.5, 'end')] };
    expect(drawMap({ scene: long, ground: [], labelOf }, frame).dots).toEqual({
      stop: '',
      skipped: '',
      end: 'M50 200h0M350 200h0',
      yours: 'M200 200h0',
    });
  });

  it('has the line, and a dot for each stop in the picture by what it is', () => {
    expect(drawing.traces).toEqual([{ serviceTypeCode: 4, path: 'M50 200l300 0' }]);
    expect(drawing.dots).toEqual({
      stop: 'M150 200h0',
      skipped: 'M250 200h0',
      end: 'M50 200h0M350 200h0',
      yours: 'M200 200h0',
    });
  });

  it('names the ends and the stop of the rider, that one first', () => {
    expect(drawing.labels.map(({ text }) => text)).toEqual(['Arrêt 0', 'Arrêt -1.5', 'Arrêt 1.5']);
  });

  it('shows how far one walks, and the ground', () => {
    expect(drawing.walk).toEqual({ x: 200, y: 200, radius: 30 });
    expect(drawing.ground).toEqual([{ kind: 'green', path: expect.stringMatching(/^M200 200l.*z$/) }]);
  });

  it('leaves out ground and lines that lie elsewhere', () => {
    const far = frameAround({ latitude: 40, longitude: -60 }, { width: 400, height: 400 }, 4);
    const { ground, traces, labels } = drawMap({ scene, ground: [park], labelOf }, far);
    expect({ ground, traces, labels }).toEqual({ ground: [], traces: [], labels: [] });
  });
});

describe('the drawing of closed stops', () => {
  const closures: MapScene = {
    traces: [],
    stops: [stop(-1, 'instead'), stop(0, 'closed')],
    footpaths: [{ from: east(0), to: east(-1), tag: '4 min' }],
  };

  it('has a cross over each, where to board instead, and the way on foot to it', () => {
    const drawing = drawMap({ scene: closures, ground: [], labelOf: ({ code }) => code }, frame);
    expect(drawing.dots).toMatchObject({ closed: 'M200 200h0', instead: 'M100 200h0' });
    expect(drawing.crosses).toBe('M195.5 195.5l9 9M195.5 204.5l9-9');
    expect(drawing.footpaths).toBe('M200 200l-100 0');
    expect(drawing.labels.map(({ text, look }) => [text, look])).toEqual([
      ['-1', undefined],
      ['0', 'bare'],
      ['4 min', 'dark'],
    ]);
  });

  it('leaves out a way on foot that leads out of the picture', () => {
    const far = { ...closures, footpaths: [{ from: east(0), to: east(9), tag: '99 min' }] };
    const drawing = drawMap({ scene: far, ground: [], labelOf: () => undefined }, frame);
    expect([drawing.footpaths, drawing.labels]).toEqual([undefined, []]);
  });
});

describe('the drawing of a network', () => {
  const trace = (number: string, direction: string, serviceTypeCode: number) => ({
    number,
    direction,
    serviceTypeCode,
    polyline: wayTo(east(-1), east(1)),
  });

  it('has one direction of each line, and one path for each type', () => {
    const traces = [trace('1', '0', 0), trace('1', '1', 0), trace('2', '0', 0), trace('800', '0', 4)];
    const drawn = drawNetwork({ traces, ground: [] }, { width: 300, height: 300 });
    expect(
      drawn?.drawing.traces.map(({ serviceTypeCode, path }) => [serviceTypeCode, path.match(/M/g)?.length]),
    ).toEqual([
      [0, 2],
      [4, 1],
    ]);
    expect(drawn?.bounds.south).toBe(47);
  });

  it('of no lines does not exist', () => {
    expect(drawNetwork({ traces: [], ground: [] }, { width: 300, height: 300 })).toBeUndefined();
  });

  it('names its lines and its places where nothing lies under them, and nothing over a ground', () => {
    const parts = { traces: [trace('800', '0', 4)], places: [{ ...here, name: 'Gare' }] };
    const size = { width: 400, height: 400 };
    const plain = drawNetwork({ ...parts, ground: [] }, size)?.drawing;
    expect(plain?.labels.map(({ text, look }) => [text, look])).toEqual([
      ['800', 'dark'],
      ['Gare', undefined],
    ]);
    expect(plain?.dots.stop).not.toBe('');
    expect(drawNetwork({ ...parts, ground: [park] }, size)?.drawing).toMatchObject({
      labels: [],
      dots: { stop: '' },
    });
  });
});
