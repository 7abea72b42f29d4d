import type { Edition } from '../timetable/edition.ts';
import { buildSearchIndex, type SearchIndex } from './search-index.ts';

/** Everything of an edition that can be looked up; what runs most comes first among equals. */
export function indexEdition({ timetable, directions }: Edition): SearchIndex {
  const tripsOfPattern = new Uint32Array(timetable.patternLine.length);
  for (const pattern of timetable.tripPattern)
    tripsOfPattern[pattern] = (tripsOfPattern[pattern] as number) + 1;
  const tripsOfLine = new Uint32Array(timetable.lines.length);
  const callsOfStop = new Uint32Array(timetable.stops.length);
  for (const [pattern, trips] of tripsOfPattern.entries()) {
    const line = timetable.patternLine[pattern] as number;
    tripsOfLine[line] = (tripsOfLine[line] as number) + trips;
    const end = timetable.patternOffset[pattern + 1] as number;
    for (let at = timetable.patternOffset[pattern] as number; at < end; at += 1) {
      const stop = timetable.patternStop[at] as number;
      callsOfStop[stop] = (callsOfStop[stop] as number) + trips;
    }
  }
  return buildSearchIndex({
    stops: timetable.stops.flatMap(({ kind, code, name, description, latitude, longitude }, index) =>
      kind === 0
        ? [{ index, code, name, description, latitude, longitude, weight: callsOfStop[index] as number }]
        : [],
    ),
    lines: timetable.lines.flatMap(({ number, name }, index) => {
      const ends = (directions[index] ?? []).map((way) => way.name);
      if (ends.length === 0) return [];
      return [{ index, number, description: name || ends.join(' - '), weight: tripsOfLine[index] as number }];
    }),
  });
}
