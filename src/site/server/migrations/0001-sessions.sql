-- Who is signed in. A row is found and opened by the key that the browser alone holds: nothing in it can be read without.
create table site_session (
  -- A digest of that key.
  id text primary key,
  -- The number of the account, so that signing out everywhere finds all of its sessions.
  owner bigint not null,
  sealed text not null,
  until_at timestamptz not null
);
create index site_session_owner on site_session (owner);
create index site_session_end on site_session (until_at);
