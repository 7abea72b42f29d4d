-- How much was sent by forms in a day: by each network, known by a digest, and in all, under an empty one.
create table form_upload (
  day date not null,
  network bytea not null,
  bytes bigint not null,
  primary key (day, network)
);

-- Since when a file that nobody needed is a small picture, or empty. Its name, type and size tell what it was.
alter table form_file add column reduced_at timestamptz;

-- Which files staff have opened: those stay as they are.
create index form_audit_file on form_audit (number) where act = 'file';
