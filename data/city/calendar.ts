import type { Holiday, Pause, PeriodRule } from '#demo/city-plan.ts';
import type { DateRule, Weekday } from '#lib/time/date-rule.ts';

const [monday, thursday, friday, saturday, sunday] = [1, 4, 5, 6, 7] as const;

function on(month: number, day: number): DateRule {
  return { kind: 'fixed', month, day };
}

function nextTo(kind: 'nearest' | 'before' | 'onOrAfter') {
  return (weekday: Weekday, month: number, day: number): DateRule => ({ kind, weekday, month, day });
}

const nearest = nextTo('nearest');
const before = nextTo('before');
const onOrAfter = nextTo('onOrAfter');

/** Four sets of schedules a year, each from a Saturday. */
export const periods: readonly PeriodRule[] = [
  { key: 'spring', starts: nearest(saturday, 3, 27), slowness: 1, spread: 1 },
  { key: 'summer', starts: nearest(saturday, 6, 20), slowness: 0.97, spread: 1.25 },
  { key: 'autumn', starts: nearest(saturday, 8, 22), slowness: 1, spread: 1 },
  { key: 'winter', starts: nearest(saturday, 11, 28), slowness: 1.07, spread: 1 },
];

/** Days that run as a Sunday, or as a Saturday on the two national holidays of summer. */
export const holidays: readonly Holiday[] = [
  { key: 'new-year', on: on(1, 1), runsAs: 'dimanche' },
  { key: 'new-year-2', on: on(1, 2), runsAs: 'dimanche' },
  { key: 'good-friday', on: { kind: 'easter', days: -2 }, runsAs: 'dimanche' },
  { key: 'easter-monday', on: { kind: 'easter', days: 1 }, runsAs: 'dimanche' },
  { key: 'patriots', on: before(monday, 5, 25), runsAs: 'dimanche' },
  { key: 'quebec', on: on(6, 24), runsAs: 'samedi' },
  { key: 'canada', on: on(7, 1), runsAs: 'samedi' },
  { key: 'labour', on: onOrAfter(monday, 9, 1), runsAs: 'dimanche' },
  { key: 'thanksgiving', on: onOrAfter(monday, 10, 8), runsAs: 'dimanche' },
  { key: 'christmas', on: on(12, 25), runsAs: 'dimanche' },
  { key: 'boxing', on: on(12, 26), runsAs: 'dimanche' },
];

/** When schools are closed, and when the plants of Les Forges have no evening shift. */
export const pauses: readonly Pause[] = [
  { day: 'classe', from: on(6, 23), to: before(thursday, 8, 31) },
  { day: 'classe', from: nearest(monday, 12, 21), to: on(1, 5) },
  { day: 'classe', from: onOrAfter(monday, 3, 1), to: onOrAfter(friday, 3, 5) },
  { day: 'classe', from: onOrAfter(friday, 11, 8), to: onOrAfter(friday, 11, 8) },
  { day: 'classe', from: onOrAfter(friday, 10, 1), to: onOrAfter(friday, 10, 1) },
  { day: 'classe', from: onOrAfter(monday, 2, 8), to: onOrAfter(monday, 2, 8) },
  { day: 'soir', from: on(12, 21), to: on(1, 3) },
  { day: 'soir', from: onOrAfter(saturday, 7, 17), to: onOrAfter(sunday, 7, 31) },
];
