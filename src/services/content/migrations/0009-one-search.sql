-- The words of everything a visitor may look for, whatever it is: pages, news, notices, jobs, points of sale, schools and
-- files. It is made of the content and is filled anew when the program starts: what was there before is let go.
DROP TABLE content_search;
CREATE TABLE content_search (
  item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  langcode text NOT NULL,
  -- What it is to a visitor; several types of the wire are pages.
  kind text NOT NULL,
  title text NOT NULL,
  -- The title as words without accents and capitals, to be compared with what was typed.
  folded text NOT NULL,
  -- Where it is opened, or the module whose page shows it and what follows the path of that page.
  address text,
  module text,
  below text NOT NULL DEFAULT '',
  -- The publication window; without one, all of time.
  shown_from timestamptz NOT NULL,
  shown_until timestamptz NOT NULL,
  -- The last day of the operator's calendar on which it is shown, where there is one.
  last_day date,
  -- The day that the item itself bears.
  told date,
  -- Whether everybody may read what shows it, which changes with what is around it: a file is as open as its pages.
  is_open boolean NOT NULL DEFAULT true,
  title_words tsvector NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (item_id, langcode)
);
-- One for each language: a word such as bus is in both, and half of what would be found is not asked for.
CREATE INDEX content_search_title_fr ON content_search USING gin (title_words) WHERE langcode = 'fr';
CREATE INDEX content_search_title_en ON content_search USING gin (title_words) WHERE langcode = 'en';
CREATE INDEX content_search_words_fr ON content_search USING gin (words) WHERE langcode = 'fr';
CREATE INDEX content_search_words_en ON content_search USING gin (words) WHERE langcode = 'en';

CREATE INDEX content_search_files ON content_search (item_id) WHERE kind = 'files';

-- The texts themselves, apart: they are read for the few that are shown, not for the many that are ranked.
CREATE TABLE content_search_text (
  item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  langcode text NOT NULL,
  -- What introduces it, and the rest.
  lead text NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (item_id, langcode)
);

-- Every word of these texts without accents, and in how many of them it is: what a word that is in none may have meant.
CREATE TABLE content_vocabulary (
  langcode text NOT NULL,
  word text COLLATE "C" NOT NULL,
  -- With its accents, as it is shown to whoever may have meant it.
  shown text NOT NULL,
  uses integer NOT NULL,
  PRIMARY KEY (langcode, word)
);
CREATE INDEX content_vocabulary_near ON content_vocabulary USING gin (word gin_trgm_ops);
