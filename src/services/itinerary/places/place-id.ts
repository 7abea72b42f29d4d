import type { Coordinates } from '#lib/local-plane.ts';
import { readLonLat } from '#lib/lon-lat.ts';
import type { Edition } from '#transit/index.ts';

/** What an id of the wire names. */
export type NamedPlace =
  | { readonly kind: 'stop'; readonly stop: number }
  | { readonly kind: 'landmark'; readonly key: string }
  | ({ readonly kind: 'point' } & Coordinates);

export const stopId = (code: string): string => `stop_point:${code}`;
const stationId = (name: string): string => `stop_area:${name}`;
export const landmarkId = (key: string): string => `poi:${key}`;

/**
 * A stop is named by the number on its pole, one without a number by its id in the feed, a station by its own name.
 * Undefined where there is no such stop, and for what is no id at all.
 */
export function readPlaceId(
  id: string,
  { timetable, findStop }: Pick<Edition, 'timetable' | 'findStop'>,
): NamedPlace | undefined {
  const [, kind, name = ''] = /^(stop_point|stop_area|poi):(.{1,200})$/su.exec(id) ?? [];
  if (kind === 'poi') return { kind: 'landmark', key: name };
  if (kind !== undefined) {
    const byCode = findStop(name);
    const stop = byCode >= 0 ? byCode : timetable.findStopId(name);
    return stop < 0 ? undefined : { kind: 'stop', stop };
  }
  const point = readLonLat(id);
  return point && { kind: 'point', ...point };
}

export function nameOfStop({ timetable, isStation }: Edition, stop: number): string {
  const { code = '', id = '' } = timetable.stops[stop] ?? {};
  if (isStation(stop)) return stationId(code);
  return stopId(code !== '' && timetable.findStop(code) === stop ? code : id);
}
