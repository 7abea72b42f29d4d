import { followsUnknown } from '#domain/member.ts';
import { isFollowed, isListed, nextChange, phaseOf, phases } from '#domain/notices/notice.ts';
import { loadContent, type ContentData } from '#site/pages/content/page/data.server.ts';
import { rowOf } from '#site/pages/notices/list/data.server.ts';
import { loadAllNotices, withKinds } from '#site/pages/notices/load-notices.server.ts';
import type { NoticeRow } from '#site/pages/notices/notice-row.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';

export interface MyNoticesData extends ContentData {
  /** Those that hold, then those to come. */
  readonly rows: readonly NoticeRow[];
  /** They asked for no notices at all. */
  readonly isWithoutChoice: boolean;
  /** Some could not be read. */
  readonly isPartial: boolean;
  /** The profile could not be read: these are the choices that the session remembers. */
  readonly isAway: boolean;
}

export const loadMyNotices: PageLoader<MyNoticesData> = async (context) => {
  const { now, account, following = followsUnknown } = context;
  const [loaded, { notices, isPartial }] = await Promise.all([loadContent(context), loadAllNotices(context)]);
  if (loaded.kind !== 'page') return loaded;
  const own = notices.filter((notice) => isListed(notice, now) && isFollowed(notice, following));
  const inOrder = phases.flatMap((phase) => own.filter((notice) => phaseOf(notice, now) === phase));
  const shown = await withKinds(context, inOrder);
  const data = {
    ...loaded.data,
    rows: shown.map((notice) => rowOf(notice, context)),
    isWithoutChoice: !following.general && following.lineIds.length === 0,
    isPartial,
    isAway: account === undefined,
  };
  return { ...loaded, data, trueUntilMs: nextChange(own, now) };
};
