import type { Moment } from '#lib/time/moment.ts';
import type { Bilingual } from '../locale.ts';
import type { Stop } from '../stop.ts';
import type { Notice } from './notice.ts';

/** A notice where it is felt, in short. */
export interface NoticeRef extends Pick<
  Notice,
  'id' | 'source' | 'severity' | 'title' | 'summary' | 'general' | 'path'
> {
  /** The numbers of the lines it speaks of. */
  readonly lines: readonly string[];
  /** When it holds. */
  readonly from?: Moment;
  readonly until?: Moment;
}

/** What is kept of a notice with the trips that it takes away. */
export interface RecordedNotice extends Pick<Notice, 'id' | 'severity' | 'path'> {
  readonly title: Bilingual;
}

/** Where to board instead of a stop that is not served. */
export interface Replacement {
  readonly stop: Stop;
  readonly walkMinutes: number;
}

/** A stop at which no bus stops for a time. */
export interface StopClosure {
  /** The notice that says so. */
  readonly noticeId: string;
  readonly until?: Moment;
  readonly replacement?: Replacement;
}
