-- What is to be mailed, in the same transaction as its cause. When and by whom a mail is tried is the queue's.

-- The same words for many: a notice that was published, a digest.
create table mail_bulletin (
  id uuid primary key,
  kind text not null,
  data jsonb not null,
  created_at timestamptz not null
);

create table mail (
  id uuid primary key,
  kind text not null,
  -- The address, until the mail is delivered or given up: nobody needs it afterwards.
  recipient text,
  langcode text not null check (langcode in ('fr', 'en')),
  account_id bigint references account (id) on delete cascade,
  newsletter_id bigint references newsletter_subscription (id) on delete cascade,
  bulletin_id uuid references mail_bulletin (id) on delete cascade,
  -- What its words need besides.
  data jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sent', 'bounced', 'given-up', 'dropped')),
  -- What the mail server said last.
  answer text,
  tries integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index mail_account on mail (account_id);
create index mail_bulletin_mails on mail (bulletin_id);
create index mail_newsletter on mail (newsletter_id);
create index mail_ended on mail (ended_at) where ended_at is not null;
create index mail_troubled on mail (state) where state in ('bounced', 'given-up');
