import { formatServiceDate } from '#lib/time/service-date.ts';
import { feedEnd } from '#services/schedule/feed/feed-end.ts';
import type { Timetable } from '#transit/index.ts';
import { ending, type Finding } from './finding.ts';

/** Whether the feed has schedules for riders of today and of the days to come. */
export function checkDates(
  timetable: Pick<Timetable, 'firstDate' | 'days'>,
  today: number,
): readonly Finding[] {
  const end = feedEnd(timetable, today);
  if (end) return [ending('feed', endWords(end.lastDay, end.daysLeft))];
  if (timetable.firstDate <= today) return [];
  return [ending('feed', `begins on ${isoDate(timetable.firstDate)}: no departures are shown before`)];
}

function endWords(lastDay: string, daysLeft: number): string {
  if (daysLeft < 0) return `ended on ${lastDay}: no departures are shown until there is a newer one`;
  const when = daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
  return `ends ${when}, on ${lastDay}: publish the next one before`;
}

const isoDate = (date: number): string => formatServiceDate(date).replace(/^(\d{4})(\d\d)/, '$1-$2-');
