import type { BikesTaken } from '#transit/timetable/facts.ts';

/** What `bikes_allowed` says of trips: the bits of a line are those of all its trips together. */
const bits = { taken: 1, refused: 2, unsaid: 4 } as const;

export function bikeBit(text: string): number {
  if (text === '1') return bits.taken;
  return text === '2' ? bits.refused : bits.unsaid;
}

/** Nothing where no trip takes bikes and some do not say: the line may take them. */
export function bikesTakenBy(line: number): { readonly bikes?: BikesTaken } {
  if (line === bits.taken) return { bikes: 'all' };
  if (line === bits.refused) return { bikes: 'none' };
  return (line & bits.taken) === 0 ? {} : { bikes: 'some' };
}
