import type { LineDay } from '#domain/line-sheet.ts';
import type { DateChip } from '#site/ui/date-chips/date-chips.tsx';

/** The days of a line as links; those of another period than the first one are marked. */
export function dateChips(days: readonly LineDay[], hrefOf: (date: string) => string): DateChip[] {
  const [first] = days;
  return days.map(({ date, kind, trips, period }) => ({
    date,
    kind,
    href: hrefOf(date),
    isEmpty: trips === 0,
    isNewPeriod: period.from !== first?.period.from,
  }));
}
