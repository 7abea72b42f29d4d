import type { Operator } from '#domain/operator.ts';
import type { Timetable } from './timetable.ts';

/** One way of a line, as riders choose it. */
export interface LineDirection {
  readonly line: number;
  /** GTFS direction_id. */
  readonly direction: number;
  /** What the wire calls it: an opaque word, unique on its line. */
  readonly code: string;
  /** Where it goes. */
  readonly name: string;
  /** Those with the most trips first. */
  readonly patterns: readonly number[];
}

/** The directions of every line: `list[line]` has one or two, direction 0 first. */
export function listDirections(
  timetable: Timetable,
  codes: Operator['directionCodes'],
): readonly LineDirection[][] {
  const tripCounts = new Uint32Array(timetable.patternLine.length);
  const headsigns = timetable.lines.map(
    () => [new Map<number, number>(), new Map<number, number>()] as const,
  );
  for (const [trip, pattern] of timetable.tripPattern.entries()) {
    tripCounts[pattern] = (tripCounts[pattern] as number) + 1;
    const line = timetable.patternLine[pattern] as number;
    const counts = headsigns[line]?.[timetable.patternDirection[pattern] as 0 | 1];
    const headsign = timetable.tripHeadsign[trip] as number;
    counts?.set(headsign, (counts.get(headsign) ?? 0) + 1);
  }
  return timetable.lines.map((_, line) => {
    const patterns = [...timetable.patternLine.keys()].filter((each) => timetable.patternLine[each] === line);
    const ways = [0, 1].flatMap((direction) => {
      const own = patterns
        .filter((pattern) => timetable.patternDirection[pattern] === direction)
        .toSorted((one, two) => (tripCounts[two] as number) - (tripCounts[one] as number) || one - two);
      const [main] = own;
      if (main === undefined) return [];
      const headsign = timetable.headsigns[mostFrequent(headsigns[line]?.[direction as 0 | 1])] ?? '';
      const { name, word } = splitHeadsign(headsign);
      const destination = name || lastStopName(timetable, main);
      return [
        {
          line,
          direction,
          patterns: own,
          name: destination,
          code: Object.hasOwn(codes, word) ? codes[word] : undefined,
        },
      ];
    });
    // Words that do not tell the two ways apart are no codes: the feed's own then are.
    const areCodes =
      ways.every(({ code }) => code !== undefined) &&
      new Set(ways.map(({ code }) => code)).size === ways.length;
    return ways.map(({ code, ...way }) => ({
      ...way,
      code: areCodes && code !== undefined ? code : String(way.direction),
    }));
  });
}

/** `Beauport (Est)` is a destination and the word of a direction. */
export function splitHeadsign(headsign: string): { readonly name: string; readonly word: string } {
  const open = headsign.endsWith(')') ? headsign.lastIndexOf('(') : -1;
  const word = open < 0 ? '' : headsign.slice(open + 1, -1);
  return word === '' || word.includes(')')
    ? { name: headsign, word: '' }
    : { name: headsign.slice(0, open).trimEnd(), word };
}

function mostFrequent(counts: ReadonlyMap<number, number> = new Map()): number {
  return [...counts].toSorted(([one, first], [two, second]) => second - first || one - two)[0]?.[0] ?? -1;
}

function lastStopName(timetable: Timetable, pattern: number): string {
  const last = (timetable.patternOffset[pattern + 1] as number) - 1;
  return timetable.stops[timetable.patternStop[last] as number]?.name ?? '';
}
