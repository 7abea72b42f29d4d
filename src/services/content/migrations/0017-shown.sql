-- Who is shown what, as functions: each of these questions is planned once in a session. As one statement, with all that may
-- stand in a block of a page, they took far longer to plan than to answer.

-- Published, inside its window, and for whoever looks. The same as `isOpenNow` of the program.
CREATE FUNCTION content_is_open(l content_listing, for_employee boolean, moment timestamptz, closed_types text[])
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT l.status AND l.shown_from <= moment AND l.shown_until >= moment
    AND (for_employee OR (l.facts ->> 'audience' IS NULL AND l.type <> ALL (closed_types)))
$$;

-- Whether a block stands in one that is switched off, or is so itself: blocks stand one in the other.
CREATE FUNCTION content_stands_in_closed(block uuid, lang text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    WITH RECURSIVE o (id, owner_id, status) AS (
      SELECT i.id, i.owner_id, true FROM content_items i WHERE i.id = block AND i.owner_id IS NOT NULL
      UNION
      SELECT v.id, v.owner_id, y.status FROM o
      JOIN content_references w ON w.target_id = o.id AND w.langcode = lang AND w.version = 'default'
      JOIN content_items v ON v.id = w.source_id AND v.owner_id = o.owner_id
      JOIN content_translations y ON y.item_id = v.id AND y.langcode = lang AND y.version = 'default')
    SELECT FROM o WHERE NOT o.status);
END $$;

-- From an item or a block that is shown, in a language, to the page it stands on.
CREATE FUNCTION content_holders(source uuid, lang text) RETURNS SETOF content_listing LANGUAGE plpgsql STABLE ROWS 1 AS $$
BEGIN
  RETURN QUERY
    SELECT l.* FROM content_items s
    JOIN content_translations x ON x.item_id = s.id AND x.langcode = lang AND x.version = 'default' AND x.status
    JOIN content_listing l ON l.id = coalesce(s.owner_id, s.id) AND l.asked = lang AND l.langcode = lang
    WHERE s.id = source AND (s.owner_id IS NULL OR NOT content_stands_in_closed(s.id, lang));
END $$;

-- A page that is open refers to it. What only a draft or an old revision shows is closed.
CREATE FUNCTION content_is_referred_to(item uuid, for_employee boolean, moment timestamptz, closed_types text[])
RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM content_references r, content_holders(r.source_id, r.langcode) l
    WHERE r.target_id = item AND r.version = 'default'
      AND content_is_open(l, for_employee, moment, closed_types));
END $$;

-- A picture or a film: a page shows it, or its category lists it in the archive, whatever shows it besides; what employees
-- alone are shown now is theirs. A draft, an old revision and a page before or after its days count for nothing.
CREATE FUNCTION content_media_is_shown(item uuid, for_employee boolean, moment timestamptz, closed_types text[])
RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN content_is_referred_to(item, for_employee, moment, closed_types)
    OR (EXISTS (SELECT FROM content_references a
          WHERE a.source_id = item AND a.version = 'default' AND a.field = 'category')
        AND NOT content_is_referred_to(item, true, moment, closed_types));
END $$;

-- By its address in a text of an open item or of a form, in a menu, or in the alert that is switched on. The planner takes
-- menus for far longer than they are: compiled, the question took a second.
CREATE FUNCTION content_is_linked_to(item uuid, for_employee boolean, moment timestamptz, closed_types text[])
RETURNS boolean LANGUAGE plpgsql STABLE SET jit = off AS $$
DECLARE
  address text;
  of_file text;
BEGIN
  FOR of_file IN
    SELECT DISTINCT split_part(t.attributes -> 'uri' ->> 'url', '/', 3) FROM content_translations t
    WHERE t.item_id = item AND t.version = 'default'
  LOOP
    address := '%/files/' || of_file || '/%';
    IF EXISTS (
        SELECT FROM content_mentions n, content_holders(n.item_id, n.langcode) l
        WHERE n.hash = of_file
          AND ((content_is_open(l, for_employee, moment, closed_types)
              AND (l.entity <> 'media' OR content_media_is_shown(l.id, for_employee, moment, closed_types)))
            OR (l.type = 'webforms' AND l.status)))
      OR EXISTS (
        WITH RECURSIVE shown (entry) AS (
          SELECT jsonb_path_query(items, '$[*] ? (!(@.enabled == false))') FROM content_menus
          UNION ALL SELECT jsonb_path_query(entry, '$.children[*] ? (!(@.enabled == false))') FROM shown)
        SELECT FROM shown WHERE (entry - 'children')::text LIKE address)
      OR EXISTS (
        SELECT FROM content_settings
        WHERE name = 'client' AND value -> 'alert' ->> 'activation' = 'true'
          AND coalesce(nullif(value -> 'alert' ->> 'until', '')::timestamptz > moment, true)
          AND (value -> 'alert')::text LIKE address)
    THEN RETURN true; END IF;
  END LOOP;
  RETURN false;
END $$;

-- A file: a page shows it by itself, a picture or a film where it is shown itself, or something links to it.
CREATE FUNCTION content_file_is_shown(item uuid, for_employee boolean, moment timestamptz, closed_types text[])
RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
      SELECT FROM content_references r, content_holders(r.source_id, r.langcode) l
      WHERE r.target_id = item AND r.version = 'default'
        AND content_is_open(l, for_employee, moment, closed_types)
        AND (l.entity <> 'media' OR content_media_is_shown(l.id, for_employee, moment, closed_types)))
    OR content_is_linked_to(item, for_employee, moment, closed_types);
END $$;
