import { formatServiceDate, weekdayOf, type ServiceDate } from '#lib/time/service-date.ts';
import { serviceDays, type CityPlan, type PeriodRule, type ServiceDay } from '../city-plan.ts';
import { dayIn, yearOf } from '#lib/time/date-rule.ts';

const weeksBefore = 4;
const weeksAfter = 16;

/** Monday first. */
const weekdays: Readonly<Record<ServiceDay, string>> = {
  semaine: '1111100',
  samedi: '0000010',
  dimanche: '0000001',
  nuit: '0000110',
  classe: '1111100',
  soir: '1111100',
};

/** One kind of service in one period. */
export interface Service {
  readonly id: string;
  readonly period: PeriodRule;
  readonly day: ServiceDay;
  readonly weekdays: string;
  readonly from: ServiceDate;
  readonly to: ServiceDate;
  /** Dates on which it runs although it is not one of its weekdays, or does not run although it is. */
  readonly exceptions: readonly { readonly date: ServiceDate; readonly runs: boolean }[];
}

export interface ServiceCalendar {
  readonly from: ServiceDate;
  readonly to: ServiceDate;
  readonly services: readonly Service[];
}

/**
 * What runs on each day from the Monday four weeks before this week's to the Sunday sixteen weeks after it.
 * A service is named after the true start of its period, so that it keeps its name as the window moves.
 */
export function buildServiceCalendar(plan: CityPlan, today: ServiceDate): ServiceCalendar {
  const monday = today - sinceMonday(today);
  const from = monday - weeksBefore * 7;
  const to = monday + weeksAfter * 7 + 6;
  const services = periodsBetween(plan, from, to).flatMap(({ rule, start, end }) =>
    serviceDays.flatMap((day): Service[] => {
      const span = { from: Math.max(start, from), to: Math.min(end, to) };
      const dates = Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index);
      const known = dates.map((date) => ({ date, runs: runsOn(plan, day, date) }));
      if (!known.some(({ runs }) => runs)) return [];
      const exceptions = known.filter(({ date, runs }) => runs !== isPlanned(day, date));
      const id = `${formatServiceDate(start)}${day}`;
      return [{ id, period: rule, day, weekdays: weekdays[day], ...span, exceptions }];
    }),
  );
  return { from, to, services };
}

function periodsBetween(plan: CityPlan, from: ServiceDate, to: ServiceDate) {
  const starts: { rule: PeriodRule; start: ServiceDate }[] = [];
  for (let year = yearOf(from) - 1; year <= yearOf(to) + 1; year += 1) {
    for (const rule of plan.periods) starts.push({ rule, start: dayIn(year, rule.starts) });
  }
  return starts
    .toSorted((a, b) => a.start - b.start)
    .map((span, index, all) => ({ ...span, end: (all[index + 1]?.start ?? Infinity) - 1 }))
    .filter(({ start, end }) => end >= from && start <= to && Number.isFinite(end));
}

function sinceMonday(date: ServiceDate): number {
  return (weekdayOf(date) + 6) % 7;
}

function isPlanned(day: ServiceDay, date: ServiceDate): boolean {
  return weekdays[day][sinceMonday(date)] === '1';
}

/** Night buses run on holidays too; everything else gives way to the service of the holiday. */
function runsOn(plan: CityPlan, day: ServiceDay, date: ServiceDate): boolean {
  if (isPaused(plan, day, date)) return false;
  const holiday = plan.holidays.find(({ on }) => dayIn(yearOf(date), on) === date);
  return holiday === undefined || day === 'nuit' ? isPlanned(day, date) : day === holiday.runsAs;
}

function isPaused(plan: CityPlan, day: ServiceDay, date: ServiceDate): boolean {
  const year = yearOf(date);
  return plan.pauses.some((pause) => {
    if (pause.day !== day) return false;
    return [year - 1, year].some((start) => {
      const first = dayIn(start, pause.from);
      const last = dayIn(start, pause.to);
      const end = last < first ? dayIn(start + 1, pause.to) : last;
      return date >= first && date <= end;
    });
  });
}
