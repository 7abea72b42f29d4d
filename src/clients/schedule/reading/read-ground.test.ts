import { describe, expect, it } from 'vitest';
import { readGround } from './read-ground.ts';

const feature = (properties: object | null, geometry: object | null) => ({
  type: 'Feature',
  properties,
  geometry,
});
const ring = [
  [-71, 47],
  [-70.9, 47],
  [-70.9, 47.1],
  [-71, 47],
];

describe('the ground of a map', () => {
  it('is read in the order it is painted, from lines, areas and points', () => {
    const read = readGround([
      feature({ kind: 'district', name: 'Le Port' }, { type: 'Point', coordinates: [-71, 47] }),
      feature({ kind: 'street', rank: 'boulevard' }, { type: 'LineString', coordinates: ring }),
      feature({ kind: 'street', rank: 'street' }, { type: 'MultiLineString', coordinates: [ring, ring] }),
      feature({ kind: 'park' }, { type: 'MultiPolygon', coordinates: [[ring], [ring]] }),
      feature({ kind: 'river' }, { type: 'Polygon', coordinates: [ring] }),
    ]);
    expect(read.map(({ kind, name, paths }) => [kind, name, paths.length])).toEqual([
      ['water', '', 1],
      ['green', '', 2],
      ['street', '', 2],
      ['avenue', '', 1],
      ['district', 'Le Port', 1],
    ]);
    expect(read[0]?.bounds).toEqual({ west: -71, south: 47, east: -70.9, north: 47.1 });
  });

  it.each([
    null,
    7,
    {},
    feature(null, { type: 'Point', coordinates: [-71, 47] }),
    feature({ kind: 'park' }, null),
    feature({ kind: 'park' }, { type: 'Polygon', coordinates: 'none' }),
    feature({ kind: 'park' }, { type: 'Polygon', coordinates: [[['x', 'y']]] }),
    feature({ kind: 'park' }, { type: 'Circle', coordinates: [ring] }),
    feature({ kind: 'volcano' }, { type: 'Point', coordinates: [-71, 47] }),
    feature({ kind: 'street', rank: 'alley' }, { type: 'LineString', coordinates: ring }),
  ])('has no room for %j', (odd) => {
    expect(readGround([odd])).toEqual([]);
  });
});
