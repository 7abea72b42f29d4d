-- Who changed what. Nothing is ever taken out of it by the program.
CREATE TABLE content_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- The name that whoever wrote gave or was known by.
  actor text NOT NULL,
  action text NOT NULL CHECK (action IN ('create', 'change', 'delete', 'settings')),
  -- The wire type and the uuid of the item; none for settings.
  item_type text,
  item_id uuid,
  -- Which attributes and relationships were written.
  fields jsonb NOT NULL
);
CREATE INDEX content_audit_item ON content_audit (item_id);
