import { describe, expect, it } from 'vitest';
import { decodePolyline } from '#lib/polyline.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf, table, type TinyTrip } from '#tests/support/tiny-feed.ts';
import { listNetworkShapes } from './network-shapes.ts';

describe('the shapes of the network', () => {
  const shapes = table('shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence', [
    'main,46,-71,1',
    'main,46.05,-71.00001,2',
    'main,46.1,-71,3',
    'main,46.1,-70.9,4',
    'rare,46,-71,1',
    'rare,46.2,-71,2',
  ]);
  const trip = (id: string, route: string, shape = ''): TinyTrip => ({
    id,
    route,
    shape,
    calls: ['A 08:00:00', 'B 08:10:00'],
  });

  it('are the usual way of each line, without the points that lie on it, as riders count lines', () => {
    const trips = [
      trip('1', '11', 'main'),
      trip('2', '11', 'main'),
      trip('3', '11', 'rare'),
      trip('4', '3', 'rare'),
    ];
    const edition = editionOf(feedOf(trips, { shapes }));
    const drawn = listNetworkShapes(edition).map(({ direction, polyline }) => [
      edition.timetable.lines[direction.line]?.number,
      decodePolyline(polyline),
    ]);
    expect(drawn).toEqual([
      [
        '3',
        [
          [46, -71],
          [46.2, -71],
        ],
      ],
      [
        '11',
        [
          [46, -71],
          [46.1, -71],
          [46.1, -70.9],
        ],
      ],
    ]);
  });

  it('run from stop to stop where the feed draws none', () => {
    const edition = editionOf(feedOf([trip('1', '11')]));
    const [shape] = listNetworkShapes(edition);
    expect(decodePolyline(shape?.polyline ?? '')).toHaveLength(2);
  });
});
