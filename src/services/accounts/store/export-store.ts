import type { ExportJson } from '#contract/accounts/export.ts';
import type { Queryable } from '#platform/database/transaction.ts';
import type { Account } from './account-row.ts';
import { mailKeyOf } from '#domain/email.ts';

/** To the second, as the wire has it. */
const at = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')`;

const listOf = async <Row extends object>(on: Queryable, text: string, values: unknown[]): Promise<Row[]> =>
  (await on.query<Row>(text, values)).rows;

const selectAccount = `select id::float8 as uid, uuid, mail, first_name, last_name, langcode, role, is_active as active,
  password_hash is not null as has_password, general_notices, line_notices, daily_digest, ${at('bounced_at')} as mail_bounced,
  ${at('created_at')} as created, ${at('changed_at')} as changed, ${at('last_seen_at')} as last_seen
  from account where id = $1`;

const selectLines = `select line_id as line, target_id, number, moments, is_paused as paused from account_line
  where account_id = $1 order by position`;

const selectProfile = `select id, use_frequency as use_rtc_services, payment_modes as usual_payment_method,
  travel_modes as transport_mode, occupation as profession, birth_year as year_of_birth, gender,
  postal_code as zip_code, ${at('changed_at')} as changed from account_profile where account_id = $1`;

const selectSignIns = `select client_id as program, ${at('created_at')} as since, ${at('refresh_until')} as until
  from account_token where account_id = $1 order by created_at, id`;

/** Those of the account, and those of its address that began without one. */
const isTheirs = '(account_id = $1 or mail_key = $2)';
const selectNewsletters = `select id::float8 as uid, organization, mail, langcode, state, ${at('asked_at')} as asked,
  ${at('confirmed_at')} as confirmed, ${at('ended_at')} as ended, ${at('bounced_at')} as mail_bounced
  from newsletter_subscription where ${isTheirs} order by id`;

const selectMails = `select mail.id, mail.kind, mail.langcode, mail.recipient,
  bulletin.data -> mail.langcode ->> 'title' as about, mail.data -> 'because' as because, mail.state,
  mail.answer as reason, mail.tries, ${at('mail.created_at')} as created, ${at('mail.ended_at')} as ended
  from mail left join mail_bulletin as bulletin on bulletin.id = mail.bulletin_id
  where mail.account_id = $1 or mail.newsletter_id in (select id from newsletter_subscription where ${isTheirs})
  order by mail.created_at, mail.id`;

const selectDecisions = `select ${at('decision.at')} as at, decision.notice_id as notice,
  telling.notice -> account.langcode ->> 'title' as about, decision.event, decision.because, decision.reason,
  decision.is_held as held
  from notice_decision as decision
  join notice_telling as telling on telling.id = decision.telling_id
  join account on account.id = decision.account_id
  where decision.account_id = $1 order by decision.at, decision.telling_id`;

const selectActs = `select ${at('at')} as at, actor, act, facts from account_audit where account_id = $1 order by id`;

/** All that is held of somebody, as they may read it. Undefined where the account ended meanwhile. */
export async function readExport(
  on: Queryable,
  { id, mail }: Account,
): Promise<Omit<ExportJson, 'made'> | undefined> {
  const own = [id];
  const ownAndAddress = [id, mailKeyOf(mail)];
  const [account] = await listOf<ExportJson['account']>(on, selectAccount, own);
  if (!account) return undefined;
  const [profile = null] = await listOf<NonNullable<ExportJson['profile']>>(on, selectProfile, own);
  return {
    account,
    profile,
    lines: await listOf(on, selectLines, own),
    sign_ins: await listOf(on, selectSignIns, own),
    newsletters: await listOf(on, selectNewsletters, ownAndAddress),
    mails: await listOf(on, selectMails, ownAndAddress),
    decisions: await listOf(on, selectDecisions, own),
    acts: await listOf(on, selectActs, own),
  };
}
