import type pg from 'pg';
import type { Locale } from '#domain/locale.ts';
import type { ServiceClock } from '#lib/time/service-clock.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { NoticeBulletin } from '#services/accounts/mail/compose-notice.ts';
import type { NoticeFacts } from '#services/accounts/mail/mail-facts.ts';
import type { MailOffice } from '#services/accounts/mail/mail-office.ts';

interface DigestOptions {
  readonly pool: pg.Pool;
  readonly mails: MailOffice;
  readonly days: ServiceClock;
  readonly clock: Clock;
}

interface HeldNotices {
  readonly accountId: number;
  readonly mail: string;
  readonly locale: Locale;
  readonly held: readonly (Pick<NoticeFacts, 'event' | 'because'> & { readonly bulletin: NoticeBulletin })[];
}

/** Before most people leave the house. */
const morningS = 6 * 3600;
const atOnce = 100;

/**
 * One mail a morning with all that was decided since the last, for those who asked for it; false when nobody waits. What
 * they are sent and that it waits no longer are one transaction.
 */
export async function sendDigests({ pool, mails, days, clock }: DigestOptions): Promise<boolean> {
  const nowMs = clock.now();
  const morningMs = days.toInstant(days.calendarDateAt(nowMs), morningS);
  if (nowMs < morningMs) return false;
  const looked = await inTransaction(pool, async (on) => {
    const { rows: waiting } = await on.query<{ id: string }>(
      'select distinct account_id as id from notice_decision where is_held and at < $1 order by id limit $2',
      [new Date(morningMs), atOnce],
    );
    // Who cannot be written to by now, or has stopped it, was not told: they do not hear of its end either.
    const { rows } = await on.query<HeldNotices>(
      `with judged as (
         select held.account_id, held.telling_id, case
             when not account.is_active then 'not-active'
             when account.bounced_at is not null then 'bounced'
             when not (case when held.because ? 'general' then account.general_notices
               else account.line_notices and exists (select from account_line as line
                 where line.account_id = account.id and not line.is_paused and held.because->'lines' ? line.number) end)
             then 'does-not-follow' end as reason
         from notice_decision as held join account on account.id = held.account_id
         where held.account_id = any($2::bigint[]) and held.is_held and held.at < $1
       ), taken as (
         update notice_decision as decision set is_held = false, reason = judged.reason,
           event = case when judged.reason is null then decision.event end,
           because = case when judged.reason is null then decision.because end
         from judged
         where decision.account_id = judged.account_id and decision.telling_id = judged.telling_id
         returning decision.account_id, decision.telling_id, decision.event, decision.because, decision.at
       )
       select account.id::float8 as "accountId", account.mail, account.langcode as locale,
         json_agg(json_build_object('event', taken.event, 'because', taken.because, 'bulletin', bulletin.data)
           order by taken.at) as held
       from taken join account on account.id = taken.account_id
       join mail_bulletin as bulletin on bulletin.id = taken.telling_id
       where taken.event is not null
       group by account.id`,
      [new Date(morningMs), waiting.map(({ id }) => id)],
    );
    await mails.write(
      on,
      rows.map(({ accountId, mail, locale, held }) => ({
        kind: 'digest',
        recipient: mail,
        locale,
        accountId,
        data: { notices: held.map(({ bulletin, ...why }) => ({ ...bulletin[locale], ...why })) },
      })),
    );
    return waiting.length;
  });
  if (looked > 0) mails.wake();
  return looked === atOnce;
}
