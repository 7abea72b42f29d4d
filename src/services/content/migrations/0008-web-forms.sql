-- What riders send by the forms that staff define. Answers, files and mails of one submission are one transaction, and go
-- together when it is erased or its time is over.

create table form_submission (
  id uuid primary key,
  -- What staff and riders call it.
  number bigint generated always as identity unique,
  form_id text not null,
  -- What it was called in both languages, and whom an answer goes to, where it asks for an address.
  form_title jsonb not null,
  reply_to text,
  langcode text not null check (langcode in ('fr', 'en')),
  -- By the key of the field.
  answers jsonb not null,
  -- The labels of the form as it was then, so that answers can be read when it has changed.
  labels jsonb not null,
  -- A digest of where it came from, for forms that take one a day; gone when that time is over.
  sender bytea,
  -- Told by who sends it, the same each time: what is sent again because no answer came is not kept twice.
  sending text,
  created_at timestamptz not null,
  erase_at timestamptz not null
);
create index form_submission_form on form_submission (form_id, number desc);
create index form_submission_erase on form_submission (erase_at);
create unique index form_submission_sending on form_submission (form_id, sending) where sending is not null;
create index form_submission_sender on form_submission (form_id, sender, created_at) where sender is not null;

-- A file belongs to nobody until a submission claims it; what nobody claims goes after some hours.
create table form_file (
  -- By chance: who knows one number knows no other, and cannot claim what somebody else has just sent.
  id bigint primary key,
  uuid uuid not null unique,
  form_id text not null,
  name text not null,
  type text not null,
  size integer not null,
  bytes bytea not null,
  -- A digest of where it came from: nobody fills the database. Gone once a submission claims the file.
  sender bytea,
  submission_id uuid references form_submission (id) on delete cascade,
  created_at timestamptz not null
);
create index form_file_submission on form_file (submission_id) where submission_id is not null;
create index form_file_unclaimed on form_file (created_at) where submission_id is null;

-- What staff answered.
create table form_reply (
  id uuid primary key,
  submission_id uuid not null references form_submission (id) on delete cascade,
  actor text not null,
  body text not null,
  created_at timestamptz not null
);
create index form_reply_submission on form_reply (submission_id, created_at);

-- Mails about a submission: to the mailbox of the form, and to who sent it.
create table form_mail (
  id uuid primary key,
  submission_id uuid not null references form_submission (id) on delete cascade,
  reply_id uuid references form_reply (id) on delete cascade,
  kind text not null check (kind in ('submission', 'reply')),
  recipient text,
  langcode text not null check (langcode in ('fr', 'en')),
  state text not null default 'queued' check (state in ('queued', 'sent', 'bounced', 'given-up', 'dropped')),
  answer text,
  tries integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index form_mail_submission on form_mail (submission_id);

-- Who looked at, exported, answered or erased what.
create table form_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  act text not null,
  form_id text not null,
  -- The number of the submission; its answers are not kept here.
  number bigint,
  facts jsonb not null default '{}'
);
