-- The bytes of a file are sealed with a key of their own, which stands with its name. Once the key is erased and written
-- over, nobody can read what is left of the bytes: they need not be written over too, however many there are. A file that
-- came before keeps its bytes beside its name.
create table form_file_bytes (
  file_id bigint primary key references form_file (id) on delete cascade,
  sealed bytea not null
);
-- What is sealed does not become smaller.
alter table form_file_bytes alter column sealed set storage external;

alter table form_file alter column bytes drop not null;
alter table form_file add column key bytea;
