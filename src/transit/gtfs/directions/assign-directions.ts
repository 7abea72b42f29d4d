import { toPlane, type Coordinates } from '#lib/local-plane.ts';
import type { Columns } from '#transit/timetable/columns.ts';
import type { Stop } from '#transit/timetable/facts.ts';
import { splitHeadsign } from '#transit/timetable/headsign.ts';
import { unknownDirection } from '../tables/trips-table.ts';
import { findDirections } from './find-directions.ts';
import { findPlaces } from './find-places.ts';
import type { DirectionId, LinePattern } from './line-pattern.ts';

interface Parts extends Pick<
  Columns,
  | 'patternOffset'
  | 'patternStop'
  | 'patternLine'
  | 'patternHeadsign'
  | 'patternDirection'
  | 'tripPattern'
  | 'tripHeadsign'
> {
  readonly stops: readonly Stop[];
  headsignText(headsign: number): string;
}

/** The direction of each pattern, found for those whose feed gives none. */
export function assignDirections(parts: Parts): Uint8Array<ArrayBuffer> {
  const directions = Uint8Array.from(parts.patternDirection);
  const lines = new Set(
    parts.patternLine.filter((_, pattern) => parts.patternDirection[pattern] === unknownDirection),
  );
  if (lines.size === 0) return directions;
  const tripsOf = Map.groupBy(parts.tripPattern.keys(), (trip) => parts.tripPattern[trip] as number);
  const patternsOf = Map.groupBy(parts.patternLine.keys(), (pattern) => parts.patternLine[pattern] as number);
  for (const line of lines) {
    const alike = groupAlike(parts, patternsOf.get(line) ?? []);
    const found = findDirections(describe(parts, alike, tripsOf));
    for (const [group, patterns] of alike.entries()) {
      for (const pattern of patterns) {
        if (directions[pattern] === unknownDirection) directions[pattern] = found[group] as DirectionId;
      }
    }
  }
  return directions;
}

const stopsOf = ({ patternStop, patternOffset }: Parts, pattern: number) =>
  patternStop.subarray(patternOffset[pattern], patternOffset[pattern + 1]);

/** Patterns with the same stops: they differ in where one may board, or in whether their feed gives a direction. */
function groupAlike(parts: Parts, patterns: readonly number[]): (readonly number[])[] {
  return [...Map.groupBy(patterns, (pattern) => stopsOf(parts, pattern).join()).values()];
}

function describe(
  parts: Parts,
  alike: readonly (readonly number[])[],
  tripsOf: ReadonlyMap<number, readonly number[]>,
): LinePattern[] {
  const lists = alike.map(([pattern = 0]) => stopsOf(parts, pattern));
  const own = [...new Set(lists.flatMap((list) => [...list]))];
  const stops = own.map((stop) => parts.stops[stop] as Stop);
  const places = new Map(findPlaces(stops).map((place, at) => [own[at] as number, place]));
  const origin = stops.find(isLocated);
  return alike.map((patterns, group) => {
    const list = [...(lists[group] ?? [])];
    const facts = list.map((stop) => parts.stops[stop] as Stop);
    const trips = patterns.flatMap((pattern) => tripsOf.get(pattern) ?? []);
    return {
      stopIds: facts.map(({ id }) => id),
      places: list.map((stop) => places.get(stop) as number),
      points: facts.map((stop) => (origin && isLocated(stop) ? toPlane(origin, stop) : undefined)),
      headsigns: sharesOf(trips.flatMap((trip) => wordsOf(headsignOf(parts, trip)))),
      known: knownDirection(parts, patterns),
    };
  });
}

/** Where the feed gives both directions to the same stops, as it may on a loop, those without one count to the first. */
function knownDirection({ patternDirection }: Parts, patterns: readonly number[]): DirectionId | undefined {
  const given = patterns.map((pattern) => patternDirection[pattern]);
  if (given.includes(0)) return 0;
  return given.includes(1) ? 1 : undefined;
}

/** What a bus shows at its first stop. */
function headsignOf(parts: Parts, trip: number): string {
  const { patternHeadsign, patternOffset, tripPattern, tripHeadsign } = parts;
  const atStop = patternHeadsign[patternOffset[tripPattern[trip] as number] as number] ?? -1;
  return parts.headsignText(tripHeadsign[trip] as number) || (atStop < 0 ? '' : parts.headsignText(atStop));
}

/** `Beauport (Est)` and `Montmorency (Est)` have a word in common. */
function wordsOf(headsign: string): string[] {
  const { word } = splitHeadsign(headsign);
  return [headsign, word && `(${word})`].filter((text) => text !== '').map((text) => text.toLowerCase());
}

function sharesOf(words: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const word of words) shares.set(word, (shares.get(word) ?? 0) + 1 / words.length);
  return shares;
}

const isLocated = ({ latitude, longitude }: Coordinates) => latitude !== 0 || longitude !== 0;
