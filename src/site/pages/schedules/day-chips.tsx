import { DateChips } from '#site/ui/date-chips/date-chips.tsx';
import type { LineDayChip } from './line/line-data.ts';

/** The day on screen, among those that can be chosen. */
export interface ChosenDay {
  readonly date: string;
  /** The rider's day. */
  readonly today: string;
  readonly days: readonly LineDayChip[];
  /** The day in words: the first date that a phone formats takes it over 100 ms. */
  readonly dayWords: string;
  /** The period that begins within them, in words. */
  readonly newPeriod?: string;
}

interface DayChipsProps {
  readonly data: ChosenDay;
  /** Whether the mark of a new period is explained under the days. */
  readonly hasLegend?: boolean;
  hrefOf(date: string): string;
}

export function DayChips({ data, hasLegend, hrefOf }: DayChipsProps) {
  const { date, today, days, newPeriod } = data;
  return (
    <DateChips
      days={days.map((day) => ({ ...day, href: hrefOf(day.date) }))}
      current={date}
      today={today}
      legend={hasLegend ? newPeriod : undefined}
    />
  );
}
