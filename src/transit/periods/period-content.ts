import { weekdayOf, type ServiceDate } from '#lib/time/service-date.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { contentReader, shareOf, type DayContent } from './day-content.ts';

/** One weekday has another timetable: the last day of the old and the first of the new. */
interface Change {
  readonly last: ServiceDate;
  readonly first: ServiceDate;
  readonly weekday: number;
}

/** The days on which a new period begins, told by what runs: where most of a week changes, and for good. */
export function findChangesByContent(timetable: Timetable): ServiceDate[] {
  const contentOn = contentReader(timetable);
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
  return shareOf(one, two) >= 0.5;
}
