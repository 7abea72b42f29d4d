import { splitHeadsign } from './headsign.ts';
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
  /** Where it goes, in the language of the feed; `Names` has it in others. */
  readonly name: string;
  /** What most of its trips show; empty when they show nothing. */
  readonly headsign: string;
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
    const found = directions.map(({ headsign }) => findCode(timetable, codes, headsign));
    // Where the words are missing or alike, the feed's own direction_id is the code.
    const areCodes = !found.includes(undefined) && new Set(found).size === found.length;
    return directions.map((direction, place) => {
      const code = (areCodes ? found[place] : undefined) ?? String(direction.directionId);
      return { line, code, ...direction };
    });
  });
}

function describe(timetable: Timetable, own: readonly number[]) {
  const patterns = own.toSorted(
    (one, two) => countTripsOfPattern(timetable, two) - countTripsOfPattern(timetable, one) || one - two,
  );
  const headsign = usualHeadsign(timetable, own);
  const last = lastStopOf(timetable, patterns);
  return {
    patterns,
    headsign,
    name: splitHeadsign(headsign).name || (timetable.stops[last]?.name ?? ''),
  };
}

/** Where most trips of a direction end; -1 when it has none. */
export function lastStopOf(timetable: Timetable, [usual]: LineDirection['patterns']): number {
  return usual === undefined ? -1 : (stopsOfPattern(timetable, usual).at(-1) ?? -1);
}

/** By the word at the end of a headsign, in whichever of the feed's languages the operator has codes for it. */
function findCode(
  { headsigns, translations }: Timetable,
  codes: Readonly<Record<string, string>>,
  headsign: string,
): string | undefined {
  const { word } = splitHeadsign(headsign);
  if (Object.hasOwn(codes, word)) return codes[word];
  if (word === '' || translations.length === 0) return undefined;
  const place = headsigns.indexOf(headsign);
  const others = translations.flatMap((translation) =>
    translation.headsigns.filter(([index]) => index === place).map(([, text]) => splitHeadsign(text).word),
  );
  const known = others.find((other) => Object.hasOwn(codes, other));
  return known === undefined ? undefined : codes[known];
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
