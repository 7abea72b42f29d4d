import type { Locale } from '#domain/locale.ts';
import type { StopClosure } from '#domain/notices/notice-ref.ts';
import { dayOf } from '#lib/time/moment.ts';
import type { Catalogue } from './catalogue.ts';
import { formatDayOfYear } from './format.ts';

type BoardTexts = Catalogue['board'];

/** That a stop is closed, and until when. */
export function closedWords({ until }: StopClosure, texts: BoardTexts, locale: Locale): string {
  return until ? texts.closedUntil(formatDayOfYear(dayOf(until), locale)) : texts.closed;
}

/** Where to go instead; undefined where nobody says. */
export function insteadWords({ replacement }: StopClosure, texts: BoardTexts): string | undefined {
  return (
    replacement && texts.goInstead(replacement.stop.code, replacement.stop.name, replacement.walkMinutes)
  );
}

/** Both, as one line. */
export function closureWords(closure: StopClosure, texts: BoardTexts, locale: Locale): string {
  return [`${closedWords(closure, texts, locale)}.`, insteadWords(closure, texts) ?? ''].join(' ').trim();
}
