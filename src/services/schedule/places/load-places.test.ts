import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadPlaces } from './load-places.ts';

const root = mkdtempSync(join(tmpdir(), 'parcours-places-'));
afterAll(() => rmSync(root, { recursive: true }));

let written = 0;
function put(content: unknown): string {
  const file = join(root, `places-${(written += 1)}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const here = { latitude: 45.5, longitude: -64.2 };
const shop = { name: 'Dépanneur du Quai', address: '1, rue du Quai', ...here };
const lot = { name: 'Stationnement Nord', address: '9, chemin du Nord', ...here };
const feature = (properties: object, geometry: object = { type: 'Point', coordinates: [-64.2, 45.5] }) => ({
  type: 'Feature',
  geometry,
  properties,
});
const collection = (...features: object[]) => ({ type: 'FeatureCollection', features });

describe('the files of places', () => {
  it('are lists of what is sold, where cars stay and what one knows the city by', async () => {
    const places = await loadPlaces([
      put({
        pointsOfSale: [{ ...shop, id: 2, titles: ['Mensuel'], phone: '902-555-0100' }, shop],
        landmarks: [{ name: 'Phare', ...here }],
      }),
      put({ parkAndRide: [{ ...lot, spaces: 40, lines: ['3', '4B', 'Blue Line', 'É1'], accessible: true }] }),
    ]);
    expect(places.pointsOfSale).toEqual([
      { ...shop, id: 2, titles: ['Mensuel'], phone: '902-555-0100' },
      { ...shop, id: 1, titles: [] },
    ]);
    expect(places.parkAndRide).toEqual([
      { ...lot, id: 1, spaces: 40, lines: ['3', '4B', 'Blue Line', 'É1'], accessible: true },
    ]);
    expect(places.baseMap.features).toEqual([feature({ kind: 'landmark', name: 'Phare' })]);
  });

  it('are GeoJSON too, whose other features are the map as they stand', async () => {
    const { latitude: _latitude, longitude: _longitude, ...properties } = shop;
    const river = feature(
      { name: 'Sackville', depth: 3 },
      {
        type: 'LineString',
        coordinates: [
          [-64.2, 45.5],
          [-64.1, 45.6],
        ],
      },
    );
    const places = await loadPlaces([
      put(collection(feature({ place: 'pointOfSale', fid: 7, ...properties }), river)),
    ]);
    expect(places).toEqual({
      pointsOfSale: [{ ...shop, id: 1, titles: [] }],
      parkAndRide: [],
      baseMap: collection(river),
    });
  });

  it.each([
    [
      'a field that lacks',
      { pointsOfSale: [shop, { ...shop, name: undefined }] },
      /pointsOfSale\[1\]\.name /,
    ],
    ['a field of another kind', { parkAndRide: [{ ...lot, spaces: 'many' }] }, /parkAndRide\[0\]\.spaces /],
    ['a place outside the globe', { landmarks: [{ name: 'A', ...here, latitude: 91 }] }, /\.latitude /],
    ['two lines in one number', { parkAndRide: [{ ...lot, lines: ['3;4'] }] }, /\.lines\[0\] must be /],
    ['a field nobody knows', { parkAndRide: [{ ...lot, places: 4 }] }, /parkAndRide\[0\] .*places/],
    ['a list nobody knows', { shops: [] }, /shops/],
    ['a feature without its words', collection(feature({ place: 'parkAndRide' })), /features\[0\] name /],
    [
      'a lot that is not a point',
      collection(feature({ place: 'parkAndRide', ...lot }, { type: 'MultiPolygon', coordinates: [] })),
      /features\[0\] latitude /,
    ],
    [
      'a feature without a geometry',
      collection({ type: 'Feature', properties: {} }),
      /features\[0\]\.geometry /,
    ],
    ['another kind of GeoJSON', feature({}), /type /],
    ['no lists at all', [shop], /expected object/],
    ['no JSON', '{', /: not JSON$/],
  ])('with %s refuse the start, and say which and where', async (_name, content, fault) => {
    const file = put(content);
    const loading = loadPlaces([put({}), file]);
    await expect(loading).rejects.toMatchObject({ code: 'bad-setting' });
    await expect(loading).rejects.toThrow(fault);
    await expect(loading).rejects.toThrow(/SCHEDULE_PLACES/);
    await expect(loading).rejects.toThrow(file);
  });

  it('give no id to two places, in one file or in several', async () => {
    const files = [put({ parkAndRide: [{ ...lot, id: 1 }] }), put({ parkAndRide: [lot, { ...lot, id: 1 }] })];
    await expect(loadPlaces(files)).rejects.toThrow(/parkAndRide: two entries have the id 1$/);
  });

  it('that are missing or too large refuse the start', async () => {
    const large = put({});
    truncateSync(large, 17 * 2 ** 20);
    await expect(loadPlaces([join(root, 'none.json')])).rejects.toThrow(/none\.json: cannot be read$/);
    await expect(loadPlaces([large])).rejects.toThrow(/larger than 16 MB$/);
  });

  it('with many faults tell the first ones and how many are left', async () => {
    const file = put({ landmarks: Array.from({ length: 14 }, () => ({ name: 'A', latitude: 0 })) });
    await expect(loadPlaces([file])).rejects.toThrow(/landmarks\[9\]\.longitude [^;]*; and 4 more$/);
  });
});
