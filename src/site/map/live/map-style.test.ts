import { describe, expect, it } from 'vitest';
import { encodeWay } from '#lib/simplify-polyline.ts';
import type { MapColours } from './colours.ts';
import { shapesOf } from './map-shapes.ts';
import { buildStyle } from './map-style.ts';

const colours: MapColours = {
  land: '#fff',
  ground: { water: '#00f', green: '#0f0', street: '#eee', avenue: '#ddd', bridge: '#ddd' },
  name: '#333',
  casing: '#fff',
  dot: '#000',
  past: '#777',
  walk: '#333',
  lines: { metrobus: '#060' },
  unknownLine: '#000',
};
const polyline = encodeWay(
  [
    [47, -71],
    [47.1, -71],
  ],
  0,
);
const types = [
  { code: 4, key: 'metrobus' },
  { code: 0, key: 'lebus' },
];
const scene = {
  traces: [
    { serviceTypeCode: 0, polyline },
    { serviceTypeCode: 4, polyline, isPast: true },
    { serviceTypeCode: 99, polyline },
  ],
  stops: [{ latitude: 47, longitude: -71, code: '1', name: 'Quai', kind: 'end' as const }],
  walk: { latitude: 47, longitude: -71, metres: 300 },
};
const shapes = shapesOf(scene, { types, width: 6 });

describe('the shapes of a map', () => {
  it('are its lines with what they are drawn by, the first types on top', () => {
    expect(shapes.traces.features.map(({ properties }) => properties)).toEqual([
      { type: 'lebus', order: -1, isPast: false, width: 6 },
      { type: 'metrobus', order: -0, isPast: true, width: 4 },
      { type: '', order: 1, isPast: false, width: 6 },
    ]);
    expect(shapes.traces.features[0]?.geometry.coordinates).toEqual([
      [-71, 47],
      [-71, 47.1],
    ]);
  });

  it('are a round walk, closed, of the length asked for', () => {
    const ring = shapes.walk.features[0]?.geometry.coordinates ?? [];
    expect(ring[0]).toEqual(ring.at(-1));
    expect(Math.max(...ring.map(([, latitude]) => latitude)) - 47).toBeCloseTo(0.3 / 111.32, 5);
    expect(shapesOf({ traces: [], stops: [] }, { types, width: 6 }).walk.features).toEqual([]);
  });

  it('are the ways on foot between stops, straight', () => {
    const [from, to] = [
      { latitude: 47, longitude: -71 },
      { latitude: 47.01, longitude: -71.02 },
    ];
    const { footpaths } = shapesOf(
      { ...scene, footpaths: [{ from, to, tag: '4 min' }] },
      { types, width: 6 },
    );
    expect(footpaths.features.map(({ geometry }) => geometry.coordinates)).toEqual([
      [
        [-71, 47],
        [-71.02, 47.01],
      ],
    ]);
    expect(shapes.footpaths.features).toEqual([]);
  });
});

describe('the style of a map', () => {
  const style = buildStyle({ colours, shapes, groundUrl: 'https://site.example/services/schedule/carte' });

  it('is the ground of the schedule service under the lines, and asks nobody for glyphs or pictures', () => {
    expect(Object.keys(style.sources)).toEqual(['ground', 'traces', 'walk', 'footpaths', 'stops']);
    expect(style).not.toHaveProperty('glyphs');
    expect(style).not.toHaveProperty('sprite');
    const ids = style.layers.map(({ id }) => id);
    expect(ids.indexOf('ground-street')).toBeLessThan(ids.indexOf('traces'));
  });

  it('is the style of the operator under the same lines, where there is one', () => {
    const under = {
      version: 8 as const,
      glyphs: 'https://tiles.example/{fontstack}/{range}.pbf',
      sources: { city: { type: 'vector' as const, url: 'https://tiles.example/city.json' } },
      layers: [{ id: 'paper', type: 'background' as const }],
    };
    const both = buildStyle({ colours, shapes, groundUrl: '', under });
    expect(Object.keys(both.sources)).toEqual(['city', 'traces', 'walk', 'footpaths', 'stops']);
    expect(both.layers[0]?.id).toBe('paper');
    expect(both.layers.map(({ id }) => id)).toContain('traces');
    expect(both.glyphs).toBe(under.glyphs);
  });
});
