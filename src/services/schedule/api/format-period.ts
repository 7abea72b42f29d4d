import type { Bilingual } from '#domain/locale.ts';
import { formatIsoDate } from '#lib/time/service-date.ts';
import type { Period, Season } from '#transit/index.ts';
import type { ScheduleView } from './schedule-context.ts';

const seasons: Readonly<Record<Season, Bilingual>> = {
  winter: { fr: 'Hiver', en: 'Winter' },
  spring: { fr: 'Printemps', en: 'Spring' },
  summer: { fr: 'Été', en: 'Summer' },
  autumn: { fr: 'Automne', en: 'Fall' },
};

/** `Automne 2026`: the season and year of its middle day, since a period begins and ends inside other seasons. */
export function describePeriod({ locale }: ScheduleView, { from, to, season }: Period): string {
  const [year = '', month = ''] = formatIsoDate(Math.floor((from + to) / 2)).split('-');
  const isNextWinter = month === '12';
  return `${seasons[season][locale]} ${isNextWinter ? Number(year) + 1 : year}`;
}
