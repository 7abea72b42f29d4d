-- What members are told of notices: what was last told of each notice, what is being told, and every decision.

create table told_notice (
  -- The content's identifier.
  id text primary key,
  fingerprint text not null,
  severity text not null,
  until_at timestamptz,
  is_end_told boolean not null,
  -- The notice in both languages as it last was: it may be gone when its end is told.
  notice jsonb not null,
  changed_at timestamptz not null
);

-- One row, written when notices were first looked at: those of before are old news to everyone.
create table told_notice_start (
  at timestamptz not null
);

-- An event of a notice on its way to those who follow it, some hundreds of accounts at a time.
create table notice_telling (
  id uuid primary key references mail_bulletin (id) on delete cascade,
  notice_id text not null,
  event text not null check (event in ('new', 'updated', 'ended')),
  fingerprint text not null,
  notice jsonb not null,
  at timestamptz not null,
  -- The last account that was judged.
  account_id bigint not null default 0,
  done_at timestamptz
);
create index notice_telling_open on notice_telling (at) where done_at is null;

-- Why somebody was told, or was not.
create table notice_decision (
  account_id bigint not null references account (id) on delete cascade,
  telling_id uuid not null references notice_telling (id) on delete cascade,
  notice_id text not null,
  -- What it was to them; null where they were not told.
  event text,
  fingerprint text not null,
  because jsonb,
  -- Null where they were told.
  reason text,
  -- It waits for the mail of the next morning.
  is_held boolean not null default false,
  at timestamptz not null,
  primary key (account_id, telling_id)
);
create index notice_decision_told on notice_decision (account_id, notice_id) where event is not null;
create index notice_decision_telling on notice_decision (telling_id);
create index notice_decision_held on notice_decision (account_id) where is_held;
