import { findFeedZone } from '#clients/schedule/find-feed-zone.ts';
import type { Operator, OperatorInZone } from '#domain/operator.ts';
import { fallbackZone } from '#lib/time/time-zone.ts';
import type { Log } from '#platform/log/log.ts';
import type { Transport } from '#platform/transport.ts';
import type { ScheduleService } from '#services/schedule/schedule-service.ts';

interface ZoneSources {
  /** The timetables of this process, about to start; undefined when they are elsewhere. */
  readonly here: Promise<ScheduleService> | undefined;
  /** The way to timetables elsewhere. */
  readonly elsewhere: Transport;
  readonly log: Log;
}

/**
 * The operator with the zone that its own texts are written in: the one it names, else that of its feed, which is asked
 * for once at the start, else UTC.
 */
export async function settleZone(operator: Operator, sources: ZoneSources): Promise<OperatorInZone> {
  if (operator.timeZone !== undefined) return { ...operator, timeZone: operator.timeZone };
  const { here, elsewhere, log } = sources;
  try {
    const timeZone = here ? (await here).timeZone() : await findFeedZone(elsewhere);
    if (timeZone !== undefined) return { ...operator, timeZone };
    log.warn('the operator names no time zone and no feed is in service: texts are written in UTC');
  } catch (thrown) {
    log.warn(
      { err: thrown },
      'the operator names no time zone and the feed cannot be asked: texts are in UTC',
    );
  }
  return { ...operator, timeZone: fallbackZone };
}
