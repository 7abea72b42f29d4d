-- What lists are made of: for each language that may be asked for, the translation every item then shows, without its
-- long texts. A list of eight thousand items is read from here in milliseconds; from the items themselves it takes half a
-- second. Blocks are never listed.
CREATE TABLE content_listing (
  type text NOT NULL,
  -- The language asked for; `langcode` is the one that the item has for it.
  asked text NOT NULL,
  internal_id integer NOT NULL,
  id uuid NOT NULL,
  entity text NOT NULL,
  langcode text NOT NULL,
  version text NOT NULL,
  revision_id integer NOT NULL,
  status boolean NOT NULL,
  alias text,
  alias_id integer,
  created timestamptz NOT NULL,
  changed timestamptz NOT NULL,
  -- The publication window; without one, all of time.
  shown_from timestamptz NOT NULL,
  shown_until timestamptz NOT NULL,
  -- Shown to everyone at any time.
  plain boolean NOT NULL,
  -- The attributes that are one value; accents and capitals do not count in what people write.
  facts jsonb NOT NULL,
  PRIMARY KEY (type, asked, internal_id)
);
CREATE INDEX content_listing_id ON content_listing (id, asked);
CREATE INDEX content_listing_plain ON content_listing (type, asked, langcode COLLATE "C") WHERE plain;
CREATE INDEX content_listing_window ON content_listing (type, asked, shown_until);
CREATE INDEX content_listing_other ON content_listing (type, asked, internal_id) WHERE NOT plain;
CREATE INDEX content_listing_news ON content_listing
  (type, asked, ((facts ->> 'news_date') COLLATE "C") DESC NULLS LAST, created DESC NULLS LAST, internal_id);
CREATE INDEX content_listing_facts ON content_listing USING gin (facts jsonb_path_ops);

-- Notices are mostly over, and other types never are: without this the planner takes them for alike.
CREATE STATISTICS content_listing_windows (mcv) ON type, shown_until, plain FROM content_listing;

CREATE FUNCTION content_facts(attributes jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_object_agg(key,
      CASE jsonb_typeof(value) WHEN 'string' THEN to_jsonb(lower(unaccent(value #>> '{}'))) ELSE value END), '{}')
  FROM jsonb_each(attributes) WHERE jsonb_typeof(value) IN ('string', 'number', 'boolean') AND key NOT LIKE '$%'
$$;

CREATE FUNCTION content_listed(i content_items, t content_translations, asked text) RETURNS SETOF content_listing
LANGUAGE sql STABLE AS $$
  SELECT i.type, asked, i.internal_id, i.id, i.entity, t.langcode, t.version, t.revision_id, t.status, t.alias, t.alias_id,
    t.created, t.changed, shown_from, shown_until,
    t.status AND t.attributes ->> 'audience' IS NULL AND coalesce(t.attributes ->> 'non_public', 'false') <> 'true'
      AND shown_from = '-infinity' AND shown_until = 'infinity',
    content_facts(t.attributes)
  FROM (SELECT
    coalesce((t.attributes ->> 'date_publication_start')::timestamptz, (t.attributes ->> 'date_notice_start')::timestamptz,
      '-infinity') AS shown_from,
    coalesce((t.attributes ->> 'date_publication_end')::timestamptz, (t.attributes ->> 'date_notice_end')::timestamptz,
      'infinity') AS shown_until) posted
$$;

CREATE FUNCTION content_list_items(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM content_listing WHERE id = ANY (ids);
  INSERT INTO content_listing
  SELECT listed.* FROM content_items i
  CROSS JOIN (VALUES ('fr'), ('en')) AS language (asked)
  CROSS JOIN LATERAL (SELECT x FROM content_translations x WHERE x.item_id = i.id AND x.version = 'default'
    ORDER BY (x.langcode = language.asked) DESC, x.langcode LIMIT 1) t
  CROSS JOIN LATERAL content_listed(i, t.x, language.asked) AS listed
  WHERE i.id = ANY (ids) AND i.entity <> 'paragraph'
$$;

-- Each statement that writes translations lists their items anew.
CREATE FUNCTION content_list_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM content_list_items(ARRAY(SELECT DISTINCT item_id FROM written));
  RETURN NULL;
END $$;
CREATE TRIGGER content_translations_inserted AFTER INSERT ON content_translations
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION content_list_written();
CREATE TRIGGER content_translations_updated AFTER UPDATE ON content_translations
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION content_list_written();
CREATE TRIGGER content_translations_deleted AFTER DELETE ON content_translations
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION content_list_written();

SELECT content_list_items(ARRAY(SELECT id FROM content_items WHERE entity <> 'paragraph'));
