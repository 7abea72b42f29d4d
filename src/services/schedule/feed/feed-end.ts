import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import type { Timetable } from '#transit/index.ts';

/** Whoever publishes the next feed has to be told so many days before this one is over. */
const soonDays = 14;

export interface FeedEnd {
  /** `2026-11-28` */
  readonly lastDay: string;
  /** From today to it; negative once it is past. */
  readonly daysLeft: number;
}

/** When a feed is over, where that is soon or past. */
export function feedEnd(
  { firstDate, days }: Pick<Timetable, 'firstDate' | 'days'>,
  today: ServiceDate,
): FeedEnd | undefined {
  if (days === 0) return undefined;
  const last = firstDate + days - 1;
  const daysLeft = last - today;
  if (daysLeft > soonDays) return undefined;
  const lastDay = formatServiceDate(last).replace(/^(\d{4})(\d\d)/, '$1-$2-');
  return { lastDay, daysLeft };
}
