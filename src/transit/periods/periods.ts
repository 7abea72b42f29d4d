import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { findChangesByContent } from './period-content.ts';
import { findChangesByCalendar } from './period-calendar.ts';
import { Remembered } from '../timetable/remembered.ts';
import type { Timetable } from '../timetable/timetable.ts';

export type Season = 'winter' | 'spring' | 'summer' | 'autumn';

/** A stretch of days with one timetable, holidays aside. */
export interface Period {
  /** Its first day: `20260822`. */
  readonly id: string;
  readonly from: ServiceDate;
  /** The last day, included. */
  readonly to: ServiceDate;
  /** The season of its middle. */
  readonly season: Season;
}

const periods = new Remembered<Timetable, 'all', readonly Period[]>(1);

/** The periods of a feed: in order, without gap or overlap, from its first day to its last. */
export function listPeriods(timetable: Timetable): readonly Period[] {
  return periods.get(timetable, 'all', () => makePeriods(timetable));
}

export function periodOn(timetable: Timetable, date: ServiceDate): Period | undefined {
  return listPeriods(timetable).find(({ from, to }) => date >= from && date <= to);
}

/** A calendar says where periods begin; single dates only show it by what runs on them. */
function makePeriods(timetable: Timetable): Period[] {
  const { firstDate, days } = timetable;
  if (days === 0) return [];
  const changes = findChangesByCalendar(timetable) ?? findChangesByContent(timetable);
  const starts = [firstDate, ...changes];
  return starts.map((from, place) => {
    const to = (starts[place + 1] ?? firstDate + days) - 1;
    return { id: formatServiceDate(from), from, to, season: seasonOf(Math.floor((from + to) / 2)) };
  });
}

function seasonOf(date: ServiceDate): Season {
  const month = Number(formatServiceDate(date).slice(4, 6)) % 12;
  return (['winter', 'spring', 'summer', 'autumn'] as const)[Math.floor(month / 3)] ?? 'winter';
}
