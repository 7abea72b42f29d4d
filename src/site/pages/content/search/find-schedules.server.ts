import type { LinesAndStops } from '#domain/stop-search.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { FoundLine } from './search-data.ts';

/** As many as the schedule service finds at most. */
export const mostFound = 50;

/** Lines and stops by their names and numbers, the best first. */
export interface FoundSchedules {
  readonly lines: readonly (FoundLine & { readonly isApproximate?: boolean })[];
  readonly stops: LinesAndStops['stops'];
}

/**
 * The lines and the stops that words name. A stop also has the streets where it stands, so that an address leads to the
 * stops at its corner.
 */
export async function findSchedules(context: LoaderContext, words: string): Promise<FoundSchedules> {
  const { schedule, locale } = context;
  const { lines, stops } = await schedule.search({ text: words, limit: mostFound, locale });
  return { lines: await withEnds(context, lines), stops };
}

/** The search gives a description; the list of lines has both ends and the days. */
async function withEnds(
  { schedule, locale, log }: LoaderContext,
  lines: LinesAndStops['lines'],
): Promise<FoundSchedules['lines']> {
  const known = await schedule.loadLines(locale).catch((err: unknown) => {
    log.warn({ err }, 'the lines of a search are shown without their ends');
    return [];
  });
  return lines.map(({ number, serviceTypeCode, description, isApproximate }) => ({
    ...(known.find((line) => line.number === number) ?? { number, serviceTypeCode, ends: [description] }),
    ...(isApproximate && { isApproximate }),
  }));
}
