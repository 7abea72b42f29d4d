import { formatIsoDate, parseServiceDate } from '#lib/time/service-date.ts';
import { formatDayOfYear } from '#site/i18n/format.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { isAway, notFound, requireDate, scheduleInfo } from '../schedule-page.server.ts';
import { describeLines, type CancelledLine } from './describe-lines.server.ts';

export type CancellationsData =
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'list';
      readonly at: number;
      readonly date: string;
      readonly isToday: boolean;
      readonly lines: readonly CancelledLine[];
      /** The days beside this one that can be read. */
      readonly before?: string | undefined;
      readonly after?: string | undefined;
    };

/** So many days back every day has a page, with records or without. */
const daysBack = 14;
const keep = { serverS: 30, browserS: 0 } as const;

/** The trips of a day that were called off or cut short. */
export const loadCancellations: PageLoader<CancellationsData> = async (context) => {
  const texts = catalogues[context.locale].cancellations;
  const asked = requireDate(context);
  try {
    const { at, day: today } = await context.schedule.loadToday();
    const date = asked ?? today;
    const disruptions = await context.schedule.loadDisruptions({ date, locale: context.locale });
    if (disruptions.length === 0 && !isRecent(date, today)) throw notFound(texts.unknownDay);
    const isToday = date === today;
    const [lines, before, after] = await Promise.all([
      describeLines(context, disruptions, isToday ? at : undefined),
      findReadable(context, shift(date, -1), today),
      findReadable(context, shift(date, 1), today),
    ]);
    const day = formatDayOfYear(date, context.locale);
    return {
      kind: 'page',
      status: 200,
      info: scheduleInfo(context, {
        title: texts.titleOf(day),
        summary: texts.summary(day, context.operator.fleet),
      }),
      data: { kind: 'list', at, date, isToday, lines, before, after },
      keep,
    };
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    context.log.error({ err: thrown }, 'the cancelled trips could not be read');
    return {
      kind: 'page',
      status: 503,
      info: scheduleInfo(context, { title: texts.title, summary: texts.failed }),
      data: { kind: 'failed' },
      keep: 'never',
    };
  }
};

async function findReadable(
  { schedule, locale }: LoaderContext,
  date: string,
  today: string,
): Promise<string | undefined> {
  if (isRecent(date, today)) return date;
  return (await schedule.loadDisruptions({ date, locale })).length > 0 ? date : undefined;
}

function isRecent(date: string, today: string): boolean {
  return date <= today && date >= shift(today, -daysBack);
}

function shift(date: string, days: number): string {
  return formatIsoDate((parseServiceDate(date.replaceAll('-', '')) ?? 0) + days);
}
