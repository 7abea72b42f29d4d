import type { Locale } from '#domain/locale.ts';
import type { StopClosure } from '#domain/notices/notice-ref.ts';
import { dayOf } from '#lib/time/moment.ts';
import type { Catalogue } from './catalogue.ts';
import { formatDay, formatDayOfYear } from './format.ts';

type BoardTexts = Catalogue['board'];

interface Telling {
  readonly texts: BoardTexts;
  readonly locale: Locale;
  /** `2026-11-15`: a day of another year is told with its year. */
  readonly today: string;
}

/** That a stop is closed, and until when. */
export function closedWords({ until }: StopClosure, { texts, locale, today }: Telling): string {
  if (!until) return texts.closed;
  const day = dayOf(until);
  const isOfThisYear = day.slice(0, 4) === today.slice(0, 4);
  return texts.closedUntil(isOfThisYear ? formatDayOfYear(day, locale) : formatDay(day, locale, 'full'));
}

/** Where to go instead; undefined where nobody says. */
export function insteadWords({ replacement }: StopClosure, texts: BoardTexts): string | undefined {
  return (
    replacement && texts.goInstead(replacement.stop.code, replacement.stop.name, replacement.walkMinutes)
  );
}

/** Both, as one line. */
export function closureWords(closure: StopClosure, telling: Telling): string {
  return [`${closedWords(closure, telling)}.`, insteadWords(closure, telling.texts) ?? ''].join(' ').trim();
}
