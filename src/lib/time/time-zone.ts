import { Temporal } from 'temporal-polyfill';

/** What stands in where nobody names a zone that is known. */
export const fallbackZone = 'UTC';

/** Whether a text is a name of the tz database, such as `America/Halifax`; an offset such as `-04:00` is not. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

/** From one instant to another (ms). */
interface Stretch {
  readonly from: number;
  readonly until: number;
}

/**
 * Whether the clocks of two zones show the same all through a stretch of time: `America/Montreal` and
 * `America/New_York` are two names for the same hours.
 */
export function showSameTime(one: string, other: string, stretch: Stretch): boolean {
  if (one === other) return true;
  const instants = [stretch.from, ...clockChanges(one, stretch), ...clockChanges(other, stretch)];
  return instants.every((instant) => offsetIn(one, instant) === offsetIn(other, instant));
}

function offsetIn(timeZone: string, instantMs: number): number {
  return zoned(timeZone, instantMs).offsetNanoseconds;
}

function clockChanges(timeZone: string, { from, until }: Stretch): number[] {
  const changes: number[] = [];
  let next = zoned(timeZone, from).getTimeZoneTransition('next');
  while (next && next.epochMilliseconds < until) {
    changes.push(next.epochMilliseconds);
    next = next.getTimeZoneTransition('next');
  }
  return changes;
}

function zoned(timeZone: string, instantMs: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone);
}
