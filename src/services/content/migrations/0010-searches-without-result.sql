-- Words that were searched for and found nothing, so that staff learn what visitors miss. Nothing tells who searched.
create table content_search_missed (
  langcode text not null,
  -- Folded words with one space between them; whatever looks like a number of a person is not kept.
  words text not null,
  day date not null,
  count integer not null,
  primary key (langcode, words, day)
);
create index content_search_missed_day on content_search_missed (day);
