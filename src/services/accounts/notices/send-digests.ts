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
  const sent = await inTransaction(pool, async (on) => {
    const { rows } = await on.query<HeldNotices>(
      `with waiting as (
         select distinct account_id from notice_decision where is_held and at < $1 order by account_id limit $2
       ), taken as (
         update notice_decision as decision set is_held = false from waiting
         where decision.account_id = waiting.account_id and decision.is_held and decision.at < $1
         returning decision.account_id, decision.telling_id, decision.event, decision.because, decision.at
       )
       select account.id::float8 as "accountId", account.mail, account.langcode as locale,
         json_agg(json_build_object('event', taken.event, 'because', taken.because, 'bulletin', bulletin.data)
           order by taken.at) as held
       from taken join account on account.id = taken.account_id
       join mail_bulletin as bulletin on bulletin.id = taken.telling_id
       where account.is_active and account.bounced_at is null
       group by account.id`,
      [new Date(morningMs), atOnce],
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
    return rows.length;
  });
  if (sent > 0) mails.wake();
  return sent === atOnce;
}
