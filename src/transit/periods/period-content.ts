import { weekdayOf, type ServiceDate } from '#lib/time/service-date.ts';
import { listServicesOn } from '../timetable/services.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { countTrips, describeTrip } from '../timetable/trips.ts';

/** What runs on a day, whatever its services are called: a number for each trip's pattern and minute, in order. */
type DayContent = Float64Array;

/** One weekday has another timetable: the last day of the old and the first of the new. */
interface Change {
  readonly last: ServiceDate;
  readonly first: ServiceDate;
  readonly weekday: number;
}

/** More than the minutes of a service day: a pattern times this, plus a minute, is one number. */
const minuteRoom = 2 ** 13;

/** The days on which a new period begins, told by what runs: where most of a week changes, and for good. */
export function findChangesByContent(timetable: Timetable): ServiceDate[] {
  const contentOn = readContents(timetable);
  const changes = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    findWeekdayChanges(timetable, weekday, contentOn),
  );
  const found: ServiceDate[] = [];
  let left = changes.sort((one, two) => one.first - two.first);
  while (left[0]) {
    const { first } = left[0];
    const together = left.filter(({ last }) => last < first);
    const start = Math.max(...together.map(({ last }) => last)) + 1;
    if (isMostOfWeek(timetable, { start, changes: together }, contentOn)) found.push(start);
    left = left.filter(({ last }) => last >= first);
  }
  return found;
}

/** A day that differs from the week before and equals the week after starts a new timetable; one that differs from both is a holiday. */
function findWeekdayChanges(
  { firstDate, days }: Timetable,
  weekday: number,
  contentOn: (date: ServiceDate) => DayContent,
): Change[] {
  const changes: Change[] = [];
  const end = firstDate + days;
  let last = firstDate + ((weekday - weekdayOf(firstDate) + 7) % 7);
  for (let date = last + 7; date + 7 < end; date += 7) {
    if (areAlike(contentOn(last), contentOn(date))) last = date;
    else if (
      areAlike(contentOn(date), contentOn(date + 7)) &&
      !areAlike(contentOn(last), contentOn(date + 7))
    ) {
      changes.push({ last, first: date, weekday });
      last = date;
    }
  }
  return changes;
}

/** Only the weekdays that were seen before can tell. */
function isMostOfWeek(
  { firstDate }: Timetable,
  { start, changes }: { readonly start: ServiceDate; readonly changes: readonly Change[] },
  contentOn: (date: ServiceDate) => DayContent,
): boolean {
  let [changed, all] = [0, 0];
  for (let date = Math.max(firstDate, start - 7); date < start; date += 1) {
    const trips = Math.max(contentOn(date).length, 1);
    all += trips;
    if (changes.some(({ weekday }) => weekday === weekdayOf(date))) changed += trips;
  }
  return changed * 2 > all;
}

/** At least half of the trips of both days together run on both. */
function areAlike(one: DayContent, two: DayContent): boolean {
  if (one === two) return true;
  let [common, place, other] = [0, 0, 0];
  while (place < one.length && other < two.length) {
    const difference = (one[place] as number) - (two[other] as number);
    if (difference === 0) common += 1;
    if (difference <= 0) place += 1;
    if (difference >= 0) other += 1;
  }
  return common * 2 >= one.length + two.length - common;
}

/** Days with the same services share one content. */
function readContents(timetable: Timetable): (date: ServiceDate) => DayContent {
  const byService: number[][] = timetable.services.map(() => []);
  for (let trip = 0; trip < countTrips(timetable); trip += 1) {
    const { service, pattern, start } = describeTrip(timetable, trip);
    byService[service]?.push(pattern * minuteRoom + Math.floor(start / 60));
  }
  const known = new Map<string, DayContent>();
  return (date) => {
    const services = listServicesOn(timetable, date);
    const key = services.join();
    const found = known.get(key);
    if (found) return found;
    const content = Float64Array.from([...services].flatMap((service) => byService[service] ?? [])).sort();
    known.set(key, content);
    return content;
  };
}
