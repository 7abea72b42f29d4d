import type { NoticeRef } from '#domain/notices/notice-ref.ts';
import { withoutEnded } from '#domain/notices/told-here.ts';
import { NoticeOfBoard } from '#site/live/board-notices.tsx';

interface NoticesOfDayProps {
  readonly notices: readonly NoticeRef[];
  /** Where all notices are. */
  readonly base: string;
  /** Those that end while the page is open go. */
  readonly now: number;
}

/** What is told of a line on the day that the page shows, above its times. */
export function NoticesOfDay({ notices, base, now }: NoticesOfDayProps) {
  return withoutEnded({ notices }, now).notices.map((notice) => (
    <NoticeOfBoard key={notice.id} notice={notice} base={base} />
  ));
}
