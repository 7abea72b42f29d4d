import type { DateRule, Holiday, Pause, PeriodRule, Weekday } from '#demo/city-plan.ts';
import { both } from '../typography.ts';

const saturday: Weekday = 6;

function on(month: number, day: number): DateRule {
  return { kind: 'fixed', month, day };
}

function nearest(weekday: Weekday, month: number, day: number): DateRule {
  return { kind: 'nearest', weekday, month, day };
}

function onOrAfter(weekday: Weekday, month: number, day: number): DateRule {
  return { kind: 'onOrAfter', weekday, month, day };
}

/** Four sets of schedules a year, each from a Saturday. */
export const periods: readonly PeriodRule[] = [
  {
    key: 'spring',
    name: both('Printemps', 'Spring'),
    starts: nearest(saturday, 3, 27),
    slowness: 1,
    spread: 1,
  },
  {
    key: 'summer',
    name: both('Été', 'Summer'),
    starts: nearest(saturday, 6, 20),
    slowness: 0.97,
    spread: 1.25,
  },
  { key: 'autumn', name: both('Automne', 'Fall'), starts: nearest(saturday, 8, 22), slowness: 1, spread: 1 },
  {
    key: 'winter',
    name: both('Hiver', 'Winter'),
    starts: nearest(saturday, 11, 28),
    slowness: 1.07,
    spread: 1,
  },
];

/** Days that run as a Sunday, or as a Saturday on the two national holidays of summer. */
export const holidays: readonly Holiday[] = [
  { key: 'new-year', name: both('Jour de l’An', 'New Year’s Day'), on: on(1, 1), runsAs: 'dimanche' },
  {
    key: 'new-year-2',
    name: both('Lendemain du jour de l’An', 'January 2'),
    on: on(1, 2),
    runsAs: 'dimanche',
  },
  {
    key: 'good-friday',
    name: both('Vendredi saint', 'Good Friday'),
    on: { kind: 'easter', days: -2 },
    runsAs: 'dimanche',
  },
  {
    key: 'easter-monday',
    name: both('Lundi de Pâques', 'Easter Monday'),
    on: { kind: 'easter', days: 1 },
    runsAs: 'dimanche',
  },
  {
    key: 'patriots',
    name: both('Journée nationale des patriotes', 'National Patriots’ Day'),
    on: { kind: 'before', weekday: 1, month: 5, day: 25 },
    runsAs: 'dimanche',
  },
  {
    key: 'quebec',
    name: both('Fête nationale du Québec', 'Québec National Holiday'),
    on: on(6, 24),
    runsAs: 'samedi',
  },
  { key: 'canada', name: both('Fête du Canada', 'Canada Day'), on: on(7, 1), runsAs: 'samedi' },
  { key: 'labour', name: both('Fête du Travail', 'Labour Day'), on: onOrAfter(1, 9, 1), runsAs: 'dimanche' },
  {
    key: 'thanksgiving',
    name: both('Action de grâces', 'Thanksgiving'),
    on: onOrAfter(1, 10, 8),
    runsAs: 'dimanche',
  },
  { key: 'christmas', name: both('Noël', 'Christmas Day'), on: on(12, 25), runsAs: 'dimanche' },
  { key: 'boxing', name: both('Lendemain de Noël', 'Boxing Day'), on: on(12, 26), runsAs: 'dimanche' },
];

/** When schools are closed, and when the plants of Les Forges have no evening shift. */
export const pauses: readonly Pause[] = [
  { day: 'classe', from: on(6, 23), to: { kind: 'before', weekday: 4, month: 8, day: 31 } },
  { day: 'classe', from: { kind: 'nearest', weekday: 1, month: 12, day: 21 }, to: on(1, 5) },
  { day: 'classe', from: onOrAfter(1, 3, 1), to: onOrAfter(5, 3, 5) },
  { day: 'classe', from: onOrAfter(5, 11, 8), to: onOrAfter(5, 11, 8) },
  { day: 'classe', from: onOrAfter(5, 10, 1), to: onOrAfter(5, 10, 1) },
  { day: 'classe', from: onOrAfter(1, 2, 8), to: onOrAfter(1, 2, 8) },
  { day: 'soir', from: on(12, 21), to: on(1, 3) },
  { day: 'soir', from: onOrAfter(6, 7, 17), to: onOrAfter(7, 7, 31) },
];
