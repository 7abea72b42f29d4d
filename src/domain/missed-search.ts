import type { Locale } from './locale.ts';

/** Words that were searched for and found nothing, how often, and when last. */
export interface MissedSearch {
  readonly words: string;
  readonly locale: Locale;
  readonly count: number;
  /** `2026-11-18`. */
  readonly lastDay: string;
}
