import type { Departure } from '#domain/departure.ts';
import type { Locale } from '#domain/locale.ts';
import { clockOf } from '#lib/time/moment.ts';
import type { Catalogue } from './catalogue.ts';
import { formatClock } from './format.ts';

export interface StateFacts {
  readonly departure: Pick<Departure, 'state' | 'replacement' | 'announcedDelay'>;
  /** Whole minutes it is late. */
  readonly minutesLate: number;
  /** The clock, in minutes of the day, of the next bus of the same line that can be taken instead. */
  readonly nextClock?: number | undefined;
  /** The day in words, for a departure of another day. */
  readonly dayWords?: string | undefined;
}

/** Whether to trust a departure, and what to do if not. */
export function stateWords(
  { departure, minutesLate, nextClock, dayWords }: StateFacts,
  texts: Catalogue['board'],
  locale: Locale,
): string {
  const { state, replacement, announcedDelay } = departure;
  if (state === 'late') return texts.late(minutesLate);
  if (state === 'cancelled' && nextClock !== undefined)
    return texts.cancelledNext(formatClock(nextClock, locale));
  if (state === 'skipped' && replacement) {
    const time = replacement.expected && formatClock(clockOf(replacement.expected), locale);
    return texts.skippedFor(replacement.stop.code, time, replacement.walkMinutes);
  }
  if (state === 'planned' && dayWords !== undefined) return texts.plannedOn(dayWords);
  if (state === 'planned' && announcedDelay !== undefined) return texts.plannedLonger(announcedDelay);
  return texts.state[state];
}
