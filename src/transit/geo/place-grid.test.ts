import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#lib/local-plane.ts';
import { metresBetween } from './distance.ts';
import { PlaceGrid, type NearestOptions } from './place-grid.ts';

/** What the grid must answer, by looking at every place. */
function scan(
  places: readonly Coordinates[],
  from: Coordinates,
  { limit, withinMetres = Infinity }: NearestOptions,
) {
  return places
    .map((place, at) => ({ place: at, metres: metresBetween(from, place), unknown: isUnknown(place) }))
    .filter(({ metres, unknown }) => !unknown && metres <= withinMetres)
    .sort((a, b) => a.metres - b.metres || a.place - b.place)
    .slice(0, limit)
    .map(({ place, metres }) => ({ place, metres }));
}

const isUnknown = ({ latitude, longitude }: Coordinates) => latitude === 0 && longitude === 0;

const degrees = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 1e5), max: Math.round(max * 1e5) }).map((value) => value / 1e5);
const near = fc.record({ latitude: degrees(46.7, 46.95), longitude: degrees(-71.5, -71.1) });
const anywhere = fc.record({ latitude: degrees(-90, 90), longitude: degrees(-180, 180) });
const options = fc.record(
  { limit: fc.integer({ min: 1, max: 12 }), withinMetres: degrees(0, 20_000) },
  { requiredKeys: ['limit'] },
);

describe('the nearest places', () => {
  it('are those of a scan of every one, in a city', () => {
    fc.assert(
      fc.property(fc.array(near, { maxLength: 300, size: 'max' }), near, options, (places, from, asked) => {
        expect(new PlaceGrid(places).nearest(from, asked)).toEqual(scan(places, from, asked));
      }),
    );
  });

  it('are those of a scan of every one, over the Earth, its poles and its date line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(near, anywhere), { maxLength: 100 }),
        anywhere,
        options,
        (places, from, asked) => {
          expect(new PlaceGrid(places).nearest(from, asked)).toEqual(scan(places, from, asked));
        },
      ),
    );
  });

  it('come in the order of their numbers when they are on the same spot', () => {
    const spot = { latitude: 46.8, longitude: -71.2 };
    const grid = new PlaceGrid([spot, spot, spot]);
    expect(grid.nearest(spot, { limit: 2 })).toEqual([
      { place: 0, metres: 0 },
      { place: 1, metres: 0 },
    ]);
  });

  it('leave out places without a position, and answer nothing to a position that is none', () => {
    const places = [
      { latitude: 0, longitude: 0 },
      { latitude: Number.NaN, longitude: -71 },
      { latitude: 46.8, longitude: -71.2 },
    ];
    const grid = new PlaceGrid(places);
    expect(grid.nearest({ latitude: 0, longitude: 0 }, { limit: 5 }).map(({ place }) => place)).toEqual([2]);
    expect(grid.nearest({ latitude: Number.NaN, longitude: 0 }, { limit: 5 })).toEqual([]);
    expect(grid.nearest({ latitude: 46.8, longitude: -71.2 }, { limit: 0 })).toEqual([]);
  });

  it('are measured in metres', () => {
    const metres = metresBetween({ latitude: 46.8, longitude: -71.2 }, { latitude: 46.81, longitude: -71.2 });
    expect(metres).toBeCloseTo(1111.95, 1);
  });
});
