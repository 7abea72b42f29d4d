-- Who asks for a file gives its hash, which stands in the address of the items that tell of it.
CREATE INDEX content_translations_file ON content_translations (split_part(attributes -> 'uri' ->> 'url', '/', 3));
