import type { Steps } from '#lib/steps.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { ridesOf, type JourneyView } from './network.ts';
import type { DatedRides } from './ride-search.ts';

/**
 * The time of one search. It counts seconds from the origin of a service date; a search for the latest departure counts
 * them backwards. Offsets of dates come from the clock, so that the hour a clock change adds or takes is in them.
 */
export interface Frame {
  readonly isMirrored: boolean;
  /** Of an instant (ms). */
  toSeconds(instantMs: number): number;
  toInstant(seconds: number): number;
  /** The service date of a day of the search. */
  readonly dates: readonly ServiceDate[];
  readonly days: readonly DatedRides[];
  /** From when on buses may run that the search does not know, because their date begins beyond its reach. */
  readonly unknownFrom: number;
}

interface FrameQuestion {
  readonly at: number;
  readonly isMirrored: boolean;
  readonly wheelchair: boolean;
  /** Rides that begin later than so many seconds on are left out (when counting backwards, those that end earlier). */
  readonly reachSeconds: number;
}

/** How many dates on (backwards: back) a search looks, besides that of its beginning. */
const datesOn = 2;
const daySeconds = 86_400;

export function* frameOf(view: JourneyView, question: FrameQuestion): Steps<Frame> {
  const { clock, longestTripDays, timetable } = view.edition;
  const { at, isMirrored, wheelchair, reachSeconds } = question;
  const today = clock.calendarDateAt(at);
  const base = clock.toInstant(today, 0);
  const sign = isMirrored ? -1 : 1;
  const toSeconds = (instantMs: number) => Math.round((sign * (instantMs - base)) / 1000);
  const from = toSeconds(at);
  // Late buses run on into the next day.
  const longest = (longestTripDays + 1) * daySeconds;
  const [back, on] = isMirrored ? [longestTripDays + datesOn, 1] : [longestTripDays, datesOn];
  const dates: ServiceDate[] = [];
  const days: DatedRides[] = [];
  let unknownFrom = Infinity;
  for (let date = today - back; date <= today + on; date += 1) {
    if (!timetable.covers(date)) continue;
    const offset = toSeconds(clock.toInstant(date, 0));
    // It takes long to lay a date out: not for one whose buses all run before or after what is asked for.
    const [earliest, latest] = isMirrored ? [offset - longest, offset] : [offset, offset + longest];
    if (latest < from) continue;
    if (isBeyond(earliest)) continue;
    const table = yield* ridesOf(view, { date, wheelchair, isMirrored });
    yield;
    if (table.lastDeparture + offset < from || isBeyond(table.firstDeparture + offset)) continue;
    dates.push(date);
    days.push({ table, offset });
  }
  return {
    isMirrored,
    toSeconds,
    toInstant: (seconds) => base + sign * seconds * 1000,
    dates,
    days,
    unknownFrom,
  };

  function isBeyond(begins: number): boolean {
    if (begins <= from + reachSeconds) return false;
    unknownFrom = Math.min(unknownFrom, begins);
    return true;
  }
}
