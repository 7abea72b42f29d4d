import type { Follower } from '#domain/notices/tell-decision.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { Queryable } from '#platform/database/transaction.ts';

/** Somebody who may be told, and where. */
export interface FoundFollower extends Follower {
  readonly mail: string;
  readonly dailyDigest: boolean;
}

/** Whom a notice concerns at all: everyone else follows none of it. */
export interface FollowersOf extends Pick<Notice, 'general' | 'lineIds'> {
  /** The numbers of its lines. */
  readonly numbers: readonly string[];
  readonly noticeId: string;
}

const isConcerned = `(
  ($1::boolean and account.general_notices)
  or exists (select 1 from account_line
    where account_id = account.id and (line_id = any($2::uuid[]) or number = any($3::text[])))
  or exists (select 1 from notice_decision where account_id = account.id and notice_id = $4 and event is not null)
)`;

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const valuesOf = ({ general, lineIds, numbers, noticeId }: FollowersOf) => [
  general,
  lineIds.filter((id) => isUuid.test(id)),
  numbers,
  noticeId,
];

/** Those after an account, in the order of their numbers. */
export async function listFollowers(
  on: Queryable,
  concerned: FollowersOf,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<FoundFollower[]> {
  const { rows } = await on.query<FoundFollower>(
    `select account.id::float8, account.mail, account.langcode as locale, account.is_active as "isActive",
       account.bounced_at is not null as "hasBounced", account.general_notices as general,
       account.line_notices as "lineNotices", account.daily_digest as "dailyDigest",
       coalesce((select json_agg(json_build_object('lineId', line_id, 'targetId', target_id, 'number', number,
         'moments', moments, 'isPaused', is_paused) order by position)
         from account_line where account_id = account.id), '[]') as lines,
       coalesce((select json_agg(json_build_object('noticeId', notice_id, 'event', event, 'fingerprint', fingerprint,
         'because', because) order by at)
         from notice_decision where account_id = account.id and notice_id = $4 and event is not null), '[]')
         as "toldEvents"
     from account where account.id > $5 and ${isConcerned} order by account.id limit $6`,
    [...valuesOf(concerned), after, most],
  );
  return rows;
}

/** How many would be told of a notice that is not published yet. */
export async function countFollowers(
  on: Queryable,
  concerned: Omit<FollowersOf, 'noticeId'>,
): Promise<number> {
  const { rows } = await on.query<{ count: number }>(
    `select count(*)::int as count from account where is_active and bounced_at is null and (
       ($1::boolean and general_notices)
       or (line_notices and exists (
         select 1 from account_line where account_id = account.id and not is_paused
           and (line_id = any($2::uuid[]) or number = any($3::text[])))))`,
    valuesOf({ ...concerned, noticeId: '' }).slice(0, 3),
  );
  return rows[0]?.count ?? 0;
}
