-- What is replaced is kept: its version becomes `r` and the number of its revision, and its references follow it.
ALTER TABLE content_translations
  DROP CONSTRAINT content_translations_version_check,
  ADD CONSTRAINT content_translations_version_check CHECK (version ~ '^(default|working|r[0-9]+)$');
ALTER TABLE content_references
  DROP CONSTRAINT content_references_source_id_langcode_version_fkey,
  ADD CONSTRAINT content_references_source_id_langcode_version_fkey FOREIGN KEY (source_id, langcode, version)
    REFERENCES content_translations (item_id, langcode, version) ON UPDATE CASCADE ON DELETE CASCADE;

-- The revision that each language of the item has had since, by language.
ALTER TABLE content_audit ADD COLUMN revisions jsonb NOT NULL DEFAULT '{}';

ALTER TABLE content_audit
  DROP CONSTRAINT content_audit_action_check,
  ADD CONSTRAINT content_audit_action_check CHECK (action IN ('create', 'change', 'delete', 'settings', 'menu'));
