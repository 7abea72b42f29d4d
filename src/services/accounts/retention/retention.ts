import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { startRetention, type Retention, type RetentionRule } from '#platform/retention/retention.ts';
import { audit } from '#services/accounts/store/audit.ts';

const yearDays = 365;

export const retentionRules: readonly RetentionRule[] = [
  {
    name: 'profiles that were never activated',
    days: 7,
    sql: 'delete from account where not is_active and password_hash is null and created_at < $1',
    isAudited: true,
  },
  {
    name: 'profiles nobody has used for three years',
    days: 3 * yearDays,
    sql: "delete from account where role = 'member' and last_seen_at < $1",
    isAudited: true,
  },
  { name: 'sign-ins that are over', days: 0, sql: 'delete from account_token where refresh_until < $1' },
  {
    name: 'newsletter sign-ups that were never confirmed',
    days: 8,
    sql: "delete from newsletter_subscription where state = 'pending' and asked_at < $1",
  },
  {
    name: 'newsletter subscriptions that were ended',
    days: 30,
    sql: "delete from newsletter_subscription where state = 'unsubscribed' and coalesce(ended_at, asked_at) < $1",
  },
  {
    name: 'mails that could not leave',
    days: 5,
    sql: `update mail set state = 'given-up', ended_at = now(), recipient = null, data = '{}'
      where state = 'queued' and created_at < $1`,
  },
  { name: 'what became of mails', days: 90, sql: 'delete from mail where ended_at < $1' },
  {
    name: 'what was decided about notices',
    days: 90,
    sql: 'delete from mail_bulletin where created_at < $1',
  },
  {
    name: 'notices that ended',
    days: 90,
    sql: 'delete from told_notice where is_end_told and changed_at < $1',
  },
  {
    name: 'the record of what staff did',
    days: 5 * yearDays,
    sql: 'delete from account_audit where at < $1',
  },
];

interface RetentionOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
}

// Any number will do, as long as no one else locks the same.
const retentionLock = 7_204_453;

export const startAccountRetention = (options: RetentionOptions): Retention =>
  startRetention({
    ...options,
    rules: retentionRules,
    lock: retentionLock,
    audit: (on, facts, nowMs) => audit(on, { actor: 'retention', act: 'retention', facts }, nowMs),
  });
