import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { isTripOn, type Edition } from '#transit/index.ts';
import { rosterOf } from './roster.ts';

/** A trip that runs, has just ended or is about to begin. */
export interface NearTrip {
  readonly trip: number;
  readonly date: ServiceDate;
  /** The date as feeds write it. */
  readonly startDate: string;
  /** Seconds since it was to leave; negative before. */
  readonly sinceStart: number;
  /** Seconds since it was to arrive at its last stop; negative before. */
  readonly sinceEnd: number;
}

/** How long before its start and after its end a trip is listed. */
interface Nearness {
  readonly aheadSeconds: number;
  readonly behindSeconds: number;
}

/** Trips of every service date that are near an instant, those past midnight too. */
export function listNearTrips(
  edition: Edition,
  nowMs: number,
  { aheadSeconds, behindSeconds }: Nearness,
): NearTrip[] {
  const { timetable, clock } = edition;
  const { start, end } = rosterOf(edition);
  const today = clock.calendarDateAt(nowMs);
  const near: NearTrip[] = [];
  for (let date = today - 2; date <= today + 1; date += 1) {
    const startDate = formatServiceDate(date);
    const now = clock.toSeconds(date, nowMs);
    for (let trip = 0; trip < start.length; trip += 1) {
      const sinceStart = now - (start[trip] as number);
      const sinceEnd = now - (end[trip] as number);
      if (sinceStart < -aheadSeconds || sinceEnd > behindSeconds) continue;
      if (isTripOn(timetable, trip, date)) near.push({ trip, date, startDate, sinceStart, sinceEnd });
    }
  }
  return near;
}
