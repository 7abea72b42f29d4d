-- The content service: items of the wire, one row per language and version, and what they refer to.

CREATE TABLE content_items (
  id uuid PRIMARY KEY,
  key text UNIQUE,
  type text NOT NULL,
  entity text NOT NULL,
  internal_id integer NOT NULL,
  -- The page a block belongs to; blocks live and die with it.
  owner_id uuid REFERENCES content_items (id) ON DELETE CASCADE,
  UNIQUE (entity, internal_id)
);
CREATE INDEX content_items_type ON content_items (type);
CREATE INDEX content_items_owner ON content_items (owner_id);

CREATE TABLE content_translations (
  item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  langcode text NOT NULL,
  -- `default` is what visitors get, `working` the draft over it.
  version text NOT NULL CHECK (version IN ('default', 'working')),
  revision_id integer NOT NULL UNIQUE,
  status boolean NOT NULL,
  alias text,
  alias_id integer,
  attributes jsonb NOT NULL,
  created timestamptz NOT NULL,
  changed timestamptz NOT NULL,
  PRIMARY KEY (item_id, langcode, version)
);
CREATE UNIQUE INDEX content_translations_alias ON content_translations (langcode, alias)
  WHERE version = 'default' AND alias IS NOT NULL;

-- A target may be gone: the wire then says `missing`, so there is no foreign key on it.
CREATE TABLE content_references (
  source_id uuid NOT NULL,
  langcode text NOT NULL,
  version text NOT NULL,
  field text NOT NULL,
  delta integer NOT NULL,
  target_id uuid NOT NULL,
  meta jsonb,
  PRIMARY KEY (source_id, langcode, version, field, delta),
  FOREIGN KEY (source_id, langcode, version)
    REFERENCES content_translations (item_id, langcode, version) ON DELETE CASCADE
);
CREATE INDEX content_references_target ON content_references (target_id);

CREATE TABLE content_menus (
  name text PRIMARY KEY,
  items jsonb NOT NULL
);

CREATE TABLE content_settings (
  name text PRIMARY KEY,
  value jsonb NOT NULL
);

-- The last number given, by kind: numbers are never reused and have no gaps from a failed save.
CREATE TABLE content_counters (
  name text PRIMARY KEY,
  last integer NOT NULL
);
