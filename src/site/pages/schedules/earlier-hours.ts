import type { FullCatalogue } from '#site/i18n/catalogue.ts';
import type { Hour } from '#site/ui/hour-rows/hour-rows.tsx';

/** How many of the first hours are over, unless all of them are. */
export function passedHours(hours: readonly Hour[]): number {
  const ahead = hours.findIndex(({ minutes }) => minutes.some(({ hasPassed }) => !hasPassed));
  return Math.max(ahead, 0);
}

/** What stands over the hours that are folded away. */
export function earlierHours(hours: readonly Hour[], folded: number, texts: FullCatalogue['timetable']) {
  const minutes = hours.slice(0, folded).flatMap((hour) => hour.minutes);
  const [first] = minutes;
  const last = minutes.at(-1);
  if (!first || !last) return undefined;
  return {
    hours: folded,
    words: texts.earlier(first.clock, last.clock),
    count: texts.departures(minutes.length),
  };
}
