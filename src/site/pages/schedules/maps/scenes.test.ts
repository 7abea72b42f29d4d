import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/trip.ts';
import { decodePolyline } from '#lib/polyline.ts';
import { encodeWay } from '#lib/simplify-polyline.ts';
import { tracesHere } from '#site/map/traces-here.ts';
import { lightWays, lineScene, placeStops } from './line-scene.ts';
import { stopScene } from './stop-scene.ts';
import { nearestShape } from './trip-map.server.ts';
import { tripScene } from './trip-scene.ts';

const stop = (code: string, latitude: number) => ({
  code,
  name: `Terminus ${code === '1' ? 'Nord' : code}`,
  latitude,
  longitude: -71,
  isAccessible: true,
});
const way = (...latitudes: number[]) =>
  encodeWay(
    latitudes.map((latitude) => [latitude, -71]),
    0,
  );
const north = way(47, 47.01, 47.02);

describe('a line on the map', () => {
  const stops = [stop('1', 47), stop('2', 47.01), stop('3', 47.02)];
  const line = { number: '801', serviceTypeCode: 4, direction: '1' };

  it('has its ends and the rider’s stop apart from the others, an end by its short name', () => {
    const { stops: shown, traces } = lineScene({ ...line, polylines: [north], stops, yours: '2' });
    expect(shown.map(({ kind, tag }) => [kind, tag])).toEqual([
      ['end', 'Nord'],
      ['yours', undefined],
      ['end', undefined],
    ]);
    expect(traces).toEqual([{ id: '801 1', serviceTypeCode: 4, polyline: north }]);
  });

  it('runs from stop to stop where nobody drew it, each way once', () => {
    expect(decodePolyline(lightWays([], [...stops, stop('4', 46.9)])[0] ?? '')).toHaveLength(3);
    expect(lightWays([north, north], stops)).toHaveLength(1);
    expect(lightWays([], [])).toEqual([]);
  });

  it('leaves out stops of which the feed does not say where they are', () => {
    const unknown = { ...stop('9', 0), longitude: 0 };
    const { stops: shown } = lineScene({
      ...line,
      polylines: [north],
      stops: [...stops, unknown],
      yours: '2',
    });
    expect(shown.map(({ code, kind }) => [code, kind])).toEqual([
      ['1', 'end'],
      ['2', 'yours'],
      ['3', 'stop'],
    ]);
    expect(decodePolyline(lightWays([], [...stops, unknown])[0] ?? '').at(-1)).toEqual([47.02, -71]);
  });

  it('leaves out stops without a place, and marks those that are passed by', () => {
    const drawn = [
      { code: '1', name: 'A', unserved: {} },
      { code: '2', name: 'B' },
    ];
    expect(placeStops(drawn, [[47, -71]])).toEqual([
      { code: '1', name: 'A', latitude: 47, longitude: -71, isSkipped: true },
    ]);
  });
});

describe('a stop on the map', () => {
  it('shows the directions that stop there, and no other', () => {
    const trace = (number: string, direction: string) => ({
      number,
      direction,
      serviceTypeCode: 0,
      polyline: north,
    });
    const traces = [trace('1', '0'), trace('1', '1'), trace('2', '0')];
    expect(tracesHere(traces, [{ number: '1', direction: '1' }]).map(({ id }) => id)).toEqual(['1 1']);
  });

  it('is named by its number, with a walk of five minutes around', () => {
    const scene = stopScene(stop('1413', 47), [stop('2', 47.001)], []);
    expect(scene.stops.at(-1)).toMatchObject({ tag: '1413', kind: 'yours' });
    expect(Math.round(scene.walk?.metres ?? 0)).toBe(308);
  });
});

describe('a trip on the map', () => {
  const calls = [stop('1', 47), stop('2', 47.01), stop('3', 47.02)];
  const trip = { number: '801', direction: '1', serviceTypeCode: 4, calls } as unknown as Trip;

  it('is soft behind its bus', () => {
    const { traces } = tripScene({ ...trip, bus: { latitude: 47.0101, longitude: -71 } } as Trip, north, '2');
    expect(traces.map(({ isPast }) => isPast ?? false)).toEqual([false, true]);
    expect(decodePolyline(traces[1]?.polyline ?? '').at(-1)).toEqual([47.0101, -71]);
  });

  it('is one line where no bus is out', () => {
    expect(tripScene(trip, north, undefined).traces).toHaveLength(1);
  });

  it('follows the way that passes all its stops', () => {
    const short = way(47, 47.005);
    expect(nearestShape([short, north], calls)).toBe(north);
    expect(nearestShape([], calls)).toBeUndefined();
  });
});
