import type { Notice } from '#domain/notices/notice.ts';
import type { DayPeriod } from '#site/i18n/format-period.ts';

/** A notice in a list. */
export interface NoticeRow extends Pick<
  Notice,
  'id' | 'severity' | 'title' | 'summary' | 'general' | 'lines' | 'source'
> {
  /** Its own page; what came in real time has none. */
  readonly href?: string;
  /** The days on which it holds. */
  readonly period: DayPeriod;
}
