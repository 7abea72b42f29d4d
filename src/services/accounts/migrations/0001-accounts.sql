-- The accounts service: who has a profile, what they chose, how they sign in, and what is mailed to them.

create table account (
  -- The number that the wire and the links in mails call `uid`.
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  mail text not null,
  -- The address as it is compared: two spellings of one mailbox are one account.
  mail_key text not null unique,
  first_name text not null,
  last_name text not null,
  langcode text not null check (langcode in ('fr', 'en')),
  role text not null default 'member' check (role in ('member', 'employee', 'editor')),
  -- Absent until the account is activated.
  password_hash text,
  -- False until the address is validated, and again when another one is given.
  is_active boolean not null default false,
  -- Counts what ends the links mailed before: a password that was set, another address, a role.
  link_state integer not null default 0,
  general_notices boolean not null default false,
  line_notices boolean not null default false,
  -- One mail a morning in place of one for each notice; what is grave is told at once all the same.
  daily_digest boolean not null default false,
  -- When mail to the address came back for good; nothing is sent there until another one is validated.
  bounced_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index account_unvalidated on account (created_at) where not is_active;
create index account_seen on account (last_seen_at);
create index account_general on account (id) where general_notices and is_active;

-- The lines whose notices a member chose, by the content's identifiers.
create table account_line (
  account_id bigint not null references account (id) on delete cascade,
  line_id uuid not null,
  target_id integer not null,
  number text not null,
  position integer not null,
  -- The days and hours at which its notices are wanted; always, where it is null.
  moments jsonb,
  is_paused boolean not null default false,
  primary key (account_id, line_id)
);
create index account_line_followers on account_line (line_id);
create index account_line_numbers on account_line (number);

create table account_profile (
  id uuid primary key,
  account_id bigint not null unique references account (id) on delete cascade,
  use_frequency text,
  payment_modes text[] not null default '{}',
  travel_modes text[] not null default '{}',
  occupation text,
  birth_year integer,
  gender text,
  postal_code text,
  changed_at timestamptz not null
);

-- A sign-in: one pair of tokens at a time, of which only digests are kept.
create table account_token (
  id uuid primary key,
  account_id bigint not null references account (id) on delete cascade,
  client_id text not null,
  access_digest bytea not null unique,
  access_until timestamptz not null,
  refresh_digest bytea not null unique,
  refresh_until timestamptz not null,
  -- The one before: whoever shows it again has a stolen one, or was robbed.
  spent_digest bytea unique,
  created_at timestamptz not null
);
create index account_token_owner on account_token (account_id);
create index account_token_end on account_token (refresh_until);

-- Newsletters, by address: most subscribers have no account.
create table newsletter_subscription (
  -- The number that the links in mails call `uid`.
  id bigint generated always as identity primary key,
  mail text not null,
  mail_key text not null,
  organization text not null,
  langcode text not null check (langcode in ('fr', 'en')),
  account_id bigint references account (id) on delete cascade,
  state text not null check (state in ('pending', 'subscribed', 'unsubscribed')),
  bounced_at timestamptz,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  unique (mail_key, organization)
);
create index newsletter_subscription_account on newsletter_subscription (account_id);
create index newsletter_subscription_pending on newsletter_subscription (asked_at) where state = 'pending';

-- Who did what to an account that is not its owner's own doing. No name and no address: the number tells whom.
create table account_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  act text not null,
  account_id bigint,
  facts jsonb not null default '{}'
);
create index account_audit_account on account_audit (account_id);
