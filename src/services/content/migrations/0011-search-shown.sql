-- A file is found where a page shows it, and only while that page is shown: one row for each page and language that shows
-- it, written with the page. Files that no page shows are not found.
CREATE TABLE content_search_showing (
  file_id uuid NOT NULL,
  source_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  langcode text NOT NULL,
  -- The window and the last day of the page.
  shown_from timestamptz NOT NULL,
  shown_until timestamptz NOT NULL,
  last_day date,
  PRIMARY KEY (file_id, source_id, langcode)
);
CREATE INDEX content_search_showing_source ON content_search_showing (source_id, langcode);

DROP INDEX content_search_files;
ALTER TABLE content_search DROP COLUMN is_open;

-- Which was published last: an item is written anew each time. Where more has a word than is ranked, the latest of each
-- kind are looked at first, and what is called just so is found by its title.
ALTER TABLE content_search ADD COLUMN written bigint GENERATED ALWAYS AS IDENTITY;
CREATE INDEX content_search_latest ON content_search (langcode, kind, written);
CREATE INDEX content_search_title ON content_search (langcode, left(folded, 200));
