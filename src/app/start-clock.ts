import type { Config } from '#config.ts';
import { AppError } from '#lib/errors.ts';
import { isOfAnyZone, readMoment } from '#lib/time/read-moment.ts';
import { fallbackZone } from '#lib/time/time-zone.ts';
import { clockFrom, systemClock, type Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { readFeed } from '#services/schedule/feed/read-feed.ts';
import type { Materials, MaterialsOfFeed } from './materials.ts';

/** The machine's, unless a setting says what time it is now where the operator is. */
export async function startClock(
  { clock: typed, schedule }: Pick<Config, 'clock' | 'schedule'>,
  materials: Materials | MaterialsOfFeed,
  log: Log,
): Promise<Clock> {
  if (typed === undefined) return systemClock;
  const named = 'operator' in materials ? materials.operator.timeZone : undefined;
  const timeZone = named ?? (isOfAnyZone(typed) ? undefined : await findZone(schedule.feed, log));
  const startMs = readMoment(typed, { timeZone: timeZone ?? fallbackZone, nowMs: systemClock.now() });
  if (startMs === undefined) throw new AppError('bad-setting', 'CLOCK is no time where the operator is');
  return clockFrom(startMs);
}

/**
 * The zone of a feed that alone says where its operator is. It is read for this before the program starts, which takes
 * the time of an import: everything that starts is given a clock.
 */
async function findZone(feed: string | undefined, log: Log): Promise<string | undefined> {
  if (feed === undefined) return undefined;
  try {
    return (await readFeed(feed)).timeZone;
  } catch (err) {
    log.warn({ err }, 'CLOCK is read in UTC: the feed, which would say the zone, cannot be read');
    return undefined;
  }
}
