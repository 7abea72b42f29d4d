import { msOf } from '#platform/database/ms-of.ts';
import type { Locale } from '#domain/locale.ts';
import type { FollowedLine } from '#domain/member.ts';
import type { Role } from '#domain/role.ts';

/** Somebody's account, as it is kept. */
export interface Account {
  /** The wire's `uid`. */
  readonly id: number;
  readonly uuid: string;
  readonly mail: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly langcode: Locale;
  readonly role: Role;
  readonly passwordHash: string | null;
  readonly isActive: boolean;
  /** Counts what ends the links mailed before. */
  readonly linkState: number;
  readonly generalNotices: boolean;
  readonly lineNotices: boolean;
  /** One mail a morning in place of one for each notice. */
  readonly dailyDigest: boolean;
  readonly createdMs: number;
  readonly changedMs: number;
  readonly lines: readonly FollowedLine[];
}

/** A row as an account, its lines in the order they were chosen. */
export const selectAccounts = `select account.id::float8, account.uuid, account.mail, account.first_name as "firstName",
  account.last_name as "lastName", account.langcode, account.role, account.password_hash as "passwordHash",
  account.is_active as "isActive", account.link_state as "linkState", account.general_notices as "generalNotices",
  account.line_notices as "lineNotices", account.daily_digest as "dailyDigest", ${msOf('account.created_at')} as "createdMs",
  ${msOf('account.changed_at')} as "changedMs",
  coalesce((
    select json_agg(json_build_object('lineId', line_id, 'targetId', target_id, 'number', number,
      'moments', moments, 'isPaused', is_paused) order by position)
    from account_line where account_id = account.id), '[]') as lines
  from account`;
