-- What is ranked is read as it is stored: to unpack a compressed text takes the embedded database four times as long as to
-- read it. The index of the search is filled anew when the program starts, so that its rows are stored so.
ALTER TABLE content_search ALTER COLUMN words SET STORAGE EXTERNAL;
ALTER TABLE content_search_text ALTER COLUMN lead SET STORAGE EXTERNAL;
ALTER TABLE content_search_text ALTER COLUMN body SET STORAGE EXTERNAL;

-- In how many texts a word is that everybody may read at any time: such a word may be told without asking the texts.
ALTER TABLE content_vocabulary ADD COLUMN open_uses integer NOT NULL DEFAULT 0;
