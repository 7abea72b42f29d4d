import type { Locale } from '#domain/locale.ts';

const noBreak = '\u00a0';
const hoursOfClock: Readonly<Record<Locale, number>> = { fr: 24, en: 12 };

/** A time of the timetable as its cell shows it: the hour, which steps back, and the minute. Bands say a.m. and p.m. */
export function clockParts(minutes: number, locale: Locale): readonly [hour: string, minute: string] {
  const hour = Math.floor(minutes / 60) % hoursOfClock[locale];
  const minute = String(minutes % 60).padStart(2, '0');
  return locale === 'fr' ? [`${hour}${noBreak}h${noBreak}`, minute] : [`${hour || 12}:`, minute];
}

/**
 * The other way round: the minutes that a cell means, of a trip that left its first stop at `startMinutes`. Undefined
 * for a cell without a time.
 */
export function readClock(text: string, startMinutes: number, locale: Locale): number | undefined {
  const [hour, minute] = text.match(/\d+/g) ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  const round = hoursOfClock[locale] * 60;
  const shown = (Number(hour) % hoursOfClock[locale]) * 60 + Number(minute);
  return startMinutes + ((((shown - startMinutes) % round) + round) % round);
}
