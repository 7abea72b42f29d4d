import type { JourneyTime } from '#domain/journeys/journey.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { formatPlanner, type PlannerQuery } from '#site/planner/planner-query.ts';
import { fixTime, type Asked } from './describe-head.server.ts';
import { findGone } from './find-gone.server.ts';
import type { ResultsData, ResultsHead } from './results-data.ts';

const hourMs = 3_600_000;
const morning = '08:00';

interface NothingFacts {
  readonly asked: Asked;
  readonly when: JourneyTime;
  readonly kind: 'none' | 'outside' | 'failed';
}

/** What to try where there is nothing, or where nothing is known. */
export async function describeNothing(
  context: LoaderContext,
  head: ResultsHead,
  { asked, when, kind }: NothingFacts,
): Promise<ResultsData> {
  const { url, operator, now } = context;
  const path = (query: PlannerQuery) => formatPlanner(url.pathname, query);
  if (kind === 'outside')
    return { ...head, kind, paths: { ...head.paths, now: path({ ...asked, when: 'now' }) } };
  if (kind === 'failed') return { ...head, kind, paths: { ...head.paths, retry: url.pathname + url.search } };
  const later = fixTime(context, asked, { kind: 'depart', at: when.at + hourMs });
  const day = dayOf(momentIn(operator.timeZone, when.at));
  const gone = await findGone(context, asked.journey);
  return {
    ...head,
    kind,
    ...(gone && { gone }),
    isForToday: day === dayOf(momentIn(operator.timeZone, now)),
    paths: {
      ...head.paths,
      later: path(later),
      dayAfter: path({ ...later, date: dayAfter(day), time: morning }),
      ...(asked.lessWalking && { moreWalking: path({ ...asked, lessWalking: false }) }),
      ...(asked.wheelchair && { anyVehicle: path({ ...asked, wheelchair: false }) }),
    },
  };
}

/** By the calendar: the day on which clocks go back has 25 hours. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + 24 * hourMs).toISOString().slice(0, 10);
