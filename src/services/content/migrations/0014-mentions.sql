-- Where the address of a file stands in a text: the file is as open as what has that text. One row for each item or block
-- and language, of what is published.
CREATE TABLE content_mentions (
  hash text NOT NULL,
  item_id uuid NOT NULL,
  langcode text NOT NULL,
  PRIMARY KEY (hash, item_id, langcode)
);
CREATE INDEX content_mentions_item ON content_mentions (item_id);

CREATE FUNCTION content_note_mentions(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM content_mentions WHERE item_id = ANY (ids);
  INSERT INTO content_mentions
  SELECT DISTINCT found.match[1], x.item_id, x.langcode
  FROM content_translations x JOIN content_items i ON i.id = x.item_id
  CROSS JOIN LATERAL regexp_matches(x.attributes::text, '/files/([0-9a-f]{40})/', 'g') AS found (match)
  WHERE x.item_id = ANY (ids) AND x.version = 'default' AND i.entity <> 'file'
    AND x.attributes::text LIKE '%/files/%'
$$;

CREATE OR REPLACE FUNCTION content_list_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT DISTINCT item_id FROM written);
BEGIN
  PERFORM content_list_items(ids);
  PERFORM content_note_mentions(ids);
  RETURN NULL;
END $$;

SELECT content_note_mentions(ARRAY(SELECT id FROM content_items));
