-- Which of a network's callers a file came from, while it waits for its form: one of them shuts out no other.
alter table form_file add column caller bytea;

-- How much each of them sent by forms in a day, known by a digest.
create table form_caller_upload (
  day date not null,
  caller bytea not null,
  bytes bigint not null,
  primary key (day, caller)
);
