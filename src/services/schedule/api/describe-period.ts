import { formatIsoDate } from '#lib/time/service-date.ts';
import type { Period, Season } from '#transit/index.ts';

const seasons: Readonly<Record<Season, string>> = {
  winter: 'Hiver',
  spring: 'Printemps',
  summer: 'Été',
  autumn: 'Automne',
};

/** `Automne 2026`: the season and year of its middle day, since a period begins and ends inside other seasons. */
export function describePeriod({ from, to, season }: Period): string {
  const [year = '', month = ''] = formatIsoDate(Math.floor((from + to) / 2)).split('-');
  const isNextWinter = month === '12';
  return `${seasons[season]} ${isNextWinter ? Number(year) + 1 : year}`;
}
