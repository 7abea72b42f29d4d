import type { ScheduleView } from './schedule-context.ts';

/** How long an answer may be kept by whoever asked. */
export type Lifetime = 'day' | 'board' | 'vehicles' | 'hour';

const seconds = { board: 10, vehicles: 20, hour: 3600 } as const;
/** What is the same all day is kept until the date or the rider's day changes. */
export function cacheControl(lifetime: Lifetime, { edition: { clock }, now }: ScheduleView): string {
  if (lifetime !== 'day') return `public, max-age=${seconds[lifetime]}`;
  const end = Math.min(clock.midnightOf(clock.calendarDateAt(now) + 1), clock.startOf(clock.dateAt(now) + 1));
  return `public, max-age=${Math.max(Math.floor((end - now) / 1000), 0)}`;
}
