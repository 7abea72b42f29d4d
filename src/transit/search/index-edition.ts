import type { Edition } from '../timetable/edition.ts';
import { countTripsOfPattern, stopsOfPattern } from '../timetable/patterns.ts';
import { buildSearchIndex, type SearchIndex } from './search-index.ts';

/** Everything of an edition that can be looked up; what runs most comes first among equals. */
export function indexEdition({ timetable, directions }: Edition): SearchIndex {
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
  return buildSearchIndex({
    stops: timetable.stops.flatMap(({ kind, code, name, description, latitude, longitude }, index) =>
      kind === 0
        ? [{ index, code, name, description, latitude, longitude, weight: callsOfStop[index] as number }]
        : [],
    ),
    lines: timetable.lines.flatMap(({ number, name }, index) => {
      const ends = (directions[index] ?? []).map((direction) => direction.name);
      if (ends.length === 0) return [];
      return [{ index, number, description: name || ends.join(' - '), weight: tripsOfLine[index] as number }];
    }),
  });
}
