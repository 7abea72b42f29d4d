import type { Locale } from '#domain/locale.ts';
import { formatIsoDate, parseServiceDate } from '#lib/time/service-date.ts';
import { formatWeekday } from '#site/i18n/format.ts';

/** A day that is near: `mardi 17`, `Tuesday 17`. */
export function dayInMonth(isoDate: string, locale: Locale): string {
  const day = Number(isoDate.slice(8));
  return `${formatWeekday(isoDate, locale)} ${locale === 'fr' && day === 1 ? '1er' : day}`;
}

/** The calendar day after `2026-11-16`, or as many later. */
export function dayAfter(isoDate: string, days = 1): string {
  const day = parseServiceDate(isoDate.replaceAll('-', ''));
  return day === undefined ? isoDate : formatIsoDate(day + days);
}
