import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { startRetention, type Retention, type RetentionRule } from '#platform/retention/retention.ts';
import type { PictureThread } from '#services/content/files/picture-thread.ts';
import { auditForm } from './form-audit.ts';
import { reduceFiles, reduceRules } from './reduce-files.ts';

const yearDays = 365;

export const formRetentionRules: readonly RetentionRule[] = [
  {
    name: 'forms that were sent, after the days that each form says',
    days: 0,
    sql: 'delete from form_submission where erase_at < $1',
    isAudited: true,
  },
  {
    name: 'files that no form claimed',
    days: 0.25,
    sql: 'delete from form_file where submission_id is null and created_at < $1',
  },
  {
    name: 'how much a network sent by forms',
    days: 2,
    sql: 'delete from form_upload where day < ($1::timestamptz)::date',
  },
  {
    name: 'how much a caller sent by forms',
    days: 2,
    sql: 'delete from form_caller_upload where day < ($1::timestamptz)::date',
  },
  {
    // No form waits longer than a week for the next one of the same sender.
    name: 'where a form came from',
    days: 7,
    sql: 'update form_submission set sender = null where sender is not null and created_at < $1',
  },
  {
    name: 'mails about forms that could not leave',
    days: 5,
    sql: `update form_mail set state = 'given-up', ended_at = created_at + interval '5 days', recipient = null
      where state = 'queued' and created_at < $1`,
  },
  {
    name: 'the record of what staff did with forms',
    days: 5 * yearDays,
    sql: 'delete from form_audit where at < $1',
  },
];

// Any number will do, as long as no one else locks the same.
const retentionLock = 7_204_454;

interface RetentionOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly pictures: PictureThread;
}

export function startFormRetention({ pictures, ...options }: RetentionOptions): Retention {
  let isClosing = false;
  const retention = startRetention({
    ...options,
    rules: formRetentionRules,
    works: reduceRules.map((rule) => ({
      name: rule.name,
      run: () => reduceFiles(rule, { ...options, pictures, isClosing: () => isClosing }),
    })),
    lock: retentionLock,
    audit: (on, facts, nowMs) =>
      auditForm(on, { actor: 'retention', act: 'retention', formId: '*', facts }, nowMs),
  });
  return {
    run: retention.run,
    close: () => {
      isClosing = true;
      return retention.close();
    },
  };
}
