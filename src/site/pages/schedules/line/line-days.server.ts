import { changeItems } from '#domain/change-items.ts';
import type { DayKind, LineDay } from '#domain/line-sheet.ts';
import { formatDay, formatDayOfYear } from '#site/i18n/format.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { LineChange, LineDayChip, LineView } from './line-data.ts';

/** As many days as can be chosen. */
const chosenFrom = 14;
/** So far ahead a new period is told of: its first weekday is among these days. */
export const daysAhead = 35;

/** Two weeks from today; a day beyond them begins two weeks of its own. */
export function chipsOf(days: readonly LineDay[]): Pick<LineView, 'period'> & { days: LineDayChip[] } {
  const shown = days.slice(0, chosenFrom);
  const newer = shown.find(({ period }) => period.from !== shown[0]?.period.from)?.period;
  return {
    days: shown.map(({ date, kind, trips, period }) => ({
      date,
      kind,
      ...(trips === 0 && { isEmpty: true }),
      ...(newer && period.from >= newer.from && { isNewPeriod: true }),
    })),
    ...(newer && { period: { name: newer.name, from: newer.from } }),
  };
}

/** The same kind of day on both sides of the next change of period, where the line runs on it. */
export function daysToCompare(
  days: readonly LineDay[],
  date: string,
): { readonly before: LineDay; readonly after: LineDay } | undefined {
  const current = days.find((day) => day.date >= date);
  const first = days.find((day) => day.date > date && day.period.from !== current?.period.from);
  if (!current || !first) return undefined;
  const kinds: readonly DayKind[] = [current.kind, 'weekday', 'saturday', 'sunday'];
  for (const kind of kinds.filter((each) => each !== 'holiday' && each !== 'school-day-off')) {
    const before = days.findLast((day) => day.kind === kind && day.date < first.date);
    const after = days.find((day) => day.kind === kind && day.date >= first.date);
    if (before && after && before.trips + after.trips > 0) return { before, after };
  }
  return undefined;
}

interface ChangeQuestion {
  readonly number: string;
  readonly direction: string;
  readonly date: string;
  readonly days: readonly LineDay[];
}

/** What the next period brings; the page stands without it. */
export async function loadChange(
  { schedule, locale, log }: LoaderContext,
  { number, direction, date, days }: ChangeQuestion,
): Promise<LineChange | undefined> {
  const compared = daysToCompare(days, date);
  if (!compared) return undefined;
  const { before, after } = compared;
  const { from, to, name } = after.period;
  try {
    const changes = await schedule.loadChanges({ number, before: before.date, after: after.date, locale });
    return {
      from: formatDayOfYear(from, locale),
      name,
      until: formatDay(to, locale),
      kind: after.kind,
      items: changeItems(changes.find((change) => change.direction === direction)),
    };
  } catch (err) {
    log.warn({ err, line: number }, 'what changes at the next period could not be read');
    return undefined;
  }
}
