import type { ScheduleView } from './schedule-context.ts';

/** How long an answer may be kept by whoever asked. */
export type Lifetime = 'day' | 'board' | 'vehicles' | 'hour';

const seconds = { board: 10, vehicles: 20, hour: 3600 } as const;
/** A feed that arrives during the day is to be seen the same day. */
const longestDaySeconds = 3600;

/** What is the same all day is kept until the date or the rider's day changes, but never so long that a new feed goes unseen. */
export function cacheControl(lifetime: Lifetime, { edition: { clock }, now }: ScheduleView): string {
  if (lifetime !== 'day') return `public, max-age=${seconds[lifetime]}`;
  const end = Math.min(clock.midnightOf(clock.calendarDateAt(now) + 1), clock.startOf(clock.dateAt(now) + 1));
  const left = Math.max(Math.floor((end - now) / 1000), 0);
  return `public, max-age=${Math.min(left, longestDaySeconds)}`;
}
