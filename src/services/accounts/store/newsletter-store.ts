import type { Locale } from '#domain/locale.ts';
import type { Queryable } from '#platform/database/transaction.ts';
import { mailKeyOf } from '#domain/email.ts';
import { msOf } from '#platform/database/ms-of.ts';

export interface NewsletterSubscription {
  /** The `uid` of the links in mails. */
  readonly id: number;
  readonly mail: string;
  readonly organization: string;
  readonly langcode: Locale;
  readonly accountId: number | null;
  readonly state: 'pending' | 'subscribed' | 'unsubscribed';
  readonly askedMs: number;
  readonly confirmedMs: number | null;
  readonly endedMs: number | null;
}

const selectSubscriptions = `select id::float8, mail, organization, langcode, account_id::float8 as "accountId", state,
  ${msOf('asked_at')} as "askedMs", ${msOf('confirmed_at')} as "confirmedMs", ${msOf('ended_at')} as "endedMs" from newsletter_subscription`;

export async function findSubscription(
  on: Queryable,
  id: number,
): Promise<NewsletterSubscription | undefined> {
  if (!Number.isSafeInteger(id) || id < 1) return undefined;
  const { rows } = await on.query<NewsletterSubscription>(`${selectSubscriptions} where id = $1`, [id]);
  return rows[0];
}

export async function findSubscriptionOf(
  on: Queryable,
  mail: string,
  organization: string,
): Promise<NewsletterSubscription | undefined> {
  const { rows } = await on.query<NewsletterSubscription>(
    `${selectSubscriptions} where mail_key = $1 and organization = $2`,
    [mailKeyOf(mail), organization],
  );
  return rows[0];
}

/** Those a newsletter may be sent to. */
export async function listSubscribers(
  on: Queryable,
  organization: string,
): Promise<readonly NewsletterSubscription[]> {
  const { rows } = await on.query<NewsletterSubscription>(
    `${selectSubscriptions} where organization = $1 and state = 'subscribed' and bounced_at is null order by id`,
    [organization],
  );
  return rows;
}

export interface Asked {
  readonly mail: string;
  readonly organization: string;
  readonly langcode: Locale;
  readonly accountId?: number | undefined;
  readonly state: NewsletterSubscription['state'];
}

/** Only a member, whose address is known to be theirs, changes anything about one that is subscribed. */
export async function askForSubscription(
  on: Queryable,
  asked: Asked,
  nowMs: number,
): Promise<NewsletterSubscription> {
  const { mail, organization, langcode, accountId, state } = asked;
  await on.query(
    `insert into newsletter_subscription as kept
       (mail, mail_key, organization, langcode, account_id, state, asked_at, confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $7, case when $6 = 'subscribed' then $7::timestamptz end)
     on conflict (mail_key, organization) do update set
       mail = excluded.mail, langcode = excluded.langcode, asked_at = excluded.asked_at, state = excluded.state,
       account_id = coalesce(excluded.account_id, kept.account_id),
       confirmed_at = case when kept.state = 'subscribed' then kept.confirmed_at else excluded.confirmed_at end
     where kept.state <> 'subscribed' or excluded.account_id is not null`,
    [mail, mailKeyOf(mail), organization, langcode, accountId ?? null, state, new Date(nowMs)],
  );
  return (await findSubscriptionOf(on, mail, organization)) as NewsletterSubscription;
}

export async function setSubscription(
  on: Queryable,
  id: number,
  state: 'subscribed' | 'unsubscribed',
  nowMs: number,
): Promise<void> {
  const column = state === 'subscribed' ? 'confirmed_at' : 'ended_at';
  await on.query(
    `update newsletter_subscription set state = $2, ${column} = $3 where id = $1 and state <> $2`,
    [id, state, new Date(nowMs)],
  );
}

/** What was asked for with an address belongs to the account that had it, and goes with the account. */
export async function claimSubscriptions(
  on: Queryable,
  { id, mail }: { readonly id: number; readonly mail: string },
): Promise<void> {
  await on.query('update newsletter_subscription set account_id = $1 where mail_key = $2', [
    id,
    mailKeyOf(mail),
  ]);
}
