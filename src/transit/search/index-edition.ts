import { isLocated } from '#lib/local-plane.ts';
import type { Edition } from '../timetable/edition.ts';
import type { Names } from '../timetable/names.ts';
import { countTripsOfPattern, stopsOfPattern } from '../timetable/patterns.ts';
import { buildSearchIndex, type SearchIndex } from './search-index.ts';

/**
 * Everything of an edition that can be looked up; what runs most comes first among equals. By names in another language
 * too, if they are given: poles and buses still bear the feed's own.
 */
export function indexEdition(edition: Edition, names?: Names): SearchIndex {
  const { timetable, directions } = edition;
  const tripsOfLine = new Uint32Array(timetable.lines.length);
  const callsOfStop = new Uint32Array(timetable.stops.length);
  for (const { line, patterns } of directions.flat()) {
    for (const pattern of patterns) {
      const trips = countTripsOfPattern(timetable, pattern);
      tripsOfLine[line] = (tripsOfLine[line] as number) + trips;
      for (const stop of stopsOfPattern(timetable, pattern)) {
        callsOfStop[stop] = (callsOfStop[stop] as number) + trips;
      }
    }
  }
  const isWithinStation = (stop: number) => {
    const station = timetable.stops[edition.stationOf(stop)];
    return station !== undefined && isLocated(station);
  };
  // More calls than any of its platforms has: of stops found alike it comes first.
  const callsOfStation = (stop: number) =>
    1 + edition.placesOf(stop).reduce((sum, place) => sum + (callsOfStop[place] as number), 0);
  return buildSearchIndex({
    stops: timetable.stops.flatMap(({ kind, code, name, description, latitude, longitude }, index) => {
      const isStation = edition.isStation(index);
      if (kind !== 0 && !isStation) return [];
      const spoken = names?.stopName(index) ?? name;
      const others = [names?.stopDescription(index) ?? '', name, description].filter(
        (text) => text !== spoken,
      );
      const more = names ? joinDistinct(others) : description;
      const weight = isStation ? callsOfStation(index) : (callsOfStop[index] as number);
      const found = { index, code, name: spoken, description: more, latitude, longitude, weight };
      return [{ ...found, isWithinStation: isWithinStation(index) }];
    }),
    lines: timetable.lines.flatMap(({ number, name }, index) => {
      const own = directions[index] ?? [];
      if (own.length === 0) return [];
      const plain = name || own.map((direction) => direction.name).join(' - ');
      const spoken = names && (names.lineName(index) || own.map(names.directionName).join(' - '));
      // A number of words is found by each of them.
      const words = /\p{L}{2}/u.test(number) ? [number] : [];
      const description = joinDistinct([...(spoken === undefined ? [] : [spoken]), plain, ...words]);
      return [{ index, number, description, weight: tripsOfLine[index] as number }];
    }),
  });
}

const joinDistinct = (texts: readonly string[]) => [...new Set(texts)].join(' ');
