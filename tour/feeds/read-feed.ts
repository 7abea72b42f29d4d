import { readFileSync, statSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { formatIsoDate, type ServiceDate } from '#lib/time/service-date.ts';
import {
  countTripsOn,
  filesOfFolder,
  filesOfZip,
  importFeed,
  openTimetable,
  type Timetable,
} from '#transit/index.ts';
import type { ReadFeed, TourFeed } from './tour-feed.ts';

/** When most networks run. */
const usualTime = '07:30';

/** Reads a feed as the program does, and chooses the time to look at it. */
export function readFeed(feed: TourFeed): ReadFeed {
  const files = statSync(feed.path).isDirectory()
    ? filesOfFolder(feed.path)
    : filesOfZip(readFileSync(feed.path));
  const timetable = openTimetable(importFeed(files).snapshot);
  const local = feed.at ?? `${formatIsoDate(busiestDay(timetable))}T${usualTime}`;
  const { offset } = Temporal.PlainDateTime.from(local).toZonedDateTime(timetable.timeZone ?? 'UTC');
  return { ...feed, timetable, clock: `${local}${offset}` };
}

/** In the middle of the days with the most trips: feeds of years ago have departures on it, and dates on both sides of it. */
function busiestDay(timetable: Timetable): ServiceDate {
  const days = Array.from({ length: timetable.days }, (_, place) => timetable.firstDate + place);
  const counts = days.map((day) => countTripsOn(timetable, day));
  const most = Math.max(...counts);
  const busy = days.filter((_, place) => counts[place] === most);
  return busy[Math.floor(busy.length / 2)] ?? timetable.firstDate;
}
