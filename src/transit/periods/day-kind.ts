import { weekdayOf, type ServiceDate } from '#lib/time/service-date.ts';
import type { Edition } from '../timetable/edition.ts';
import { isPatternOn } from '../timetable/patterns.ts';
import { Remembered } from '../timetable/remembered.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { contentReader, shareOf, type DayContent } from './day-content.ts';
import { periodOn, type Period } from './periods.ts';

/** What a rider calls a day of the timetable. */
export type DayKind = 'weekday' | 'saturday' | 'sunday' | 'holiday' | 'school-day-off';

type WeekPart = 'weekday' | 'saturday' | 'sunday';

interface DayQuestion {
  readonly date: ServiceDate;
  /** Whether a line runs for schools; no line does unless given. */
  isSchoolLine?(line: number): boolean;
}

/** What usually runs in each part of the week of a period. */
type UsualWeek = Readonly<Partial<Record<WeekPart, DayContent>>>;

const weekParts: readonly WeekPart[] = ['weekday', 'saturday', 'sunday'];
const usualWeeks = new Remembered<Timetable, string, UsualWeek>(64);
/** The calendar of every line asks for the same days, and days are long to compare. */
const holidays = new Remembered<Timetable, ServiceDate, boolean>(1024);

/**
 * The kind of a day, told by what runs on it: feeds name no holidays. A weekday that runs as a Saturday or a Sunday
 * usually does, or a Saturday that runs as a Sunday, is a holiday. A weekday on which no line of schools runs, although
 * some usually do, is a school day off. Undefined outside the feed.
 */
export function dayKindOn(edition: Edition, { date, isSchoolLine }: DayQuestion): DayKind | undefined {
  const { timetable } = edition;
  const period = periodOn(timetable, date);
  if (!period) return undefined;
  const own = partOf(date);
  if (holidays.get(timetable, date, () => isHoliday(timetable, date, period))) return 'holiday';
  if (own === 'weekday' && isSchoolLine && isWithoutSchools(edition, { date, isSchoolLine, period }))
    return 'school-day-off';
  return own;
}

function isHoliday(timetable: Timetable, date: ServiceDate, period: Period): boolean {
  const own = partOf(date);
  const content = contentReader(timetable)(date);
  const usual = usualWeekOf(timetable, period);
  const likeness = (part: WeekPart) => {
    const other = usual[part];
    return other ? shareOf(content, other) : 0;
  };
  // Of two parts that run alike, the day is its own.
  const quieter = weekParts.slice(weekParts.indexOf(own) + 1);
  return quieter.some((part) => likeness(part) >= 0.5 && likeness(part) > likeness(own));
}

function partOf(date: ServiceDate): WeekPart {
  const weekday = weekdayOf(date);
  if (weekday === 0) return 'sunday';
  return weekday === 6 ? 'saturday' : 'weekday';
}

/** For each part of the week the day that is like most others. */
function usualWeekOf(timetable: Timetable, period: Period): UsualWeek {
  return usualWeeks.get(timetable, period.id, () => {
    const contentOn = contentReader(timetable);
    const dates = datesOf(period);
    return Object.fromEntries(
      weekParts.flatMap((part) => {
        const usual = mostUsual(dates.filter((date) => partOf(date) === part).map(contentOn));
        return usual ? [[part, usual]] : [];
      }),
    );
  });
}

function mostUsual(contents: readonly DayContent[]): DayContent | undefined {
  const counts = new Map<DayContent, number>();
  for (const content of contents) counts.set(content, (counts.get(content) ?? 0) + 1);
  let best: { readonly content: DayContent; readonly likeness: number } | undefined;
  for (const content of counts.keys()) {
    let likeness = 0;
    for (const [other, count] of counts) likeness += count * shareOf(content, other);
    if (!best || likeness > best.likeness) best = { content, likeness };
  }
  return best?.content;
}

interface SchoolQuestion extends Required<DayQuestion> {
  readonly period: Period;
}

/** No line of schools runs, and on most weekdays of the period one does. */
function isWithoutSchools(edition: Edition, { date, isSchoolLine, period }: SchoolQuestion): boolean {
  const patterns = edition.directions
    .filter((_, line) => isSchoolLine(line))
    .flat()
    .flatMap((direction) => direction.patterns);
  const runs = (day: ServiceDate) => patterns.some((each) => isPatternOn(edition.timetable, each, day));
  if (patterns.length === 0 || runs(date)) return false;
  const weekdays = datesOf(period).filter((day) => partOf(day) === 'weekday');
  return weekdays.filter(runs).length * 2 > weekdays.length;
}

function datesOf({ from, to }: Period): ServiceDate[] {
  return Array.from({ length: to - from + 1 }, (_, day) => from + day);
}
