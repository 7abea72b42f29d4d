import { addDays, daysBetween, weekdayOfDay } from '#lib/time/calendar-day.ts';
import type { DirectionOfDay, LineDay } from './line-sheet.ts';

/** A day of the week (0 is Sunday), a holiday, or a weekday without classes that runs another service. */
export type DayClass = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 'holiday' | 'school-day-off';

/** The order in which riders read them. */
export const dayClasses: readonly DayClass[] = [1, 2, 3, 4, 5, 6, 0, 'holiday', 'school-day-off'];

/** The days that one table of a sheet is for. */
export interface DayTable {
  readonly fingerprint: string;
  readonly classes: readonly DayClass[];
  /** One of its days, `2026-11-16`: its grid is the table's. */
  readonly date: string;
}

/** What a sheet of one direction of a line is made of, and the days it holds for. */
export interface SheetDays {
  readonly from: string;
  readonly to: string;
  readonly tables: readonly DayTable[];
  /** Days without service among those of the week and the holidays. */
  readonly idle: readonly DayClass[];
  /** Single days that run as no table says. */
  readonly exceptions: readonly string[];
}

/** A day of the calendar, seen from one direction. */
export interface SheetDay extends Omit<DirectionOfDay, 'direction'> {
  readonly date: string;
  readonly kind: LineDay['kind'];
}

/** A year of a timetable, with the days that it begins before or ends after the calendar's. */
const longestDays = 372;

/**
 * The part of a period that a sheet of a day is made of: all of it, or the calendar year of the day, since some feeds have
 * one period for many years.
 */
export function sheetPart(
  period: { readonly from: string; readonly to: string },
  date: string,
): { readonly from: string; readonly to: string } {
  const { from, to } = period;
  if (daysBetween(from, to) < longestDays) return { from, to };
  const year = date.slice(0, 4);
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return { from: from > first ? from : first, to: to < last ? to : last };
}

export function daysOfDirection(days: readonly LineDay[], direction: string): SheetDay[] {
  return days.flatMap(({ date, kind, directions }) => {
    const own = directions.find((each) => each.direction === direction);
    return own ? { date, kind, trips: own.trips, fingerprint: own.fingerprint } : [];
  });
}

/**
 * The sheet that holds on a date. A feed may change one line in the middle of a period: the sheet then ends there.
 * Undefined where the date is not among the days, which are in order and belong to one period.
 */
export function sheetDaysOn(days: readonly SheetDay[], date: string): SheetDays | undefined {
  const starts = [days[0]?.date ?? '', ...listTurns(days)];
  const place = starts.findLastIndex((start) => start <= date);
  const next = starts[place + 1];
  const last = days.at(-1)?.date ?? '';
  const [from, to] = [starts[place] ?? '', next === undefined ? last : addDays(next, -1)];
  if (from === '' || date > to) return undefined;
  return describe(days.filter((day) => day.date >= from && day.date <= to));
}

/** The usual service of one class of days. */
interface Usual extends SheetDay {
  readonly dayClass: DayClass;
}

function describe(days: readonly SheetDay[]): SheetDays {
  const byClass = groupByClass(days);
  const usual = [...byClass].map(([dayClass, own]): Usual => ({ ...commonest(own), dayClass }));
  const inOrder = dayClasses.flatMap((dayClass) => usual.find((each) => each.dayClass === dayClass) ?? []);
  const running = Map.groupBy(
    inOrder.filter(({ trips }) => trips > 0),
    ({ fingerprint }) => fingerprint,
  );
  const exceptions = [...byClass].flatMap(([dayClass, own]) => {
    const expected = usual.find((each) => each.dayClass === dayClass)?.fingerprint;
    return own.filter(({ fingerprint }) => fingerprint !== expected).map(({ date }) => date);
  });
  return {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    tables: [...running.values()].map((same) => ({
      fingerprint: same[0]?.fingerprint ?? '',
      date: same[0]?.date ?? '',
      classes: same.map(({ dayClass }) => dayClass),
    })),
    idle: inOrder.filter(({ trips }) => trips === 0).map(({ dayClass }) => dayClass),
    exceptions: exceptions.toSorted(),
  };
}

/** A day off that runs as its weekday does is such a weekday: most lines know no schools. */
function groupByClass(days: readonly SheetDay[]): Map<DayClass, SheetDay[]> {
  const regular = Map.groupBy(days.filter(isRegular), ({ date }) => weekdayOfDay(date));
  const usualOn = new Map([...regular].map(([weekday, own]) => [weekday, commonest(own).fingerprint]));
  return Map.groupBy(days, ({ date, kind, fingerprint }): DayClass => {
    const weekday = weekdayOfDay(date);
    if (kind === 'holiday') return 'holiday';
    const isOff = kind === 'school-day-off' && usualOn.has(weekday) && usualOn.get(weekday) !== fingerprint;
    return isOff ? 'school-day-off' : (weekday as DayClass);
  });
}

const isRegular = ({ kind }: SheetDay): boolean => kind !== 'holiday' && kind !== 'school-day-off';

/** The day whose service is the most frequent among some days; of equals the first. */
function commonest(days: readonly SheetDay[]): SheetDay {
  const groups = [...Map.groupBy(days, ({ fingerprint }) => fingerprint).values()];
  const [most] = groups.toSorted((one, two) => two.length - one.length);
  if (!most?.[0]) throw new Error('there is no day to choose from');
  return most[0];
}

/** One weekday has another service: the last day of the old and the first of the new. */
interface Change {
  readonly last: string;
  readonly first: string;
  /** One of the two was seen on a single day, at the very end: it may be an exception. */
  readonly isDoubtful: boolean;
}

/** The days on which another sheet begins: those of one week, each weekday in its turn, are one change. */
function listTurns(days: readonly SheetDay[]): string[] {
  const byWeekday = Map.groupBy(days.filter(isRegular), ({ date }) => weekdayOfDay(date));
  let left = [...byWeekday.values()].flatMap(changesOf).toSorted((a, b) => (a.first < b.first ? -1 : 1));
  const turns: string[] = [];
  while (left[0]) {
    const { first } = left[0];
    const together = left.filter(({ last }) => last < first);
    const [latest = first] = together.map(({ last }) => last).toSorted((a, b) => (a < b ? 1 : -1));
    if (together.length > 1 || !together[0]?.isDoubtful) turns.push(addDays(latest, 1));
    left = left.filter(({ last }) => last >= first);
  }
  return turns;
}

/** A day that differs from the weeks before and after it, which are alike, is an exception and no change. */
function changesOf(days: readonly SheetDay[]): Change[] {
  const changes: Change[] = [];
  let last = days[0];
  for (const [place, day] of days.entries()) {
    if (!last || day.fingerprint === last.fingerprint) last = day;
    else if (days[place + 1]?.fingerprint !== last.fingerprint) {
      const isDoubtful = last === days[0] || place === days.length - 1;
      changes.push({ last: last.date, first: day.date, isDoubtful });
      last = day;
    }
  }
  return changes;
}
