import { serviceDays, type CityPlan, type Holiday, type PeriodRule, type ServiceDay } from '../city-plan.ts';
import { compactDate, dayIn, weekdayOf, yearOf, type DayNumber } from './date-rules.ts';

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
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly added: readonly DayNumber[];
  readonly removed: readonly DayNumber[];
}

export interface ServiceCalendar {
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly services: readonly Service[];
}

/**
 * What runs on each day from the Monday four weeks before this week's to the Sunday sixteen weeks after it.
 * A service is named after the true start of its period, so that it keeps its name as the window moves.
 */
export function buildServiceCalendar(plan: CityPlan, today: DayNumber): ServiceCalendar {
  const monday = today - weekdayOf(today) + 1;
  const from = monday - weeksBefore * 7;
  const to = monday + weeksAfter * 7 + 6;
  const services = periodsBetween(plan, from, to).flatMap(({ rule, start, end }) =>
    serviceDays.map((day): Service => {
      const first = Math.max(start, from);
      const last = Math.min(end, to);
      const changes = exceptions(plan, day, first, last);
      return {
        id: `${compactDate(start)}${day}`,
        period: rule,
        day,
        weekdays: weekdays[day],
        from: first,
        to: last,
        ...changes,
      };
    }),
  );
  return { from, to, services: services.filter(runsAtAll) };
}

interface PeriodSpan {
  readonly rule: PeriodRule;
  readonly start: DayNumber;
  readonly end: DayNumber;
}

function periodsBetween(plan: CityPlan, from: DayNumber, to: DayNumber): PeriodSpan[] {
  const starts: { rule: PeriodRule; start: DayNumber }[] = [];
  for (let year = yearOf(from) - 1; year <= yearOf(to) + 1; year += 1) {
    for (const rule of plan.periods) starts.push({ rule, start: dayIn(year, rule.starts) });
  }
  return starts
    .toSorted((a, b) => a.start - b.start)
    .map((span, index, all) => ({ ...span, end: (all[index + 1]?.start ?? Infinity) - 1 }))
    .filter(({ start, end }) => end >= from && start <= to && Number.isFinite(end));
}

function exceptions(plan: CityPlan, day: ServiceDay, from: DayNumber, to: DayNumber) {
  const added: DayNumber[] = [];
  const removed: DayNumber[] = [];
  for (let date = from; date <= to; date += 1) {
    const planned = weekdays[day][weekdayOf(date) - 1] === '1';
    const runs = runsOn(plan, day, date, planned);
    if (runs && !planned) added.push(date);
    if (!runs && planned) removed.push(date);
  }
  return { added, removed };
}

/** Night buses run on holidays too; everything else gives way to the service of the holiday. */
function runsOn(plan: CityPlan, day: ServiceDay, date: DayNumber, planned: boolean): boolean {
  if (isPaused(plan, day, date)) return false;
  const holiday = holidayOn(plan, date);
  return holiday === undefined || day === 'nuit' ? planned : day === holiday.runsAs;
}

function holidayOn(plan: CityPlan, date: DayNumber): Holiday | undefined {
  const year = yearOf(date);
  return plan.holidays.find(({ on }) => dayIn(year, on) === date);
}

function isPaused(plan: CityPlan, day: ServiceDay, date: DayNumber): boolean {
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

function runsAtAll({ weekdays: mask, from, to, added, removed }: Service): boolean {
  if (added.length > 0) return true;
  let planned = 0;
  for (let date = from; date <= to; date += 1) if (mask[weekdayOf(date) - 1] === '1') planned += 1;
  return planned > removed.length;
}
