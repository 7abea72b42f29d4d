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

/** Longer ones are of no season. */
const longestSeason = 215;

/**
 * `Automne 2026`: the season and year of its middle day, since a period begins and ends inside other seasons. One that
 * lasts longer has its years: `2026`, `2026–2028`.
 */
export function describePeriod({ locale }: ScheduleView, { from, to, season }: Period): string {
  if (to - from > longestSeason) {
    const years = [from, to].map((day) => formatIsoDate(day).slice(0, 4));
    return [...new Set(years)].join('–');
  }
  const [year = '', month = ''] = formatIsoDate(Math.floor((from + to) / 2)).split('-');
  const isNextWinter = month === '12';
  return `${seasons[season][locale]} ${isNextWinter ? Number(year) + 1 : year}`;
}
