import type { Locale } from './locale.ts';
import type { RichText } from './rich-text.ts';

/** A position one can apply for. */
export interface Job {
  /** The number it is posted under, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly place: string;
  /** Full time, part time and the like, in the words of the house. */
  readonly type: string;
  /** `2026-11-02`. */
  readonly postedOn?: string;
  /** The last day to apply. */
  readonly endsOn?: string;
  readonly description: RichText;
  /** Where one applies, as the backend gives it: the site links to hosts of the operator alone. */
  readonly applyUrl: string;
  /** The language it is really in. */
  readonly locale: Locale;
}

/** What a list shows of one. */
export type JobSummary = Omit<Job, 'description' | 'applyUrl'>;

export const isClosed = ({ endsOn }: Pick<Job, 'endsOn'>, today: string): boolean =>
  endsOn !== undefined && endsOn < today;

/** By what jobs are sorted out. */
export const jobFacets = ['category', 'place', 'type'] as const;
export type JobFacet = (typeof jobFacets)[number];
