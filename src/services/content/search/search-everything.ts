import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SearchKind } from '#domain/search-kind.ts';
import type { FoundEntry } from './find-entries.ts';
import type { ScheduleResult } from './schedule-results.ts';
import { searchEntries, type EntrySearch } from './search-entries.ts';

/** A question about everything, and which part of the answer is wanted. */
export interface WholeSearch extends Omit<EntrySearch, 'mayCorrect'> {
  /** Whether lines and stops are results too; what they are called keeps words from being corrected in any case. */
  readonly withSchedules: boolean;
  /** What is called something like it, the best first. */
  readonly schedules: readonly ScheduleResult[];
}

export interface WholeAnswer {
  readonly results: readonly (FoundEntry | ScheduleResult)[];
  readonly count: number;
  readonly counts: Readonly<Partial<Record<SearchKind, number>>>;
  /** What an excerpt marks. */
  readonly words: readonly string[];
  readonly corrected?: string;
  readonly schedulesPath?: string | undefined;
}

/**
 * What is called exactly as was typed, then what has the words in its title, then lines and stops with these names, then
 * the rest. Names that are only like what was typed count where nothing has the words themselves.
 */
export async function searchEverything(orm: NodePgDatabase, search: WholeSearch): Promise<WholeAnswer> {
  const { kinds, withSchedules, limit, offset, schedules } = search;
  // Up to so many before this page may be lines and stops: content begins no later than without them.
  const most = withSchedules ? schedules.length : 0;
  const from = Math.max(0, offset - most);
  const found = await searchEntries(orm, {
    ...search,
    offset: from,
    limit: limit + offset - from,
    mayCorrect: schedules.every(({ isApproximate }) => isApproximate),
  });
  const shown = withSchedules && found.schedulesPath !== undefined ? schedules : [];
  const named = shown.filter(({ isExact, isApproximate }) => isExact || !found.isWhole || !isApproximate);
  const wanted = named.filter((result) => !kinds || kinds.includes(kindOf(result)));
  const exact = wanted.filter(({ isExact }) => isExact);
  const others = wanted.filter(({ isExact }) => !isExact);
  const placeOf = (nth: number) => exact.length + nth + (nth < found.titleCount ? 0 : others.length);
  const placed = [
    ...exact.map((result, nth) => ({ result, place: nth })),
    ...found.entries.map((result, nth) => ({ result, place: placeOf(from + nth) })),
    ...others.map((result, nth) => ({ result, place: exact.length + found.titleCount + nth })),
  ];
  return {
    results: placed
      .filter(({ place }) => place >= offset && place < offset + limit)
      .toSorted((one, two) => one.place - two.place)
      .map(({ result }) => result),
    count: found.count + wanted.length,
    counts: { ...found.counts, ...countKinds(named) },
    words: found.words,
    schedulesPath: found.schedulesPath,
    ...(found.corrected !== undefined && { corrected: found.corrected }),
  };
}

const kindOf = ({ target }: ScheduleResult): SearchKind => (target.kind === 'line' ? 'lines' : 'stops');

function countKinds(results: readonly ScheduleResult[]): WholeAnswer['counts'] {
  const kinds = Map.groupBy(results, kindOf);
  return Object.fromEntries([...kinds].map(([kind, list]) => [kind, list.length]));
}
