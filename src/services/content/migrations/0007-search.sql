-- Words are found in their other forms and without their accents, in each language by its own rules.
CREATE TEXT SEARCH CONFIGURATION content_fr (COPY = french);
ALTER TEXT SEARCH CONFIGURATION content_fr
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
CREATE TEXT SEARCH CONFIGURATION content_en (COPY = english);
ALTER TEXT SEARCH CONFIGURATION content_en
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

-- The words of what is published at an address, in each language: of the item, and of its blocks that are shown.
CREATE TABLE content_search (
  item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  langcode text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (item_id, langcode)
);
CREATE INDEX content_search_words ON content_search USING gin (words);
