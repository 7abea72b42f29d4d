import {
  countPatterns,
  countTripsOfPattern,
  directionKeyOf,
  listTripsOfPattern,
  stopsOfPattern,
  type DirectionKey,
} from './patterns.ts';
import type { Timetable } from './timetable.ts';
import { headsignAt } from './trips.ts';

/** One direction of a line, as riders choose it. */
export interface LineDirection extends DirectionKey {
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
  codes: Readonly<Record<string, string>>,
): readonly (readonly LineDirection[])[] {
  const patterns = timetable.lines.map((): [number[], number[]] => [[], []]);
  for (let pattern = 0; pattern < countPatterns(timetable); pattern += 1) {
    const { line, directionId } = directionKeyOf(timetable, pattern);
    patterns[line]?.[directionId as 0 | 1].push(pattern);
  }
  return patterns.map((both, line) => {
    const directions = both.flatMap((own, directionId) =>
      own.length === 0 ? [] : [{ directionId, ...describe(timetable, own) }],
    );
    const found = directions.map(({ word }) => (Object.hasOwn(codes, word) ? codes[word] : undefined));
    // Where the words are missing or alike, the feed's own direction_id is the code.
    const areCodes = !found.includes(undefined) && new Set(found).size === found.length;
    return directions.map(({ directionId, name, patterns: own }, place) => {
      const code = (areCodes ? found[place] : undefined) ?? String(directionId);
      return { line, directionId, code, name, patterns: own };
    });
  });
}

function describe(timetable: Timetable, own: readonly number[]) {
  const patterns = own.toSorted(
    (one, two) => countTripsOfPattern(timetable, two) - countTripsOfPattern(timetable, one) || one - two,
  );
  const { name, word } = splitHeadsign(usualHeadsign(timetable, own));
  const last = stopsOfPattern(timetable, patterns[0] as number).at(-1) ?? -1;
  return { patterns, word, name: name || (timetable.stops[last]?.name ?? '') };
}

/** `Beauport (Est)` is a destination and the word of a direction. */
export function splitHeadsign(headsign: string): { readonly name: string; readonly word: string } {
  const open = headsign.endsWith(')') ? headsign.lastIndexOf('(') : -1;
  const word = open < 0 ? '' : headsign.slice(open + 1, -1);
  return word === '' || word.includes(')')
    ? { name: headsign, word: '' }
    : { name: headsign.slice(0, open).trimEnd(), word };
}

/** What most trips show; of two shown equally often, the one the feed names first. */
function usualHeadsign(timetable: Timetable, patterns: readonly number[]): string {
  const counts = new Map<string, number>();
  for (const pattern of patterns) {
    for (const trip of listTripsOfPattern(timetable, pattern)) {
      const headsign = headsignAt(timetable, trip);
      counts.set(headsign, (counts.get(headsign) ?? 0) + 1);
    }
  }
  const rank = (headsign: string) => timetable.headsigns.indexOf(headsign);
  const [usual] = [...counts].toSorted(
    ([one, first], [two, second]) => second - first || rank(one) - rank(two),
  );
  return usual?.[0] ?? '';
}
