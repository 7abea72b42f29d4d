import { formatIsoDate, type ServiceDate } from '#lib/time/service-date.ts';

const seasons = [
  'Hiver',
  'Hiver',
  'Printemps',
  'Printemps',
  'Printemps',
  'Été',
  'Été',
  'Été',
  'Automne',
  'Automne',
  'Automne',
  'Hiver',
];

/** `Automne 2026`: the season of the middle of a period, since each runs over the edges of its own. */
export function describePeriod(from: ServiceDate, to: ServiceDate): string {
  const [year = '', month = '1'] = formatIsoDate(Math.floor((from + to) / 2)).split('-');
  const isNextWinter = month === '12';
  return `${seasons[Number(month) - 1]} ${isNextWinter ? Number(year) + 1 : year}`;
}
